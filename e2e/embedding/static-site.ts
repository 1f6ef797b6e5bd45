import { once } from "node:events";
import { createServer } from "node:http";

/** A site of somebody else, on an origin of its own, that serves what it is given. */
export interface StaticSite {
  readonly origin: string;
  /** Serves a page under an address that nobody had before, and tells the address. */
  readonly page: (html: string) => string;
  readonly close: () => Promise<void>;
}

export async function openStaticSite(): Promise<StaticSite> {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const html = pages.get(new URL(request.url ?? "/", "http://localhost").pathname);
    response.writeHead(html === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(html ?? "");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has no port");
  // Another name, not just another port, so that it is another site to the browser too.
  const origin = `http://localhost:${address.port}`;

  return {
    origin,
    page: (html) => {
      const path = `/page-${pages.size + 1}`;
      pages.set(path, html);
      return origin + path;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
