import type { WidgetReports } from "shared-runtime/api/widget-reports.ts";
import { attemptAddress } from "./attempt-address.ts";
import { showFallback } from "./fallback.ts";
import { isEditing } from "./is-editing.ts";
import { stateOf } from "./placeholder-state.ts";
import { retried } from "./retried.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

/** The address of the folder from which the loader was served. Other addresses are relative to it. */
const base = (): URL => new URL(/* @vite-ignore */ ".", import.meta.url);
// The build replaces both values by the name and the integrity of the shell's file.
const shellFile = "platform/shell.js";
const integrity = "sha384-shell";

const link = (properties: object): void =>
  document.head.append(Object.assign(document.createElement("link"), properties));

/** Imports the shell once per page, with one retry. Rejects when the time `until` of the first caller is over. */
export const importShell = retried("shell", async (attempt) => {
  const { href } = new URL(attemptAddress(shellFile, attempt), base());
  // `import()` has no integrity. It uses the module that was preloaded with integrity, and fails if that preload
  // failed.
  link({ rel: "modulepreload", href, integrity });
  // The shell asks for the registry as soon as it runs.
  link({ rel: "preload", as: "fetch", crossOrigin: "", href: new URL("widgets/registry.json", base()).href });
  const { createShell } = (await import(/* @vite-ignore */ href)) as typeof import("./shell/shell.ts");
  return createShell({ base: base(), showFallback, isEditing, stateOf });
});

const reported: string[] = [];

/**
 * Reports to the server, once per widget, that the shell could not be loaded. The shell itself reports later failures.
 */
export function reportMissingShell(widget: string, error: unknown): void {
  if (reported.includes(widget)) return;
  reported.push(widget);
  const reports: WidgetReports = {
    loads: [{ widget: widget.slice(0, 100), version: "", reason: String(error).slice(0, 300) }],
  };
  permitted(() => navigator.sendBeacon(new URL("api/widget-reports", base()), JSON.stringify(reports)));
}
