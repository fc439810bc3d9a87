package org.openarbiter.server.http;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * Takes the address of a client from what the proxy in front has added to {@code X-Forwarded-For}: the last entry. Those before it come from
 * the client, who may write what he likes.
 */
public final class Forwarded implements HttpConfiguration.Customizer {
    /** For a server behind one proxy. */
    public Forwarded() {}

    @Override
    public Request customize(Request request, HttpFields.Mutable headers) {
        String all = request.getHeaders().getLast(HttpHeader.X_FORWARDED_FOR);
        if (all == null) {
            return request;
        }
        String last = all.substring(all.lastIndexOf(',') + 1).strip();
        if (last.isEmpty()) {
            return request;
        }
        InetSocketAddress client = InetSocketAddress.createUnresolved(last, 0);
        ConnectionMetaData connection = new ConnectionMetaData.Wrapper(request.getConnectionMetaData()) {
            @Override
            public SocketAddress getRemoteSocketAddress() {
                return client;
            }
        };
        return new Request.Wrapper(request) {
            @Override
            public ConnectionMetaData getConnectionMetaData() {
                return connection;
            }
        };
    }
}
