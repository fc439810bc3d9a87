import org.jspecify.annotations.NullMarked;

/** Rulings and refereed games over HTTP, with a page for the browser. */
@NullMarked
module org.openarbiter.server {
    requires static org.jspecify;
    requires org.openarbiter.archive;
    requires org.openarbiter.dragons;
    requires org.openarbiter.rules;
    requires org.openarbiter.wire;
    requires ch.qos.logback.classic;
    requires ch.qos.logback.core;
    requires com.fasterxml.jackson.databind;
    requires com.github.benmanes.caffeine;
    requires com.zaxxer.hikari;
    requires flyway.core;
    requires info.picocli;
    requires io.javalin;
    requires jakarta.servlet;
    requires java.net.http;
    requires java.sql;
    requires micrometer.core;
    requires micrometer.registry.prometheus;
    requires org.eclipse.jetty.server;
    requires org.jdbi.v3.core;
    requires org.postgresql.jdbc;
    requires org.slf4j;

    opens org.openarbiter.server to
            info.picocli;
}
