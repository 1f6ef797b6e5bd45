/** Extensions of other files. Anything else after a dot is part of a name: "cv.v2", "cv.hansen". */
const others =
  /\.(docx?|docm|dotx?|od[tps]|rtf|txt|pages|wpd?|md|tex|ps|xps|epub|html?|mht|xml|csv|xlsx?|pptx?|key|jpe?g|png|gif|hei[cf]|webp|tiff?|bmp|svg|zip|rar|7z|gz|exe|msi|lnk|eml|msg|mov|mp[34])$/i;
const unspecific = /^$|pdf|octet-stream|^text\/plain$|unknown|download/i;

/**
 * Whether a file may be a PDF by what it is called: its name says so, or name and media type say nothing. Then its first
 * bytes decide. Invisible characters, blanks and marks after the name do not count: "cv.pdf\u200e", "cv.pdf .".
 */
export function mayBePdf({ name, type = "" }: { readonly name: string; readonly type?: string | undefined }): boolean {
  const plain = name.replace(/\p{Cf}/gu, "").replace(/[^\p{L}\p{N}]+$/u, "");
  return /\.pdf$/i.test(plain) || (!others.test(plain) && unspecific.test(type));
}

/** Whether the mark of a PDF is where readers look for it (PDF 32000-1, Annex H.3.4.1). */
export function beginsAsPdf(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, 1_024)).includes("%PDF-");
}
