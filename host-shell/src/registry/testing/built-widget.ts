import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import { sampleVersion } from "../../services/widget-registry/testing/sample-version.ts";

export const entryCode = "export const init = () => {}; export const get = () => {};".repeat(20);

/** Creates a folder of widgets with one build of "sample". */
export async function folderWithSample(change: Partial<RemoteManifest> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "widgets-"));
  const dist = join(folder, "sample/dist");
  const { contents, manifest } = sampleVersion("1.2.0", {
    contents: { "remoteEntry.js": entryCode, "first-frame.html": "<p>{{title}}</p>", "props.schema.json": "{}" },
    manifest: change,
  });
  const files = { ...contents, "widget.json": JSON.stringify(manifest), "secret.txt": "not listed" };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
  await writeFile(join(dist, "remoteEntry.js.br"), brotliCompressSync(entryCode));
  return folder;
}
