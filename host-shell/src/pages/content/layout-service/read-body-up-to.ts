/** Reads the text of a body. Resolves with `undefined`, and reads no further, if it has more bytes than that. */
export async function readBodyUpTo(answer: Response, mostBytes: number): Promise<string | undefined> {
  if (Number(answer.headers.get("content-length")) > mostBytes) {
    await answer.body?.cancel();
    return undefined;
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the body.
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
