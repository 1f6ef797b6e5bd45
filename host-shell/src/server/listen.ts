import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { StartRefused } from "../settings/start-refused.ts";
import { discardRest } from "./discard-rest.ts";

export interface ListenOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
}

export interface HttpServer {
  /** The port that was taken. */
  readonly port: number;
  /** Accepts no more connections. Resolves when all calls are answered; those that take longer are cut off. */
  readonly close: (patienceMs: number) => Promise<void>;
}

interface App {
  readonly fetch: Parameters<typeof getRequestListener>[0];
}

/** Node takes 16 kB, with the address; that of `/replay` carries a lockfile. */
const maxHeaderSize = 64 * 1024;

/** A call that is on its way when the server stops is taken for as long. */
const unusedMs = 50;

/** Puts the app for a port on it. Throws `StartRefused` if it is taken. */
export async function listen(appFor: (port: number) => App, { host, port }: ListenOptions): Promise<HttpServer> {
  const server = createServer({ maxHeaderSize });
  let closing = false;
  /** Connections that nothing was asked on: browsers open some ahead, and Node does not take them for idle. */
  const unused = new Set<Socket>();
  server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.on("request", (incoming, outgoing) => {
    unused.delete(incoming.socket);
    outgoing.once("finish", () => discardRest(incoming));
    outgoing.once("close", () => {
      // A connection that is kept for further calls would keep the server from closing.
      if (closing) setImmediate(() => server.closeIdleConnections());
    });
  });
  const taken = await start(server, host, port);
  // Nothing may be awaited from here on: connections are accepted when this turn is over, and they must find the app.
  const answer = getRequestListener(appFor(taken).fetch, { autoCleanupIncoming: false });
  // It answers every failure itself and never rejects.
  server.on("request", (incoming, outgoing) => void answer(incoming, outgoing));
  return {
    port: taken,
    async close(patienceMs) {
      closing = true;
      const closed = once(server, "close");
      server.close();
      const letGo = setTimeout(() => {
        for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
      }, unusedMs);
      const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearTimeout(letGo);
      clearTimeout(cutOff);
    },
  };
}

/** Resolves with the port that was taken. */
async function start(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw portRefused(error, host, port);
  }
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

function portRefused(cause: unknown, host: string, port: number): StartRefused {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return new StartRefused(`${objectionTo(code, host, port)}.`, { cause });
}

function objectionTo(code: unknown, host: string, port: number): string {
  switch (code) {
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST ${host} is no address of this machine: set it to one, or to 0.0.0.0 for all`;
    case "EACCES":
      return `PORT ${port} is not for the user of this server: set one from 1024 on`;
    case "EADDRINUSE":
      return `Port ${port} on ${host} is taken: stop what uses it, or set PORT`;
    default:
      return `Port ${port} on ${host} cannot be used: set another PORT or HOST`;
  }
}
