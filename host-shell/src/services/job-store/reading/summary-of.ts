const longest = 300;

/** How postings begin whatever they are about. */
const boilerplate =
  /^(?:om (?:jobbet|stillingen|rollen|os|virksomheden|dig|afdelingen)|(?:job|stillings)(?:beskrivelse|opslag|indhold)|beskrivelse|introduktion|about (?:the |this |your )?(?:job|role|position|us|company|team)|(?:job )?description|the (?:role|position|job)|overview|introduction)\s*[:.!?]?$/i;

/** The beginning of a posting as it is shown on a card: one paragraph, cut after a word. */
export function summaryOf(description: string, title: string): string {
  const lines = description.split("\n").filter((line) => line !== "");
  const first = lines.findIndex((line, index) => !isHeading(line, lines[index + 1], title));
  const text = lines
    .slice(Math.max(first, 0))
    .filter((line) => !boilerplate.test(line))
    .join(" ")
    .replaceAll(" • ", " · ")
    .replace(/^• /, "");
  return cutAtWord(text, longest);
}

/** A line without an end that something else follows. */
function isHeading(line: string, next: string | undefined, title: string): boolean {
  if (next === undefined) return false;
  return (
    boilerplate.test(line) || line === title || (line.length <= 60 && !/[.!?…,;]$/.test(line) && !line.startsWith("• "))
  );
}

/** The text, or as many of its words as fit with the sign that there is more. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const whole = text.slice(0, length);
  const space = whole.search(/\s+\S*$/);
  const cut = space > length / 2 ? whole.slice(0, space) : whole.slice(0, -1);
  return `${cut.toWellFormed().replace(/[\s,;:·–-]+$|\ufffd$/, "")}…`;
}
