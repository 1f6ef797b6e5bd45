import { normalLine } from "shared-runtime/rules/normal-text.ts";
import { uploadExtension, uploadName } from "shared-runtime/rules/upload.ts";

const mostBytes = 255;
/**
 * Characters that file systems or headers do not accept: characters that are reserved in file names, control
 * characters, line separators, and marks that change the direction of text.
 */
const forbidden = /[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}\p{Bidi_Control}\p{Surrogate}<>:"|?*]/gu;

/**
 * A file name from a person, in the form in which it is shown and stored: no path, one line, at most 255 bytes
 * including the extension.
 */
export function uploadTitle(name: string): string {
  const title = uploadName((normalLine(name).split(/[/\\]/).at(-1) ?? "").replaceAll(forbidden, ""));
  const extension = uploadExtension(title);
  const stem = title.slice(0, title.length - extension.length - 1).trim();
  if (extension === "") return title;
  return `${cutToBytes(stem === "" ? "fil" : stem, mostBytes - Buffer.byteLength(extension) - 1)}.${extension}`;
}

/** Returns at most `most` bytes of a text. A streaming decoder omits an unfinished character at the end. */
function cutToBytes(text: string, most: number): string {
  return new TextDecoder().decode(Buffer.from(text).subarray(0, Math.max(0, most)), { stream: true });
}
