import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import type { CopyWordpress } from "./copy-wordpress.ts";
import { freePort } from "../../server/free-port.ts";

/** A WordPress with its own database. */
export interface Wordpress {
  readonly url: string;
  /** Runs PHP code in WordPress, as for a request, and returns its output. */
  readonly run: (code: string) => string;
  readonly stop: () => Promise<void>;
}

const quiet = ["-d", "sendmail_path=/bin/true", "-d", "display_errors=stderr"];
// The files do not change, and each request reads hundreds of them.
const cached = ["-d", "opcache.enable=1", "-d", "opcache.enable_cli=1", "-d", "opcache.validate_timestamps=0"];

/** Starts a WordPress in its own folder, with the plugin of a zip. When it stops, the folder is removed. */
export async function startWordpress(copyWordpress: CopyWordpress, zip: string): Promise<Wordpress> {
  const folder = await mkdtemp(join(tmpdir(), "wordpress-"));
  const [database, site, socket] = [join(folder, "database"), join(folder, "site"), join(folder, "database.sock")];
  const maria = await startMaria(database, socket);

  await copyWordpress(site);
  const url = `http://127.0.0.1:${await freePort()}`;
  await writeFile(join(site, "wp-config.php"), configOf(url, socket));
  await mkdir(join(site, "wp-content/mu-plugins"), { recursive: true });
  await cp(join(import.meta.dirname, "page-choices.php"), join(site, "wp-content/mu-plugins/page-choices.php"));
  const setup = join(import.meta.dirname, "setup.php");
  for (const step of ["install", "people"]) execFileSync("php", [...quiet, setup, site, step, zip], { stdio: "pipe" });

  const { host } = new URL(url);
  const php = spawn("php", [...quiet, ...cached, "-S", host, "-t", site], {
    // The editor sends several requests at the same time.
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: "4" },
    stdio: "ignore",
    // The process has its own group, since the workers are its children.
    detached: true,
  });
  const endPhp = () => {
    if (php.pid !== undefined && php.exitCode === null) process.kill(-php.pid, "SIGKILL");
  };
  process.once("exit", endPhp);
  const [hostname = "", port = ""] = host.split(":");
  await untilOpen(() => connect(Number(port), hostname), php);

  return {
    url,
    run(code) {
      const program = `require $argv[1] . "/wp-load.php"; ${code}`;
      return execFileSync("php", [...quiet, "-r", program, "--", site], { encoding: "utf8" });
    },
    async stop() {
      const phpExited = once(php, "exit");
      endPhp();
      await phpExited;
      process.off("exit", endPhp);
      await maria.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function startMaria(folder: string, socket: string): Promise<{ readonly stop: () => Promise<void> }> {
  const user = `--user=${userInfo().username}`;
  execFileSync(
    "mariadb-install-db",
    ["--no-defaults", `--datadir=${folder}`, user, "--auth-root-authentication-method=normal", "--skip-test-db"],
    { stdio: "pipe" },
  );
  const statements = join(folder, "first.sql");
  // Each statement is on one line.
  await writeFile(
    statements,
    ["create database wordpress", "create user wordpress@localhost", "grant all on wordpress.* to wordpress@localhost"]
      .map((statement) => `${statement};\n`)
      .join(""),
  );
  const maria = spawn(
    "/usr/sbin/mariadbd",
    [
      "--no-defaults",
      `--datadir=${folder}`,
      user,
      `--socket=${socket}`,
      "--skip-networking",
      `--init-file=${statements}`,
      // The data are needed for one run only.
      "--innodb-flush-log-at-trx-commit=0",
    ],
    { stdio: "ignore" },
  );
  const endIt = () => maria.kill("SIGKILL");
  process.once("exit", endIt);
  await untilOpen(() => connect(socket), maria);
  return {
    async stop() {
      const exited = once(maria, "exit");
      maria.kill("SIGTERM");
      await exited;
      process.off("exit", endIt);
    },
  };
}

/** Resolves when a server accepts connections. Rejects if the server's process ends. */
async function untilOpen(open: () => ReturnType<typeof connect>, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`${server.spawnfile} exited with ${server.exitCode}`);
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = open();
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (isOpen) return;
    await later(50);
  }
}

function configOf(url: string, socket: string): string {
  const constants = {
    DB_NAME: "wordpress",
    DB_USER: "wordpress",
    DB_PASSWORD: "",
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: "utf8mb4",
    WP_HOME: url,
    WP_SITEURL: url,
    DISABLE_WP_CRON: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: true,
  };
  const defined = Object.entries(constants).map(([name, value]) => `define('${name}', ${JSON.stringify(value)});`);
  return `<?php
${defined.join("\n")}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}
