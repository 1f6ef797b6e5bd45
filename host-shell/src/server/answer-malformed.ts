import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { eachHeader, type HeaderPairs } from "../http/header-pairs.ts";

/** Node's codes of requests that it cannot read; all others are 400. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const lingerMs = 1_000;

/**
 * Answers a request that Node cannot parse with the status that Node would choose, and with the headers `always`, as
 * all other answers.
 */
export function answerMalformed(server: Server, always: HeaderPairs): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on("request", ({ socket }, outgoing) => latest.set(socket, outgoing));
  const lines = ["cache-control: no-store", "connection: close", "content-length: 0"];
  eachHeader(always, (name, value) => lines.push(`${name}: ${value}`));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const under = latest.get(socket);
    // A second head in the middle of an answer would be read as part of its body.
    const isFree = !under || !under.headersSent || under.writableFinished;
    if (!socket.writable || !isFree) {
      socket.destroy(error);
      return;
    }
    const status = statusOf[error.code ?? ""] ?? 400;
    // With unread data, an immediate end resets the connection, which can discard the answer on its way.
    setTimeout(() => socket.destroy(error), lingerMs).unref();
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n`);
  });
}
