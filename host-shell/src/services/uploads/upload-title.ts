import { normalLine } from "shared-runtime/rules/normal-text.ts";
import { uploadExtension, uploadName } from "shared-runtime/rules/upload.ts";

const mostBytes = 255;
/**
 * The characters that no file system or header accepts: paths, control characters, and marks that reverse the order of
 * letters.
 */
const forbidden = /[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}\p{Bidi_Control}\p{Surrogate}<>:"|?*]/gu;

/** A person's name of a file as it is shown and stored: no path, one line, at most 255 bytes with its extension. */
export function uploadTitle(name: string): string {
  const title = uploadName((normalLine(name).split(/[/\\]/).at(-1) ?? "").replaceAll(forbidden, ""));
  const extension = uploadExtension(title);
  const stem = title.slice(0, title.length - extension.length - 1).trim();
  if (extension === "") return title;
  return `${cutToBytes(stem === "" ? "fil" : stem, mostBytes - Buffer.byteLength(extension) - 1)}.${extension}`;
}

/** Cuts between characters: a streaming decoder leaves out an unfinished character. */
function cutToBytes(text: string, most: number): string {
  return new TextDecoder().decode(Buffer.from(text).subarray(0, Math.max(0, most)), { stream: true });
}
