import { open } from "node:fs/promises";
import { compoundKind } from "./compound-file.ts";
import { hasSignature, type SignedExtension } from "./signatures.ts";
import { officeKind } from "./office-zip.ts";
import { isText } from "./text-file.ts";

type Kind =
  | { readonly signature: SignedExtension }
  | { readonly office: "word" | "xl" | "ppt" }
  | { readonly compound: "word" | "xl" | "ppt" }
  | { readonly text: true };

const kinds: Readonly<Record<string, Kind>> = {
  pdf: { signature: "pdf" },
  rtf: { signature: "rtf" },
  wp5: { signature: "wp5" },
  gif: { signature: "gif" },
  jpeg: { signature: "jpeg" },
  jpg: { signature: "jpeg" },
  jpe: { signature: "jpeg" },
  png: { signature: "png" },
  tiff: { signature: "tiff" },
  tif: { signature: "tiff" },
  bmp: { signature: "bmp" },
  pcx: { signature: "pcx" },
  docx: { office: "word" },
  xlsx: { office: "xl" },
  pptx: { office: "ppt" },
  doc: { compound: "word" },
  xls: { compound: "xl" },
  ppt: { compound: "ppt" },
  csv: { text: true },
  html: { text: true },
  htm: { text: true },
  shtml: { text: true },
  txt: { text: true },
};

/** Whether the content of a file matches its extension. Reads a few kilobytes of most files, and unpacks nothing. */
export async function contentFits(path: string, extension: string): Promise<boolean> {
  const kind = kinds[extension];
  if (!kind) return false;
  const file = await open(path, "r");
  try {
    if ("signature" in kind) return await hasSignature(file, kind.signature);
    if ("office" in kind) return (await officeKind(file)) === kind.office;
    if ("compound" in kind) return (await compoundKind(file)) === kind.compound;
    return await isText(file);
  } finally {
    await file.close();
  }
}
