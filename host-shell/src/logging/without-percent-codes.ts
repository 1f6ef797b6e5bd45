/** A path in an address, a path in another path: what is encoded more often is nobody's way of writing. */
const mostEncoded = 2;

/** The most characters that become one: three bytes of UTF-8, each encoded twice (`%25E2`). */
export const longestEncoded = 15;

/** `010190%2D1234` -> `010190-1234`, also if it is encoded twice. Bytes that are not UTF-8 become `?`. */
export function withoutPercentCodes(text: string): string {
  let decoded = text;
  for (let times = 0; times < mostEncoded; times += 1) {
    decoded = decoded.replace(/(?:%[\da-f]{2})+/gi, (codes) =>
      Buffer.from(codes.replaceAll("%", ""), "hex").toString("utf8").replaceAll("\ufffd", "?"),
    );
  }
  return decoded;
}
