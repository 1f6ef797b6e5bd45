/** Extensions of other kinds of files. Any other text after a dot is part of the name: "cv.v2", "cv.hansen". */
const others =
  /\.(do[ct][xm]?|od[tps]|rtf|txt|pages|html?|csv|xlsx?|pptx?|jpe?g|png|gif|heic|webp|tiff?|bmp|svg|zip|exe|mov|mp4)$/i;
const unspecific = /^$|pdf|octet|^text\/plain$/i;

/**
 * Whether a file may be a PDF by its name and media type: the name ends in ".pdf", or neither shows another kind of
 * file, so that the first bytes decide. Invisible characters, blanks and marks after the name do not count:
 * "cv.pdf\u200e", "cv.pdf .".
 */
export function mayBePdf({ name, type = "" }: { readonly name: string; readonly type?: string | undefined }): boolean {
  const plain = name.replace(/\p{Cf}/gu, "").replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, "");
  return /\.pdf$/i.test(plain) || (!others.test(plain) && unspecific.test(type));
}

/** Whether the mark of a PDF is in the part of the file where readers look for it (PDF 32000-1, Annex H.3.4.1). */
export function beginsAsPdf(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, 1_024)).includes("%PDF-");
}
