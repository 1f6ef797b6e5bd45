/** Reads the text of a body. If it has more than `mostBytes` bytes, stops reading and resolves with `undefined`. */
export async function readBodyUpTo(answer: Response, mostBytes: number): Promise<string | undefined> {
  const bytes = await readBytesUpTo(answer, mostBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/** Reads the bytes of a body. If there are more than `mostBytes`, stops reading and resolves with `undefined`. */
export async function readBytesUpTo(answer: Response, mostBytes: number): Promise<Uint8Array | undefined> {
  if (Number(answer.headers.get("content-length")) > mostBytes) {
    await answer.body?.cancel();
    return undefined;
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving this loop early cancels the body.
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
