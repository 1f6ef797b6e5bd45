import { blocksOf, type CvBlock } from "../structure/blocks.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import type { CvRow } from "../structure/cv-rows.ts";
import { namesRole } from "../structure/role-words.ts";
import { mainRoles } from "../structure/side-roles.ts";
import { latestRoles } from "../structure/latest-roles.ts";
import { findHeadingName } from "../structure/section-names.ts";
import { rowsNamed } from "../structure/sections.ts";
import { countWords } from "../structure/words.ts";
import { advice } from "./advice/advice.ts";
import { improvable, passed, unjudged, warned } from "./verdict.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { exampleWords } from "./example-words.ts";
import { capital, counted, listed, percentOf, quoted, quotedList, written } from "./danish.ts";
import { fontName } from "./font-name.ts";
import { fontFamily, line, section } from "./nouns.ts";

/** The smallest readable type, in points. Slightly below nine, since the sizes on scaled pages are seldom exact. */
const smallest = 8.9;
const mostFamilies = 3;
const longestParagraph = 60;

const sectionHeadings = defineCriterion({
  id: "section-headings",
  area: "layout",
  title: "Overskrifter",
  judge: (cv) => {
    const headings = namedHeadings(cv);
    if (!cv.recognised) {
      if (!cv.legible)
        return unjudged(
          "En del af bogstaverne i dit CV kan ikke læses af en maskine, så vi kan ikke se, om der er overskrifter.",
        );
      if (countLoudRows(cv) >= fewestHeadings)
        return unjudged("Vi er ikke sikre på, hvad der er overskrifter i dit CV.", advice("layout.uncertainHeadings"));
      const words = exampleWords[cv.document.language];
      return warned(
        "Vi kunne ikke genkende nogen overskrifter i dit CV.",
        advice("layout.noHeadings", {
          profil: words.profile,
          erhvervserfaring: words.experience,
          uddannelse: words.education,
          sprog: words.languages,
        }),
      );
    }
    const all = headings.length === cv.sections.list.length;
    const common = headings.filter((heading) => findHeadingName(heading)?.certain === true);
    if (common.length < headings.length / 2)
      return passed(`Dit CV har overskrifter, fx ${quotedList(headings.slice(0, 4), 4, 40)}.`);
    const isWhole = all && common.length === headings.length;
    const shown = isWhole ? headings : common.slice(0, 4);
    return passed(
      `Dit CV har overskrifter, der er nemme at genkende${isWhole ? ":" : ", fx"} ${quotedList(shown, 4, 40)}.`,
    );
  },
});

/** The headings on rows of their own whose topic is known. Other headings may be captions. */
function namedHeadings({ sections }: CvStructure): readonly string[] {
  return sections.list.flatMap(({ heading, name, inline }) => (name && !inline ? (heading ?? []) : []));
}

const fewestHeadings = 4;

/** The short rows in bold, in capitals or in a larger type, except the name at the top. */
function countLoudRows({ rows }: CvStructure): number {
  const sizes = rows.map(({ size }) => size).toSorted((a, b) => a - b);
  const common = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return rows.slice(1).filter(({ text, bold, size, bullet }) => {
    const isShort = bullet === undefined && countWords(text) <= 4 && !/[\d@|]|[.,;]$/u.test(text) && !namesRole(text);
    const isCapitals = /\p{L}{2}/u.test(text) && text === text.toLocaleUpperCase("da");
    return isShort && (bold || isCapitals || size >= common * 1.08);
  }).length;
}

