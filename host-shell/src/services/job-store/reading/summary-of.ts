const longest = 300;

/** What parts of postings are called whatever they are about. */
const boilerplate =
  /^(?:om (?:jobbet|stillingen|rollen|os|virksomheden|dig|afdelingen)|(?:job|stillings)(?:beskrivelse|opslag|indhold)|beskrivelse|introduktion|about (?:the |this |your )?(?:job|role|position|us|company|team)|(?:job )?description|the (?:role|position|job)|overview|introduction)\s*[:.!?]?$/i;

/** What is long enough to stand alone when a new part of the posting begins. */
const enough = 140;

/** The beginning of a posting as it is shown on a card: one paragraph without headings, cut after a word. */
export function summaryOf(description: string, title: string): string {
  const lines = description.split("\n", 60).filter((line) => line !== "");
  let text = "";
  for (const [index, line] of lines.entries()) {
    const isPart = isHeading(line, lines[index + 1], title);
    if (text.length > (isPart ? enough : longest)) break;
    if (!isPart) text += `${text === "" ? "" : " "}${line.replace("• ", text === "" ? "" : "· ")}`;
  }
  return cutAtWord(text === "" ? lines.join(" ") : text, longest);
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
