import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";

/** A server of files on an origin of its own, as a CDN is. */
export interface Cdn {
  /** Where the folder is, ending in a slash. */
  readonly url: string;
  /** The paths that were asked for, from the folder. */
  readonly asked: readonly string[];
  /** From now on what is served at a path is not what lies in the folder. */
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

/** Serves a folder. It knows nothing of the host: what is not a file there is not found. */
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
