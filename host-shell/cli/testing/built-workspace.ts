import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Sample } from "../../src/services/widget-registry/testing/sample-version.ts";

/** Creates a folder in which `npm run widget -- publish sample` builds what `writeBuild` wrote last. */
export async function newWorkspace(): Promise<string> {
  const workspace = await mkdtemp(join(tmpdir(), "workspace-"));
  await writeFile(join(workspace, "package.json"), '{"type":"module"}');
  return workspace;
}

/** Replaces the widget of the workspace with one whose build writes these files. Returns the text of its `widget.json`. */
export async function writeBuild(workspace: string, { manifest, contents }: Sample): Promise<string> {
  const home = join(workspace, "widgets/sample");
  await rm(home, { recursive: true, force: true });
  // With line breaks, as a real build has them.
  const text = JSON.stringify(manifest, undefined, 2);
  for (const [path, content] of Object.entries({ ...contents, "widget.json": text })) {
    await mkdir(dirname(join(home, "built", path)), { recursive: true });
    await writeFile(join(home, "built", path), content);
  }
  await writeFile(join(home, "entry.js"), "export {};");
  await writeFile(
    join(home, "vite.config.ts"),
    `import { cpSync } from "node:fs";
     export default {
       build: { rolldownOptions: { input: "entry.js" } },
       plugins: [{ name: "built", closeBundle: () => cpSync("widgets/sample/built", "widgets/sample/dist", { recursive: true }) }],
     };`,
  );
  return text;
}
