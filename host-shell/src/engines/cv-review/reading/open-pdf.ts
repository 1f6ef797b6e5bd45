import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

const home = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const folder = (name: string): string => join(home, name) + sep;

/** Images with more pixels are skipped. */
const maxImagePixels = 25e6;

export interface OpenPdf extends AsyncDisposable {
  readonly pdf: PDFDocumentProxy;
}

/**
 * Opens a PDF without network access and without running code in it. Rejects if the file cannot be opened, for example
 * because it is encrypted. Detaches the bytes: the caller's array is empty afterwards. `images: false` skips decoding
 * the images, which then do not appear in the document.
 */
export async function openPdf(bytes: Uint8Array, { images }: { readonly images: boolean }): Promise<OpenPdf> {
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: images ? maxImagePixels : 1,
    fontExtraProperties: true,
    stopAtErrors: false,
    cMapUrl: folder("cmaps"),
    standardFontDataUrl: folder("standard_fonts"),
    wasmUrl: folder("wasm"),
    iccUrl: folder("iccs"),
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return { pdf: await task.promise, [Symbol.asyncDispose]: () => task.destroy() };
  } catch (error) {
    await task.destroy();
    throw error;
  }
}
