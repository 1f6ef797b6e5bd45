import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The content of the demo sites, with their tag managers. */
export const contentOfSites = join(import.meta.dirname, "../../host-shell/content");

let copy: string | undefined;

/**
 * Returns a folder with the content of the demo sites, but without their tag managers: tests call no other host. The
 * folder is removed when the process exits.
 */
export function contentWithoutTagManager(): string {
  copy ??= copyContent();
  return copy;
}

function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  cpSync(contentOfSites, folder, { recursive: true });
  for (const site of readdirSync(folder)) removeTagManager(join(folder, site, "site.json"));
  return folder;
}

/** Changes a file `site.json`. */
function removeTagManager(file: string): void {
  const site = JSON.parse(readFileSync(file, "utf8")) as { readonly fields: object };
  writeFileSync(file, JSON.stringify({ ...site, fields: { ...site.fields, tagManagerId: { value: "" } } }));
}
