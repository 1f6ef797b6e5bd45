import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { once } from "node:events";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";

// Packages are resolved from this folder, so that all widgets of a bundle share one React.
const home = join(import.meta.dirname, "../../widgets/cv-check");

export interface ComparedPages {
  /** Address of the page as the host serves it. */
  readonly federated: string;
  /** Address of the same page with its widgets in one plain bundle, without loader and remotes. */
  readonly plain: string;
  readonly close: () => Promise<void>;
}

interface ComparedPage {
  readonly hostUrl: string;
  /** Path of a page of the host. */
  readonly path: string;
  /** The widgets on the page: name -> folder of the sources. */
  readonly widgets: ReadonlyMap<string, string>;
}

/** Serves both versions of a page through one proxy, so that both reach the browser in the same way. */
export async function serveComparedPages({ hostUrl, path, widgets }: ComparedPage): Promise<ComparedPages> {
  const html = wantedAtOnce(await (await fetch(hostUrl + path)).text());
  const answers = new Map([
    ["/federated", answer("text/html; charset=utf-8", html)],
    ["/plain", answer("text/html; charset=utf-8", plainPage(html))],
    ...[...(await buildPlainBundle(widgets))].map(
      ([file, code]) => [`/plain/${file}`, answer("text/javascript", code)] as const,
    ),
  ]);

  const server = createServer((incoming, outgoing) => {
    const own = answers.get(incoming.url ?? "");
    if (own) {
      outgoing.writeHead(200, own.headers);
      return void outgoing.end(own.body);
    }
    const onward = request(
      new URL(incoming.url ?? "/", hostUrl),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${portOf(server)}`;
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

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has no port");
  return address.port;
}

function answer(type: string, text: string) {
  const body = brotliCompressSync(text);
  return { body, headers: { "content-type": type, "content-encoding": "br", "content-length": body.length } };
}

/** The page with all its widgets loaded eagerly, as in a bundle. */
function wantedAtOnce(html: string): string {
  return html.replaceAll(/<div ([^>]*data-widget="[^>]*)>/g, (_tag, attributes: string) =>
    attributes.includes("data-widget-load=") ? `<div ${attributes}>` : `<div ${attributes} data-widget-load="eager">`,
  );
}

/** The host's page with one plain script instead of the loader and its preloads. */
function plainPage(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace("</head>", '<link rel="modulepreload" href="/plain/plain.js"></head>')
    .replace(
      /<script type="module" src="[^"]*loader\.js"[^>]*><\/script>/,
      '<script type="module" src="/plain/plain.js"></script>',
    );
}

/**
 * Builds one file that contains React and the widgets and mounts the widgets in their places without a loader, and one
 * file for each part that they load later.
 */
async function buildPlainBundle(widgets: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const directory = await mkdtemp(join(home, "node_modules/.plain-"));
  try {
    const entry = join(directory, "plain.ts");
    const imports = [...widgets].map(
      ([name, folder], index) =>
        `import { mount as mount${index} } from ${JSON.stringify(join(folder, "src/widget.tsx"))};
         mounts.set(${JSON.stringify(name)}, mount${index});`,
    );
    await writeFile(
      entry,
      `const mounts = new Map();
       ${imports.join("\n")}
       for (const element of document.querySelectorAll("[data-widget]")) {
         const container = element.shadowRoot.querySelector("[data-widget-root]");
         const host = { element, apiUrl: new URL("/api/", location.href).href, editing: false, onCrash() {} };
         mounts.get(element.dataset.widget)(container, { attributes: {}, json: undefined }, host);
         element.dataset.widgetState = "ready";
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
        cssCodeSplit: false,
        rolldownOptions: { input: entry, output: { entryFileNames: "plain.js", chunkFileNames: "[name]-[hash].js" } },
      },
    });
    const files = (await readdir(join(directory, "out"))).filter((file) => file.endsWith(".js"));
    return new Map(
      await Promise.all(
        files.map(async (file) => [file, await readFile(join(directory, "out", file), "utf8")] as const),
      ),
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
