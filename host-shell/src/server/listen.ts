import { once } from "node:events";
import { createServer, type Server } from "node:http";
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

/** Puts an app on a port. Throws `StartRefused` if it is taken. */
export async function listen(
  app: { readonly fetch: Parameters<typeof getRequestListener>[0] },
  { host, port }: ListenOptions,
): Promise<HttpServer> {
  const answer = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  // It answers every failure itself and never rejects.
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  let closing = false;
  server.on("request", (incoming, outgoing) => {
    outgoing.once("finish", () => discardRest(incoming));
    outgoing.once("close", () => {
      // A connection that is kept for further calls would keep the server from closing.
      if (closing) setImmediate(() => server.closeIdleConnections());
    });
  });
  await start(server, host, port);

  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    async close(patienceMs) {
      closing = true;
      const closed = once(server, "close");
      server.close();
      const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearTimeout(cutOff);
    },
  };
}

async function start(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const reason =
      error instanceof Error && "code" in error && error.code === "EADDRINUSE" ? "is taken" : "cannot be used";
    throw new StartRefused(`Port ${port} on ${host} ${reason}: stop what uses it, or set PORT.`, { cause: error });
  }
}
