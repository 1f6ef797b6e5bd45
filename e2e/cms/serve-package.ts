import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";

export interface PackageSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
};

/**
 * A site that serves texts by their path, and else the files of a folder. A text is one that a person who installs the
 * package writes, or a page of a test.
 */
export async function servePackage(folder: string, texts: Readonly<Record<string, string>>): Promise<PackageSite> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    const content = texts[path] ?? (await readFile(join(folder, path)).catch(() => undefined));
    response.writeHead(content === undefined ? 404 : 200, {
      "content-type": types[extname(path)] ?? "text/html; charset=utf-8",
    });
    response.end(content);
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has no port");
  return {
    // The host name differs from that of the tools, so that the browser counts this as another site.
    origin: `http://localhost:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
