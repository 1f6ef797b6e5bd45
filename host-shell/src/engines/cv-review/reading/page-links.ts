import type { CvLine, CvLink } from "./cv-document.ts";
import type { Box } from "./matrix.ts";
import type { ReadLine } from "./lines.ts";

/** A link annotation: the area that can be clicked, and its target. */
export interface LinkArea extends Box {
  readonly url: string | undefined;
}

const address =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|\b(?:[\w-]+\.)+(?:com|dk|org|net|io|dev|eu|me|no|se|co|ai|app|info|nu|online|page|design|studio|consulting|group|tech)\/[^\s|,;<>()]*|\blinkedin\.com\b|(?<=[.,;]\s)linked ?in:\s[\w-]{4,}/giu;

/** The links of a page: first those that can be clicked, then text that only looks like a link. */
export function linksOf(page: number, areas: readonly LinkArea[], lines: readonly ReadLine[]): readonly CvLink[] {
  const each = areas.map((area) => ({ page, url: area.url, text: textUnder(area, lines) }));
  const real = withoutRepeats(each);
  const linked = each.map((link) => link.text);
  const dead = withWholeAddresses(lines)
    .flatMap((line) => deadLinks(line))
    .filter((text) => !linked.some((known) => known !== "" && (known.includes(text) || text.includes(known))))
    .filter((text) => !/^\W*linked ?in\W*$/iu.test(text) || !real.some(({ url = "" }) => /linkedin\.com/iu.test(url)));
  return [...real, ...dead.map((text) => ({ page, url: undefined, text }))];
}

/** Joins the annotations of one link: a link whose text has several lines has an annotation for each line. */
function withoutRepeats(links: readonly CvLink[]): readonly CvLink[] {
  const whole: CvLink[] = [];
  for (const link of links) {
    const before = whole.at(-1);
    if (before?.url !== undefined && before.url === link.url)
      whole[whole.length - 1] = {
        ...before,
        text: /[-/.]$/u.test(before.text) ? before.text + link.text : before.text,
      };
    else whole.push(link);
  }
  return whole;
}

function textUnder(area: Box, lines: readonly ReadLine[]): string {
  const words = lines.flatMap((line) => {
    const touched = line.places.map((glyph) => {
      if (glyph === undefined) return undefined;
      const x = glyph.x + glyph.width / 2;
      const y = glyph.y - glyph.size * 0.3;
      return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
    });
    const first = touched.indexOf(true);
    return first === -1 ? [] : [line.text.slice(first, touched.lastIndexOf(true) + 1)];
  });
  return words.join(" ");
}

const openAddress = /(?:https?:\/\/|www\.|\b\p{L}[\w-]*\.\p{L}{2,3}\/)\S*[-/]$/u;

/** The texts of lines. An address that continues on the next line of the column is joined. */
function withWholeAddresses(lines: readonly ReadLine[]): readonly Pick<CvLine, "text">[] {
  return lines.map((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (above && goesOn(above, line)) return { text: "" };
    return below && goesOn(line, below) ? { text: line.text + (below.text.split(" ", 1)[0] ?? "") } : line;
  });
}

function goesOn(line: ReadLine, below: ReadLine): boolean {
  return (
    openAddress.test(line.text) &&
    below.column === line.column &&
    Math.abs(below.x - line.x) < 3 &&
    below.y > line.y &&
    below.y - line.y < line.size * 2 &&
    /^[\w%-]+(?:\s|$)/u.test(below.text)
  );
}

/** Addresses in plain text, and the name LinkedIn outside a sentence. */
function deadLinks(line: Pick<CvLine, "text">): readonly string[] {
  const addresses = [...line.text.matchAll(address)].map(([text]) => text.replace(/[.:]+$/, ""));
  if (addresses.length > 0) return addresses;
  const parts = line.text.split(/\s*[|•·]\s*/u);
  return parts.filter((part) => /linked ?in/iu.test(part) && part.split(" ").length <= 4);
}
