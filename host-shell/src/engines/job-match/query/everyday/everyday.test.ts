import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { factsOf } from "../../../cv-review/facts/facts-of.ts";
import { textOfLines } from "../../../cv-review/privacy/cpr-in-lines.ts";
import type { CvDocument } from "../../../cv-review/reading/cv-document.ts";
import { structureOf } from "../../../cv-review/structure/cv-structure.ts";
import { cvFromText } from "../../../cv-review/testing/cv-text.ts";
import { readCv } from "../../../cv-review/testing/read-cv.ts";
import type { ReadCv } from "../../read-cv.ts";
import { generatePostings, professions } from "../../../../services/job-seed/generate-posting.ts";
import { readJobPosting } from "../../../../services/job-store/reading/read-job-posting.ts";
import { createNaiveRanker } from "../../judged/naive-ranker.ts";
import type { MatchQuery } from "../match-query.ts";
import { everydayCvs } from "../../testing/everyday-cvs.ts";

const day = new Date("2026-11-20T12:00:00Z");
const fixtures = join(import.meta.dirname, "../../../../../../e2e/fixtures");
const fewestOfTen = 7;

const postings = [...generatePostings(3000, day)].flatMap((generated, id) => {
  const reading = readJobPosting(generated, day);
  return "posting" in reading ? [{ ...reading.posting, id, place: "" }] : [];
});
const titles = new Map(postings.map(({ id, title }) => [id, title]));
const ranker = createNaiveRanker(postings);

function cvOf(document: CvDocument): ReadCv {
  const { language } = document;
  return { cvId: "1", language, text: textOfLines(document.lines), facts: factsOf(structureOf(document)) };
}

function firstTen(query: MatchQuery): readonly string[] {
  return ranker
    .rank(query)
    .slice(0, 10)
    .map((id) => titles.get(id) ?? "");
}

function isOf(trades: readonly string[], title: string): boolean {
  return professions.some(
    ({ da, en }) => trades.includes(da.field) && [da, en].some((words) => words?.titles.flat().includes(title)),
  );
}

function countOf(trades: readonly string[], found: readonly string[]): number {
  return found.filter((title) => isOf(trades, title)).length;
}

describe("at least seven of the first ten jobs are of the trade", () => {
  it.each(everydayCvs)("of the $person", ({ language, text, trades }) => {
    const found = firstTen(ranker.queryOf(cvOf(cvFromText(text, { language }))));
    expect(found).toHaveLength(10);
    expect(countOf(trades, found)).toBeGreaterThanOrEqual(fewestOfTen);
  });

  it.each([
    {
      file: "cv-two-pages-leader.pdf",
      language: "da",
      trades: [
        "lager og logistik",
        "transport og spedition",
        "forsyningskæde og planlægning",
        "produktion",
        "fødevarer og forarbejdning",
      ],
    },
    {
      file: "cv-en.pdf",
      language: "en",
      trades: [
        "produktion",
        "forsyningskæde og planlægning",
        "lager og logistik",
        "fødevarer og forarbejdning",
        "drift og vedligehold",
        "kvalitetssikring af lægemidler",
      ],
    },
  ] as const)("of $file", async ({ file, language, trades }) => {
    const document = await readCv(new Uint8Array(await readFile(join(fixtures, file))), language);
    const found = firstTen(ranker.queryOf(cvOf(document)));
    expect(countOf(trades, found)).toBeGreaterThanOrEqual(fewestOfTen);
  });
});
