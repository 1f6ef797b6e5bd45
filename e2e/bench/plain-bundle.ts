import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { once } from "node:events";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "vite";

const widgetDirectory = join(import.meta.dirname, "../../widgets/cv-check");

export interface ComparedPages {
  /** Address of the page as the host serves it. */
  readonly federated: string;
  /** Address of the same page with the widget and all it needs in one plain bundle instead of loader and remote. */
  readonly plain: string;
  readonly close: () => Promise<void>;
}

/** Serves the CV check page in both forms through one proxy, so that both take the same way to the browser. */
export async function serveComparedPages(hostUrl: string): Promise<ComparedPages> {
  const script = await buildPlainBundle();
  const bundle = { br: brotliCompressSync(script), gzip: gzipSync(script, { level: 9 }) };
  const page = plainPage(await (await fetch(`${hostUrl}/cv-tjek`)).text());
  const pageBody = brotliCompressSync(page);

  const server = createServer((incoming, outgoing) => {
    if (incoming.url === "/plain.js") {
      outgoing.writeHead(200, {
        "content-type": "text/javascript",
        "content-encoding": "br",
        "content-length": bundle.br.length,
      });
      return void outgoing.end(bundle.br);
    }
    if (incoming.url === "/plain") {
      outgoing.writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
        "content-length": pageBody.length,
      });
      return void outgoing.end(pageBody);
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
    federated: `${origin}/cv-tjek`,
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

/** The host's page with one plain script in the place of the loader and its preloads. */
function plainPage(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace("</head>", '<link rel="modulepreload" href="/plain.js"></head>')
    .replace(
      /<script type="module" src="[^"]*loader\.js"[^>]*><\/script>/,
      '<script type="module" src="/plain.js"></script>',
    );
}

/** The widget, React and all else in one file that mounts it in the same place, without a loader. */
async function buildPlainBundle(): Promise<string> {
  const directory = await mkdtemp(join(widgetDirectory, "node_modules/.plain-"));
  try {
    const entry = join(directory, "plain.ts");
    await writeFile(
      entry,
      `import { mount } from ${JSON.stringify(join(widgetDirectory, "src/widget.tsx"))};
       for (const element of document.querySelectorAll("[data-widget=cv-check]")) {
         const container = element.shadowRoot.querySelector("[data-widget-root]");
         mount(container, { attributes: {}, json: undefined }, { element, apiUrl: new URL("/api/", location.href).href, editing: false, onCrash() {} });
         element.dataset.widgetState = "ready";
       }`,
    );
    await build({
      root: widgetDirectory,
      configFile: false,
      logLevel: "error",
      plugins: [(await import("@vanilla-extract/vite-plugin")).vanillaExtractPlugin()],
      build: {
        outDir: join(directory, "out"),
        target: "esnext",
        rolldownOptions: { input: entry, output: { entryFileNames: "plain.js", codeSplitting: false } },
      },
    });
    return await readFile(join(directory, "out/plain.js"), "utf8");
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
