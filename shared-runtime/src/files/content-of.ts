const contents = new WeakMap<File, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * The bytes of a chosen file, read once and held as long as the file is: what happens on the disk afterwards changes
 * nothing. Rejects if the file changed or went after it was chosen, which a call reports like a lost connection.
 */
export function contentOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const known = contents.get(file);
  if (known) return known;
  const content = file.arrayBuffer().then((bytes) => new Uint8Array(bytes));
  // The caller that needs the bytes learns of it.
  content.catch(() => {});
  contents.set(file, content);
  return content;
}
