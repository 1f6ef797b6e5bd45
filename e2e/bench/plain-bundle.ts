import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { once } from "node:events";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { pageHtml } from "../embedding/page-html.ts";

const repository = join(import.meta.dirname, "../..");
// Packages are found from here, so that all widgets of a bundle have one React.
const home = join(repository, "widgets/cv-check");

export interface ComparedPages {
  /** Address of the page with the loader of a host on another origin. */
  readonly federated: string;
  /** Address of the same page with its widgets in one plain bundle. */
  readonly plain: string;
  readonly close: () => Promise<void>;
}

/** Serves a page with the widgets, which are loaded at once, in both forms. */
export async function serveComparedPages(hostUrl: string, widgets: readonly string[]): Promise<ComparedPages> {
  const places = widgets.map((name) => `<div data-widget="${name}" data-widget-load="eager"></div>`).join("\n");
  const answers = new Map([
    ["/federated", answer("text/html; charset=utf-8", pageHtml({ loader: `${hostUrl}/loader.js`, body: places }))],
    ["/plain", answer("text/html; charset=utf-8", pageHtml({ loader: "/plain/plain.js", body: places }))],
    ...[...(await buildPlainBundle(hostUrl, widgets))].map(
      ([file, text]) =>
        [`/plain/${file}`, answer(file.endsWith(".css") ? "text/css" : "text/javascript", text)] as const,
    ),
  ]);
  const server = createServer((incoming, outgoing) => {
    const found = answers.get(incoming.url ?? "");
    outgoing.writeHead(found ? 200 : 404, found?.headers);
    outgoing.end(found?.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has no port");
  // Another host name than the host's, so that the browser counts it as another site.
  const origin = `http://localhost:${address.port}`;
  return {
    federated: `${origin}/federated`,
    plain: `${origin}/plain`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function answer(type: string, text: string) {
  const body = brotliCompressSync(text);
  return { body, headers: { "content-type": type, "content-encoding": "br", "content-length": body.length } };
}

/**
 * Builds one script with React and the widgets, which mounts them in their places without a loader, one file each for what
 * they load later, and one style sheet.
 */
async function buildPlainBundle(hostUrl: string, widgets: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const directory = await mkdtemp(join(home, "node_modules/.plain-"));
  try {
    const entry = join(directory, "plain.ts");
    const imports = widgets.map(
      (name, index) =>
        `import { mount as mount${index} } from ${JSON.stringify(join(repository, "widgets", name, "src/widget.tsx"))};
         mounts.set(${JSON.stringify(name)}, mount${index});`,
    );
    await writeFile(
      entry,
      `const mounts = new Map();
       ${imports.join("\n")}
       for (const element of document.querySelectorAll("[data-widget]")) {
         const root = element.attachShadow({ mode: "open" });
         const container = Object.assign(document.createElement("div"), { lang: "da" });
         container.dataset.widgetRoot = "";
         const styles = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/plain/style.css" });
         root.append(styles, container);
         styles.onload = () => {
           const host = { element, apiUrl: ${JSON.stringify(`${hostUrl}/api/`)}, editing: false, onCrash() {}, onFailure() {} };
           mounts.get(element.dataset.widget)(container, { attributes: {}, json: undefined }, host);
           element.dataset.widgetState = "ready";
         };
       }`,
    );
    await build({
      root: home,
      base: "/plain/",
      configFile: false,
      logLevel: "error",
      resolve: { dedupe: ["react", "react-dom"] },
      plugins: [vanillaExtractPlugin()],
      build: {
        outDir: join(directory, "out"),
        target: "esnext",
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: entry,
          output: { entryFileNames: "plain.js", chunkFileNames: "[name]-[hash].js", assetFileNames: "style[extname]" },
        },
      },
    });
    const files = (await readdir(join(directory, "out"))).filter((file) => /\.(js|css)$/.test(file));
    return new Map(
      await Promise.all(
        files.map(async (file) => [file, await readFile(join(directory, "out", file), "utf8")] as const),
      ),
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
