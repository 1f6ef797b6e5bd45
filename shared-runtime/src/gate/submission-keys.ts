/** One key for what is sent again as it was, and another for what was changed in between. */
export function createSubmissionKeys(): (payload: object) => string {
  let last: { readonly sent: string; readonly key: string } | undefined;
  return (payload) => {
    const sent = JSON.stringify(payload);
    if (last?.sent !== sent) last = { sent, key: uuid() };
    return last.key;
  };
}

/** Pages without TLS have no `randomUUID`. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, "$1-$2-$3-$4-");
}
