import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import type { RegisteredVersion, RegistryDocument } from "../registry/registry-document.ts";

export interface WidgetServer {
  readonly name: string;
  readonly version: string;
  readonly origin: string;
  readonly server: ViteDevServer;
}

const firstPort = 5173;

/** Starts a Vite dev server for each widget of the workspace, on consecutive ports. */
export async function startWidgetServers(widgetsDir: string, host: string): Promise<readonly WidgetServer[]> {
  const names = (await readdir(widgetsDir)).filter((name) => existsSync(join(widgetsDir, name, "vite.config.ts")));
  return Promise.all(
    names.toSorted().map(async (name, index) => {
      const root = join(widgetsDir, name);
      const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
      const server = await createServer({
        root,
        configFile: join(root, "vite.config.ts"),
        server: { host, port: firstPort + index },
      });
      await server.listen();
      const origin = new URL(server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? "").origin;
      return { name, version, origin, server };
    }),
  );
}

/** Returns the registry's widgets, each served by its dev server. */
export function developmentWidgets(servers: readonly WidgetServer[]): RegistryDocument["widgets"] {
  return Object.fromEntries(
    servers.map(({ name, version, origin }) => {
      const files: RegisteredVersion = {
        entry: `${origin}/remoteEntry.js`,
        integrity: "",
        styles: [],
        props: `${origin}/props.schema.json`,
        texts: `${origin}/texts.json`,
        firstFrame: `${origin}/first-frame.html`,
      };
      return [name, { channels: { stable: version, canary: version }, versions: { [version]: files } }];
    }),
  );
}
