import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";

/** A file server on another origin, like a CDN. */
export interface Cdn {
  /** Address of the folder, with a slash at the end. */
  readonly url: string;
  /** Requested paths, relative to the folder. */
  readonly asked: readonly string[];
  /** Changes a file while it is served. */
  readonly alter: (path: string, change: (text: string) => string) => void;
  readonly restore: () => void;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".html": "text/html",
};

/** Serves a folder; answers 404 for everything else. */
export async function startCdn(folder: string): Promise<Cdn> {
  const asked: string[] = [];
  const alterations = new Map<string, (text: string) => string>();
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://cdn").pathname).replace("/files/", "");
    asked.push(path);
    const text = await readFile(join(folder, path), "utf8").catch(() => undefined);
    response.writeHead(text === undefined ? 404 : 200, {
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "access-control-allow-origin": "*",
    });
    response.end(text === undefined ? "" : (alterations.get(path)?.(text) ?? text));
  };
  const server = createServer((request, response) => void serve(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has no port");
  return {
    url: `http://localhost:${address.port}/files/`,
    asked,
    alter: (path, change) => void alterations.set(path, change),
    restore: () => alterations.clear(),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
