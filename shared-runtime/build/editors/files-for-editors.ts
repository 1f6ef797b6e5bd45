import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonSchema } from "@valibot/to-json-schema";
import { messageOf } from "../../src/node/message-of.ts";
import { describedProps } from "./described-props.ts";
import { loadEditorWords } from "./load-editor-words.ts";

/** Contents by path in the version. */
export type FilesForEditors = Readonly<Record<string, string | Uint8Array>>;

/** Path of the picture of a widget, in its folder and in the version. */
const picture = "picture.webp";

/**
 * The files of a version that only forms for editors read. `props` is the JSON Schema of the props of the widget in
 * `root`. Rejects with a sentence for each prop that an editor would not understand.
 */
export async function filesForEditors(root: string, props: JsonSchema): Promise<FilesForEditors> {
  const { file, words, profile } = await loadEditorWords(root);
  const pictured = existsSync(join(root, picture));
  return {
    "props.schema.json": JSON.stringify(
      described(file, () => describedProps(props, words)),
      undefined,
      2,
    ),
    "profile.json": JSON.stringify({ ...profile, ...(pictured && { picture }) }, undefined, 2),
    ...(pictured && { [picture]: readFileSync(join(root, picture)) }),
  };
}

function described<Schema>(file: string, describe: () => Schema): Schema {
  try {
    return describe();
  } catch (cause) {
    throw new Error(`${file} does not describe the props for editors:\n${messageOf(cause)}`, { cause });
  }
}
