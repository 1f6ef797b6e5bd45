/**
 * The first bytes of files whose kind they identify. Letters above U+00FF are bytes of Windows-1252, such as 0x89 in
 * PNG.
 */
const starts: readonly (readonly [extension: string, start: RegExp])[] = [
  ["pdf", /^(?:\u00ef\u00bb\u00bf)?\s{0,16}%PDF-/],
  ["png", /^\u2030PNG\r\n\u001a\n/],
  ["jpg", /^\u00ff\u00d8\u00ff/],
  ["gif", /^GIF8[79]a/],
  ["tif", /^(?:II[*+]\0|MM\0[*+])/],
  ["rtf", /^\{\\rtf/],
  // Includes the size of the second header.
  ["bmp", /^BM[^]{12}[\f\u0010(48@l|]\0\0\0/],
];

const programs = { word: "docx", xl: "xlsx", ppt: "pptx" } as const;
type Program = keyof typeof programs;

/**
 * The extension of a file that service forms accept, found by its content. `undefined` if the content does not identify
 * it: text, older Office documents, and files that are not accepted.
 */
export function extensionOfContent(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder("windows-1252").decode(bytes.subarray(0, 64));
  const found = starts.find(([, start]) => start.test(text));
  return found ? found[0] : text.startsWith("PK\u0003\u0004") ? officeExtension(bytes) : undefined;
}

/** By the directory at the end of a zip, which lists the parts of a document. */
function officeExtension(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder("windows-1252").decode(bytes);
  if (!text.includes("[Content_Types].xml")) return undefined;
  const found = new Set([...text.matchAll(/PK\u0001\u0002[^]{42}(word|xl|ppt)\//g)].map(([, program]) => program));
  const [program] = found;
  return found.size === 1 ? programs[program as Program] : undefined;
}
