import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { eachHeader, type HeaderPairs } from "../http/header-pairs.ts";

/** The statuses for Node's codes of unreadable requests; all other codes are answered with 400. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const lingerMs = 1_000;

/**
 * Answers a request that Node cannot parse with the status that Node would use, and with the headers `always` of all
 * other answers.
 */
export function answerMalformed(server: Server, always: HeaderPairs): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on("request", ({ socket }, outgoing) => latest.set(socket, outgoing));
  const lines = ["cache-control: no-store", "connection: close", "content-length: 0"];
  eachHeader(always, (name, value) => lines.push(`${name}: ${value}`));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const under = latest.get(socket);
    // A response written in the middle of an earlier one would be read as part of the earlier one's body.
    const isFree = !under || !under.headersSent || under.writableFinished;
    if (!socket.writable || !isFree) {
      socket.destroy(error);
      return;
    }
    const status = statusOf[error.code ?? ""] ?? 400;
    // With unread data, closing the socket immediately would reset the connection, and the answer could be lost.
    setTimeout(() => socket.destroy(error), lingerMs).unref();
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n`);
  });
}
