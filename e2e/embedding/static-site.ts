import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/** A site on another origin, which serves pages that tests write. */
export interface StaticSite {
  readonly origin: string;
  /** Serves a page at a new address and returns the address. */
  readonly page: (html: string, headers?: Readonly<Record<string, string>>) => string;
  /** Resolves with the body of the next POST to the site. */
  readonly posted: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function openStaticSite(): Promise<StaticSite> {
  const pages = new Map<string, { readonly html: string; readonly headers: Readonly<Record<string, string>> }>();
  const waiting: ((body: string) => void)[] = [];
  const server = createServer((request, response) => {
    if (request.method === "POST") {
      void text(request).then((body) => {
        for (const resolve of waiting.splice(0)) resolve(body);
        response.writeHead(204).end();
      });
      return;
    }
    const page = pages.get(new URL(request.url ?? "/", "http://localhost").pathname);
    response.writeHead(page ? 200 : 404, { "content-type": "text/html; charset=utf-8", ...page?.headers });
    response.end(page?.html ?? "");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has no port");
  // The host name differs, so that the browser counts this as another site.
  const origin = `http://localhost:${address.port}`;

  return {
    origin,
    page: (html, headers = {}) => {
      const path = `/page-${pages.size + 1}`;
      pages.set(path, { html, headers });
      return origin + path;
    },
    posted: () => new Promise((resolve) => waiting.push(resolve)),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
