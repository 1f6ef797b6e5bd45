import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { SiteFile, SiteFiles } from "./site-files.ts";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

/** Reads the icons of a site from `icons/` and its pictures and documents from `media/`. Files of other kinds are left out. */
export async function readSiteFiles(home: string): Promise<SiteFiles> {
  const files = new Map<string, SiteFile>();
  for (const { folder, prefix } of [
    { folder: "icons", prefix: "" },
    { folder: "media", prefix: "media/" },
  ]) {
    const names = await readdir(join(home, folder)).catch(() => []);
    for (const name of names) {
      const type = types[extname(name).toLowerCase()];
      if (type !== undefined) files.set(prefix + name, { type, bytes: await readFile(join(home, folder, name)) });
    }
  }
  return files;
}
