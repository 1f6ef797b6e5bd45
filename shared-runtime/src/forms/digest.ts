/**
 * 32 bits that distinguish two payloads of one person (FNV-1a). A digest does not reveal a value that is not stored,
 * such as an account number, since many values have the same digest.
 */
export function digestOf(text: string): string {
  let digest = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193);
  return (digest >>> 0).toString(36);
}
