import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { integrityOf } from "shared-runtime/build/hashes.ts";
import type { RemoteManifest } from "shared-runtime/contract/remote-manifest.ts";

export const entryCode = "export const init = () => {}; export const get = () => {};".repeat(20);

/** A folder of widgets with one build of "sample" in it, as the build leaves it. */
export async function folderWithSample(change: Partial<RemoteManifest> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "widgets-"));
  const dist = join(folder, "sample/dist");
  const contents: Readonly<Record<string, string>> = {
    "remoteEntry.js": entryCode,
    "assets/style.css": ".a{}",
    "first-frame.html": "<p>{{title}}</p>",
    "texts.json": '{"title":"Hej"}',
    "props.schema.json": "{}",
  };
  const manifest: RemoteManifest = {
    schemaVersion: 1,
    name: "sample",
    version: "1.2.0",
    revision: "0123abcd",
    entry: "remoteEntry.js",
    styles: ["assets/style.css"],
    firstFrame: "first-frame.html",
    texts: "texts.json",
    props: "props.schema.json",
    files: Object.fromEntries(Object.entries(contents).map(([path, content]) => [path, integrityOf(content)])),
    ...change,
  };
  const files = { ...contents, "widget.json": JSON.stringify(manifest), "secret.txt": "not listed" };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
  await writeFile(join(dist, "remoteEntry.js.br"), brotliCompressSync(entryCode));
  return folder;
}
