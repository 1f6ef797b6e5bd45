import type { FileListTexts } from "./file-list.texts.ts";
import type { ListedFile } from "./listed-file.ts";

/**
 * The sentence that a screen reader says about the difference between two lists; empty unless a file was removed or its
 * upload succeeded or failed.
 */
export function fileNews(before: readonly ListedFile[], after: readonly ListedFile[], texts: FileListTexts): string {
  const ended = after.filter(
    ({ id, state }) =>
      (state === "uploaded" || state === "failed") && before.find((file) => file.id === id)?.state !== state,
  );
  const removed = before.filter(({ id }) => !after.some((file) => file.id === id));
  return [
    ...removed.map(({ name }) => texts.removed(name)),
    ...ended.map(({ name, state, problem = "" }) =>
      state === "uploaded" ? texts.uploaded(name) : `${texts.failed(name)} ${problem}`.trim(),
    ),
  ].join(" ");
}
