import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "./free-port.ts";

/** A development server as a team runs it for its widget, with a copy of the sources that may be edited. */
export interface WidgetServer {
  readonly port: number;
  /** Replaces a text in a source file. */
  readonly edit: (path: string, from: string, to: string) => void;
  readonly stop: () => Promise<void>;
}

const repository = join(import.meta.dirname, "../..");

/** Resolves when it serves; rejects with its output if it ends. */
export async function startWidgetServer(name: string): Promise<WidgetServer> {
  // Below the repository, so that packages are found as in `widgets/`, in a folder that git and all checks ignore.
  const dist = join(repository, "shared-runtime/dist");
  mkdirSync(dist, { recursive: true });
  const root = mkdtempSync(join(dist, "widget-server-"));
  cpSync(join(repository, "widgets", name), root, {
    recursive: true,
    filter: (path) => !["dist", "node_modules", ".turbo"].includes(basename(path)),
  });
  const port = await freePort();
  const child = spawn(
    join(repository, "node_modules/.bin/vite"),
    ["--host", "127.0.0.1", "--port", String(port), "--strictPort"],
    { cwd: root, env: { PATH: process.env["PATH"], NO_COLOR: "1" }, stdio: ["ignore", "pipe", "pipe"] },
  );
  const endIt = () => child.kill("SIGKILL");
  process.once("exit", endIt);
  child.once("exit", () => process.off("exit", endIt));
  const exited = once(child, "exit");
  const output: string[] = [];
  const serves = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on("line", (line) => {
      output.push(line);
      if (line.includes("Local:")) serves.resolve();
    });
  }
  const ended = exited.then(() => {
    throw new Error(`the widget's server ended:\n${output.join("\n")}`);
  });
  await Promise.race([serves.promise, ended]);
  ended.catch(() => undefined);

  return {
    port,
    edit: (path, from, to) => {
      const file = join(root, "src", path);
      const text = readFileSync(file, "utf8");
      if (!text.includes(from)) throw new Error(`${path} does not say ${from}`);
      writeFileSync(file, text.replace(from, to));
    },
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
      rmSync(root, { recursive: true });
    },
  };
}
