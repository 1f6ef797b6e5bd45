import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { copyWidget, type EditableWidget } from "./editable-widget.ts";
import { freePort } from "./free-port.ts";

/** A development server that a team runs for its widget, with a copy of the sources that can be edited. */
export interface WidgetServer extends Pick<EditableWidget, "edit"> {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const repository = join(import.meta.dirname, "../..");

/** Starts the server. Resolves when it accepts connections; rejects with its output if it exits. */
export async function startWidgetServer(name: string): Promise<WidgetServer> {
  const { root, edit, remove } = copyWidget(name);
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
    edit,
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
      remove();
    },
  };
}
