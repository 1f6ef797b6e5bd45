/** The most octets of a line of an iCalendar file, without its end (RFC 5545, 3.1). */
const mostOctets = 75;

/** "TEXT" of RFC 5545, 3.3.11: escapes what separates values. Control characters, which it forbids, are left out. */
export function icsText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\0-\x08\x0b-\x1f\x7f]/g, "")
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");
}

/** Joins lines to a file. A long line is folded between characters, so that no reader sees half of one. */
export function icsFile(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > mostOctets) {
      parts.push(part);
      // The space at the beginning of a folded line is one of its octets.
      [part, octets] = ["", 1];
    }
    part += character;
    octets += more;
  }
  return [...parts, part].join("\r\n ");
}
