// Stored on the file itself, since parts of a widget that load later have their own copies of this module.
const content: unique symbol = Symbol.for("shared-runtime/content/1") as never;

interface ReadFile extends File {
  [content]?: Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * The bytes of a chosen file, read once and held as long as the file: later changes on the disk have no effect. Rejects
 * if the file was changed or removed after it was chosen, which a call would report as a lost connection.
 */
export function contentOf(file: ReadFile): Promise<Uint8Array<ArrayBuffer>> {
  return (file[content] ??= read(file));
}

function read(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = file.arrayBuffer().then((buffer) => new Uint8Array(buffer));
  // Without a warning about an unhandled rejection: the caller that needs the bytes handles it.
  bytes.catch(() => {});
  return bytes;
}
