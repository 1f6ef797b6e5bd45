import type { WidgetReports } from "shared-runtime/api/widget-reports.ts";
import { showFallback } from "./fallback.ts";
import { inTime, twice } from "./in-time.ts";
import { linkElement } from "./link-element.ts";
import type { Shell } from "./shell/shell.ts";

/** The directory that the loader was served from; everything else is found from here. */
const base = new URL(/* @vite-ignore */ ".", import.meta.url);
// The build puts the name and the integrity of the shell's file here.
const shellFile = "platform/shell.js";
const integrity = "sha384-shell";

let shell: Promise<Shell> | undefined;
let attempts = 0;

/**
 * Loads what brings widgets to life, once per page, in the time of who asks first. Of a failure, it is tried once more,
 * and then forgotten.
 */
export function importShell(until: number): Promise<Shell> {
  shell ??= inTime("shell", twice(attempt, until), until).catch((error: unknown) => {
    shell = undefined;
    throw error;
  });
  return shell;
}

async function attempt(): Promise<Shell> {
  // Browsers remember modules that failed, so each attempt has its own address.
  const path = attempts++ ? shellFile.replace("/", `/~${attempts}/`) : shellFile;
  const { href } = new URL(path, base);
  // An import takes no integrity of its own; it takes what was preloaded with one, or fails with it.
  document.head.append(linkElement({ rel: "modulepreload", href, integrity }));
  const { createShell } = (await import(/* @vite-ignore */ href)) as typeof import("./shell/shell.ts");
  return createShell({ base, showFallback });
}

const reported = new Set<string>();

/** Tells the server that not even the shell came, which would tell it of anything else. Once for each widget. */
export function reportMissingShell(widget: string, error: unknown): void {
  if (reported.has(widget)) return;
  reported.add(widget);
  const reports: WidgetReports = {
    loads: [{ widget: widget.slice(0, 100), version: "", reason: String(error).slice(0, 300) }],
  };
  navigator.sendBeacon(new URL("api/widget-reports", base), JSON.stringify(reports));
}
