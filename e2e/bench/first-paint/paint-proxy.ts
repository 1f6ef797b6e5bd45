import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import { ownCertificate } from "../../webkit/tls-proxy.ts";
import { asBrotli, barePage } from "./bare-page.ts";

export type Protocol = "HTTP/1.1" | "HTTP/2";

export interface PaintProxy {
  readonly url: string;
  /** The address of a page with one style sheet and nothing else. */
  readonly bareUrl: (path: string) => string;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Uint8Array;
}

/** Below this folder are the pages with one style sheet and nothing else. */
const bare = "/~bare";
const bareSheet = "/~bare-sheet";
/** Headers that belong to one connection, which HTTP/2 does not have. */
const ofConnection = /^(?:connection|keep-alive|transfer-encoding)$/i;

/** Answers for the server at `target`, from memory after the first time, so that the server takes no time. */
export async function startPaintProxy(protocol: Protocol, target: string): Promise<PaintProxy> {
  const known = new Map<string, Promise<Answer>>();
  const answerTo = (path: string, headers: IncomingHttpHeaders): Promise<Answer> => {
    const key = `${path} ${headers["accept-encoding"] ?? ""}`;
    const answer = known.get(key) ?? find(path, headers);
    known.set(key, answer);
    return answer;
  };
  const find = async (path: string, headers: IncomingHttpHeaders): Promise<Answer> => {
    if (!path.startsWith(bare)) return ask(target + path, headers);
    const isSheet = path.startsWith(bareSheet);
    const page = path.slice(isSheet ? bareSheet.length : bare.length);
    const { html, sheet } = await barePage(target + page, bareSheet + page);
    const type = isSheet ? "text/css; charset=utf-8" : "text/html; charset=utf-8";
    const body = asBrotli(isSheet ? sheet : html);
    return { status: 200, headers: { "content-type": type, "content-encoding": "br" }, body };
  };

  const listener = (
    { url = "/", headers }: { readonly url?: string | undefined; readonly headers: IncomingHttpHeaders },
    outgoing: {
      readonly writeHead: (status: number, headers: Answer["headers"]) => unknown;
      readonly end: (body: Uint8Array) => unknown;
    },
  ): void => {
    void answerTo(url, headers).then(({ status, headers, body }) => {
      outgoing.writeHead(status, headers);
      outgoing.end(body);
    });
  };
  const server = protocol === "HTTP/2" ? createSecureServer(ownCertificate(), listener) : createServer(listener);
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `${protocol === "HTTP/2" ? "https" : "http"}://127.0.0.1:${port}`;
  return {
    url,
    bareUrl: (path) => url + bare + path,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}

async function ask(url: string, headers: IncomingHttpHeaders): Promise<Answer> {
  const asked = request(url, { headers: { "accept-encoding": headers["accept-encoding"] ?? "" } }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined || ofConnection.test(name) ? [] : [[name, value] as const],
  );
  return {
    status: answer.statusCode ?? 502,
    headers: Object.fromEntries(kept),
    body: Buffer.concat(await answer.toArray()),
  };
}
