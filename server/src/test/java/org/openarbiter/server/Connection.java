package org.openarbiter.server;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A connection that is kept, with as little work on this side as can be. */
final class Connection implements Closeable {
    private final Socket socket;
    private final InputStream in;
    private int status;

    Connection(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(60_000);
        in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
    }

    /** The status of the last answer. */
    int status() {
        return status;
    }

    /** Asks and returns the body of the answer. */
    byte[] ask(String line, String token, byte[] body) throws IOException {
        String head = line + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: " + body.length
                + (token.isEmpty() ? "" : "\r\nAuthorization: Bearer " + token) + "\r\n\r\n";
        byte[] request = new byte[head.length() + body.length];
        System.arraycopy(head.getBytes(StandardCharsets.ISO_8859_1), 0, request, 0, head.length());
        System.arraycopy(body, 0, request, head.length(), body.length);
        socket.getOutputStream().write(request);
        status = Integer.parseInt(line().substring(9, 12));
        int length = 0;
        boolean chunked = false;
        for (String header = line(); !header.isEmpty(); header = line()) {
            if (header.regionMatches(true, 0, "content-length:", 0, 15)) {
                length = Integer.parseInt(header.substring(15).strip());
            } else if (header.regionMatches(true, 0, "transfer-encoding:", 0, 18)) {
                chunked = true;
            }
        }
        if (!chunked) {
            return in.readNBytes(length);
        }
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
            whole.writeBytes(in.readNBytes(size));
            line();
        }
        line();
        return whole.toByteArray();
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int read = in.read(); read != '\n'; read = in.read()) {
            if (read < 0) {
                throw new IOException("cut off");
            }
            if (read != '\r') {
                line.append((char) read);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
