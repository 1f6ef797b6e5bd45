/**
 * The most levels of encoding that are decoded. An address inside an address is encoded once, and an address inside
 * that address twice. More levels do not occur in practice.
 */
const mostEncoded = 2;

/** The most characters that are decoded into one: three bytes of UTF-8, each encoded twice (`%25E2`). */
export const longestEncoded = 15;

/** `010190%2D1234` -> `010190-1234`, even if it is encoded twice. Bytes that are not UTF-8 are replaced by `?`. */
export function withoutPercentCodes(text: string): string {
  let decoded = text;
  for (let times = 0; times < mostEncoded; times += 1) {
    decoded = decoded.replace(/(?:%[\da-f]{2})+/gi, (codes) =>
      Buffer.from(codes.replaceAll("%", ""), "hex").toString("utf8").replaceAll("\ufffd", "?"),
    );
  }
  return decoded;
}
