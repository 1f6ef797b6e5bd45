import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/free-port.ts";
import { type RunningServer, startServer } from "../../server/start-server.ts";
import type { CopyWordpress } from "./copy-wordpress.ts";
import { startWordpress, type Wordpress } from "./start-wordpress.ts";

/** A WordPress with the plugin, and the host that its tools come from. */
export interface Newspaper {
  readonly wordpress: Wordpress;
  readonly server: RunningServer;
  /** Saves the plugin's settings, as its page does: the address of the host, and whether every page gets the loader. */
  readonly setHost: (address: string, everywhere?: boolean) => void;
  /** Publishes a post and returns its number. */
  readonly post: (content: string) => number;
  /** The lines of PHP's log, notices included, that name a file of the plugin. */
  readonly complaints: () => readonly string[];
  readonly stop: () => Promise<void>;
}

const repository = join(import.meta.dirname, "../../..");

export async function startNewspaper(copyWordpress: CopyWordpress): Promise<Newspaper> {
  execFileSync(process.execPath, ["cms-snippets/wordpress/build/build.ts"], { cwd: repository, stdio: "pipe" });
  const [zip = ""] = globSync(join(repository, "cms-snippets/wordpress/dist/*.zip"));
  const wordpress = await startWordpress(copyWordpress, zip);
  const dataDir = await mkdtemp(join(tmpdir(), "e2e-"));
  const server = await startServer({ port: await freePort(), dataDir, allowedOrigins: [wordpress.url] });
  const setHost = (host: string, everywhere = false) => {
    const settings = `["host" => ${JSON.stringify(host)}, "everywhere" => ${String(everywhere)}]`;
    wordpress.run(`update_option("lederkredsen", ${settings});`);
  };
  setHost(server.url);
  return {
    wordpress,
    server,
    setHost,
    post(content) {
      const encoded = Buffer.from(content).toString("base64");
      const code = `echo wp_insert_post(wp_slash(["post_title" => "En artikel", "post_status" => "publish",
        "post_author" => 1, "post_content" => base64_decode("${encoded}")]));`;
      return Number(wordpress.run(code));
    },
    complaints() {
      const log = wordpress.run('echo @file_get_contents(WP_CONTENT_DIR . "/debug.log");');
      return log.split("\n").filter((line) => line.includes("plugins/lederkredsen/") || line.includes("lederkredsen_"));
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true });
      await wordpress.stop();
    },
  };
}