const typeSize = defineCriterion({
  id: "type-size",
  area: "layout",
  title: "Skriftstørrelse",
  judge: (cv) => {
    const headings = new Set(cv.sections.list.map(({ heading }) => heading));
    const body = cv.rows.filter((row) => !isPageMargin(cv, row) && !headings.has(row.text));
    const small = body.filter((row) => row.size < smallest && countWords(row.text) > 1);
    const sizes = body.map((row) => row.size);
    const least = written(Math.round(Math.min(...small.map((row) => row.size), ...sizes) * 10) / 10);
    if (small.length > 0) {
      const lines = capital(counted(small.length, line));
      return warned(
        `${lines} (${percentOf(small.length, body.length)}) er skrevet med under 9 punkt, fx ${quoted(small[0]?.text ?? "")}. Den mindste skrift er ${least} punkt.`,
        advice("layout.smallType"),
      );
    }
    if (body.length === 0) return unjudged("Vi fandt ingen tekst at måle.");
    return passed(`Den mindste skrift i selve teksten er ${least} punkt.`, advice("layout.goodType"));
  },
});

/** Headers and footers, such as page numbers, may be small. */
function isPageMargin(cv: CvStructure, row: CvRow): boolean {
  const height = cv.document.pages[row.page]?.height ?? 842;
  return row.y < height * 0.05 || row.y > height * 0.95;
}

/** Type 3 fonts and the font of recognised scans have no name that a reader knows. */
const nameless = /^(?:type3|glyphless\w*)?$/;

const fontFamilies = defineCriterion({
  id: "font-families",
  area: "layout",
  title: "Skrifttyper",
  judge: ({ rows }) => {
    const families = [...new Set(rows.map((row) => row.family).filter((family) => !nameless.test(family)))];
    const names = listed(families.map(fontName));
    if (families.length > mostFamilies) {
      return warned(`Dit CV bruger ${counted(families.length, fontFamily)}: ${names}.`, advice("layout.manyFonts"));
    }
    if (families.length === 0) return unjudged("Vi kunne ikke se, hvilke skrifttyper dit CV bruger.");
    return passed(`Dit CV bruger ${counted(families.length, fontFamily)} (${names}).`, advice("layout.goodFonts"));
  },
});

const longParagraphs = defineCriterion({
  id: "long-paragraphs",
  area: "layout",
  title: "Punkter frem for lange afsnit",
  judge: (cv) => {
    const experience = rowsNamed(cv.sections, "experience");
    if (experience.length === 0) return unjudged("Vi fandt ingen beskrivelser af job at se efter lange afsnit i.");
    const long = blocksOf(experience, cv.flow).filter(
      (block) => block.kind === "paragraph" && countWords(block.text) > longestParagraph,
    );
    const latest = new Set(
      latestRoles(mainRoles(cv.roles ?? []), 2).flatMap((role) => role.blocks.map(({ text }) => text)),
    );
    const isOfLatest = ({ text }: CvBlock): boolean => latest.size === 0 || latest.has(text);
    const first = long.find(isOfLatest) ?? long[0];
    if (first === undefined)
      return passed(
        `Ingen afsnit under dine job er på over ${longestParagraph} ord, så øjet finder hurtigt det vigtige.`,
      );
    const others =
      long.length === 1 ? "" : ` I alt er der ${counted(long.length, section)} på over ${longestParagraph} ord.`;
    const found = `Afsnittet ${quoted(first.text, 60)} er på ${countWords(first.text)} ord uden punkter.${others}`;
    return isOfLatest(first)
      ? warned(found, advice("layout.longParagraphs"))
      : improvable(found, advice("layout.olderParagraphs"));
  },
});

export const layoutArea = defineArea({
  key: "layout",
  title: "Opsætning",
  criteria: [sectionHeadings, typeSize, fontFamilies, longParagraphs],
  summary: (cv) => {
    const headings = cv.sections.list.length;
    const areNamed = namedHeadings(cv).length === headings;
    const text =
      headings === 0
        ? "Vi kunne ikke genkende nogen overskrifter i dit CV."
        : areNamed
          ? `Dit CV er delt op i ${counted(headings, section)} med overskrift.`
          : "Dit CV er delt op i afsnit med overskrifter.";
    return { text, isfound: true };
  },
});
