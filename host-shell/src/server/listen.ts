import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { eachHeader, type HeaderPairs } from "../http/header-pairs.ts";
import { isWellAddressed } from "../http/well-addressed.ts";
import { StartRefused } from "../settings/start-refused.ts";
import { answerMalformed } from "./answer-malformed.ts";
import { type DiscardLimit, discardRest } from "./discard-rest.ts";
import { type BodyPace, usualBodyPace, watchBody } from "./watch-body.ts";

export interface ListenOptions {
  readonly host: string;
  /** Port number; 0 chooses a free one. */
  readonly port: number;
  /** The names of the settings for host and port, for errors. */
  readonly names?: { readonly host: string; readonly port: string };
  /** Milliseconds that a connection without a request stays open. Default: 65 seconds. */
  readonly keepAliveMs?: number;
  /** Milliseconds that the headers of a request may take. Default: 30 seconds. */
  readonly headersMs?: number;
  /** Default: `usualBodyPace`. */
  readonly bodyPace?: BodyPace;
  /** Default: the usual limit. */
  readonly discardLimit?: DiscardLimit;
}

export interface HttpServer {
  /** The port in use. */
  readonly port: number;
  /** Answers the next requests with another app, with the `always` headers of the first app. */
  readonly use: (app: Omit<App, "always">) => void;
  /** Continues to answer, but asks each client to reconnect, so that a load balancer connects it to another server. */
  readonly drain: () => void;
  /**
   * Accepts no new connections. Resolves when all calls are answered; calls that take longer than `timeoutMs` are
   * aborted.
   */
  readonly close: (timeoutMs: number) => Promise<void>;
}

export interface App {
  readonly fetch: Parameters<typeof getRequestListener>[0];
  /** Headers for every response that does not set them itself. */
  readonly always?: HeaderPairs;
  /** Answers a request from memory, with all its headers, without routing. Returns whether it did. */
  readonly answerCached?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
}

/**
 * The most bytes of the address and headers of a request. Node's default is 16 kB. The address of `/replay` contains a
 * lockfile.
 */
const maxHeaderSize = 64 * 1024;

/**
 * Milliseconds after which a stopping server closes connections without a request. A request may already be under way.
 */
const unusedMs = 50;

const tooSlow = Object.assign(new Error("The body arrives too slowly."), { code: "ERR_HTTP_REQUEST_TIMEOUT" });

/** Serves the app that `appFor` returns for the port. Throws `StartRefused` if the port cannot be used. */
export async function listen(appFor: (port: number) => App, options: ListenOptions): Promise<HttpServer> {
  // `requireHostHeader` is off, since Node would answer a request without a host itself, without our headers.
  const { keepAliveMs = 65_000, headersMs = 30_000, bodyPace = usualBodyPace, discardLimit } = options;
  const server = createServer({
    maxHeaderSize,
    requireHostHeader: false,
    keepAliveTimeout: keepAliveMs,
    headersTimeout: headersMs,
    // A large upload on a slow connection takes longer; `bodyPace` limits it.
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(headersMs, 5_000),
  });
  let draining = false;
  let closing = false;
  /** Connections that have not sent a request. Browsers open some in advance, and Node does not count them as idle. */
  const unused = new Set<Socket>();
  server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  const prepare = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    discardRest(incoming, outgoing, discardLimit);
    outgoing.once("close", () => {
      // An open keep-alive connection would prevent the server from closing.
      if (closing) setImmediate(() => server.closeIdleConnections());
    });
  };
  const taken = await start(server, options);
  // No await from here on: connections are accepted after this turn of the event loop and need the app.
  const first = appFor(taken);
  const { always = [] } = first;
  let app: Omit<App, "always"> = first;
  const listenerOf = ({ fetch }: Pick<App, "fetch">) =>
    getRequestListener(fetch, { autoCleanupIncoming: false, hostname: "localhost" });
  let answer = listenerOf(first);
  const refuse = (status: 400 | 417) => (incoming: IncomingMessage, outgoing: ServerResponse) => {
    unused.delete(incoming.socket);
    prepare(incoming, outgoing);
    eachHeader(always, (name, value) => outgoing.setHeader(name, value));
    outgoing.writeHead(status, { "cache-control": "no-store", "content-length": 0, connection: "close" }).end();
  };
  answerMalformed(server, always);
  server.on("checkExpectation", refuse(417));
  const refuseAddress = refuse(400);
  server.on("request", (incoming, outgoing) => {
    if (!isWellAddressed(incoming)) return refuseAddress(incoming, outgoing);
    unused.delete(incoming.socket);
    if (draining) outgoing.setHeader("connection", "close");
    if (!closing && answeredAtOnce(app, incoming, outgoing)) return;
    prepare(incoming, outgoing);
    eachHeader(always, (name, value) => outgoing.setHeader(name, value));
    // A body that is too slow is answered like headers that take too long.
    watchBody(incoming, outgoing, bodyPace, () => server.emit("clientError", tooSlow, incoming.socket));
    // `answer` handles every failure itself and never rejects.
    void answer(incoming, outgoing);
  });
  return {
    port: taken,
    use(next) {
      app = next;
      answer = listenerOf(next);
    },
    drain() {
      draining = true;
    },
    async close(timeoutMs) {
      draining = true;
      closing = true;
      const closed = once(server, "close");
      server.close();
      const closeUnused = setTimeout(() => {
        for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
      }, unusedMs);
      const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs);
      await closed;
      clearTimeout(closeUnused);
      clearTimeout(cutOff);
    },
  };
}

/** Answers from memory, if possible. After an error, the request is passed to the routes, which report the error. */
function answeredAtOnce(
  { answerCached }: Pick<App, "answerCached">,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  try {
    return answerCached?.(incoming, outgoing) ?? false;
  } catch {
    return outgoing.headersSent;
  }
}

/** Starts the server. Resolves with its port. */
async function start(server: Server, options: ListenOptions): Promise<number> {
  const { host, port } = options;
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw portRefused(error, options);
  }
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

function portRefused(cause: unknown, options: ListenOptions): StartRefused {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return new StartRefused(`${objectionTo(code, options)}.`, { cause });
}

function objectionTo(code: unknown, { host, port, names = { host: "HOST", port: "PORT" } }: ListenOptions): string {
  switch (code) {
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `${names.host} ${host} is not an address of this machine: set it to one, or to 0.0.0.0 for all`;
    case "EACCES":
      return `${names.port} ${port} is reserved for other users: set a port from 1024 on`;
    case "EADDRINUSE":
      return `Port ${port} on ${host} is in use: stop the program that uses it, or set ${names.port}`;
    default:
      return `Port ${port} on ${host} cannot be used: set another ${names.port} or ${names.host}`;
  }
}
