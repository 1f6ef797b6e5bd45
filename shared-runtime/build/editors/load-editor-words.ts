import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { WidgetProfile } from "../../src/contract/widget-profile.ts";
import type { WidgetWords } from "../../src/editors/prop-words.ts";

/** The words of the widget in `root`, and its profile. Rejects with a sentence for each fault. */
export async function loadEditorWords(
  root: string,
): Promise<{ readonly file: string; readonly words: WidgetWords; readonly profile: WidgetProfile }> {
  const [file] = globSync("src/*.editor.ts", { cwd: root });
  if (file === undefined) {
    throw new Error("src/ has no <name>.editor.ts, which describes the widget and its props for editors.");
  }
  const { editorWords: words } = (await import(pathToFileURL(join(root, file)).href)) as {
    readonly editorWords?: WidgetWords;
  };
  if (words === undefined) throw new Error(`${file} does not export editorWords.`);
  const profile = v.safeParse(WidgetProfile, { schemaVersion: 1, ...words.profile });
  if (!profile.success) {
    const faults = profile.issues.map((issue) => `profile.${v.getDotPath(issue) ?? ""} ${issue.message}.`);
    throw new Error(`${file}: ${faults.join(" ")}`);
  }
  return { file, words, profile: profile.output };
}
