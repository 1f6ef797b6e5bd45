import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { build, type Rolldown } from "vite";
import { type EditorName, editorPage } from "./editor-pages.ts";

/** A site whose CMS has the editors. */
export interface EditorSite {
  /** Address of the page of an editor whose tools are those of `host`. */
  readonly page: (name: EditorName, host: string) => string;
  readonly close: () => Promise<void>;
}

const plugins = join(import.meta.dirname, "../../../cms-snippets/editors/dist");
const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
};

export async function openEditorSite(): Promise<EditorSite> {
  const tiptap = await bundleTiptap();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const path = normalize(url.pathname);
    const [, folder = "", ...rest] = path.split("/");
    const send = (type: string, body: string | Buffer) => response.writeHead(200, { "content-type": type }).end(body);
    const html = "text/html; charset=utf-8";
    if (folder === "editors") return send(html, editorPage(rest[0] as EditorName, url.searchParams.get("host") ?? ""));
    if (path === "/tiptap.js") return send("text/javascript", tiptap);
    const file = {
      node_modules: join(import.meta.dirname, path),
      plugins: join(plugins, ...rest),
    }[folder];
    const content = file === undefined ? undefined : await readFile(file).catch(() => undefined);
    if (content === undefined) return response.writeHead(404).end();
    return send(types[extname(path)] ?? "application/octet-stream", content);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has no port");
  return {
    page: (name, host) => `http://localhost:${address.port}/editors/${name}?host=${encodeURIComponent(host)}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

const modules = `
  export * from "@tiptap/core";
  export { closeHistory } from "@tiptap/pm/history";
  export { StarterKit } from "@tiptap/starter-kit";`;

/** Tiptap consists of 30 packages, which a site bundles. */
async function bundleTiptap(): Promise<string> {
  const id = join(import.meta.dirname, "tiptap-of-site.js");
  const { output } = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "warn",
    plugins: [
      {
        name: "tiptap-of-site",
        resolveId: (source) => (source === id ? source : undefined),
        load: (source) => (source === id ? modules : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: id, preserveEntrySignatures: "strict", output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
