import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { carriedEntry } from "shared-runtime/build/parts/carried-code.ts";
import { repository } from "./built-once.ts";

/** The compressed bytes of the parts in the platform; its container is not one of them. */
export async function carriedBytes(): Promise<number> {
  const home = join(repository, "host-shell/dist/browser");
  const manifest = JSON.parse(await readFile(join(home, "browser.json"), "utf8")) as {
    readonly platform: { readonly entry: string };
    readonly carriedParts: readonly string[];
  };
  const [, ...parts] = manifest.carriedParts;
  const platform = await readFile(join(home, manifest.platform.entry), "utf8");
  let without = platform;
  for (const path of parts) {
    const code = await readFile(join(repository, "widgets/cv-check/dist", path), "utf8");
    without = without.replace(`,${carriedEntry(path.replace(/^parts\/|\.js$/g, ""), code)}`, () => "");
  }
  if (parts.length === 0 || without === platform) throw new Error("the platform carries no part");
  return brotliCompressSync(platform).byteLength - brotliCompressSync(without).byteLength;
}
