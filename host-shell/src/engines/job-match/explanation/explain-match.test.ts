import { describe, expect, it } from "vitest";
import { factsOf } from "../../cv-review/facts/facts-of.ts";
import { structureOf } from "../../cv-review/structure/cv-structure.ts";
import { cvFromText } from "../../cv-review/testing/cv-text.ts";
import type { ReadCv } from "../read-cv.ts";
import type { PostingText } from "../analysis/analysed-posting.ts";
import { readJudgedSet } from "../judged/judged-set.ts";
import { buildQuery } from "../query/build-query.ts";
import { explainMatch, type MatchToExplain } from "./explain-match.ts";

const today = new Date("2026-11-22");
const text = `
  Mette Lindgaard
  Skovvangen 14, 8000 Aarhus C
  # Erhvervserfaring
  2019 - nu Økonomichef, Nordhavn Kaffe
  Personaleledelse af 12 medarbejdere. Ansvar for årsregnskab.
  2012 - 2018 Controller, Føtex
  Månedslukning.
  # Kompetencer
  - Budgetstyring
  - Gobelinvævning
  # Sprog
  Tysk, flydende`;

function readCv(written: string, more: Partial<ReadCv> = {}): ReadCv {
  return { cvId: "1", facts: factsOf(structureOf(cvFromText(written))), text: written, language: "da", ...more };
}

function explain({ cv, job: posting }: Pick<MatchToExplain, "cv" | "job">): string {
  return explainMatch({ cv, job: posting, query: buildQuery(cv, today) });
}

const job: PostingText = {
  title: "Økonomichef",
  company: "Vestkysten Møller",
  language: "da",
  skills: ["Gobelinvævning", "Power BI"],
  description: "Du har personaleansvar, laver budget og årsregnskab og taler tysk. Du kender IFRS, SAP og Scrum.",
};

describe("the reasons for a job", () => {
  it("are the demands that the CV meets, the level, and the demands that were not found", () => {
    expect(explain({ cv: readCv(text), job })).toBe(
      [
        "Her passer dit CV til jobbet:",
        [
          "• Du er økonomichef hos Nordhavn Kaffe (2019–nu)",
          "• Årsregnskab: nævnt i dit job som økonomichef hos Nordhavn Kaffe (2019–nu)",
          "• Personaleledelse: du har ledet 12 medarbejdere som økonomichef hos Nordhavn Kaffe (2019–nu)",
          "• Budgetlægning: »Budgetstyring« står blandt dine kompetencer",
          "• Gobelinvævning: står blandt dine kompetencer",
        ].join("\n"),
        "Niveauet passer: Jobbet er for en leder, og det er du også ifølge dit CV.",
        "Opslaget beder også om »Power BI«, »IFRS« og »SAP«, som vi ikke fandt i dit CV. Skriv det, hvis du kan det.",
      ].join("\n\n"),
    );
  });

  it.each([
    ["Områdechef", "Niveauet er et trin højere: Jobbet er for en leder af ledere, og ifølge dit CV er du leder."],
    [
      "Projektleder",
      "Niveauet er et trin lavere: Jobbet er for en projektleder eller fagligt ansvarlig, og ifølge dit CV er du leder.",
    ],
    [
      "Studentermedhjælper",
      "Niveauet er flere trin lavere: Jobbet er for en studerende eller elev, og ifølge dit CV er du leder.",
    ],
  ])("say that a job as %s is another level", (title, sentence) => {
    const explained = explain({ cv: readCv(text), job: { ...job, title, description: "" } });
    expect(explained.split("\n\n")).toContain(sentence);
  });

  it("do not repeat the distance, which the card of the job says", () => {
    expect(explain({ cv: readCv(text), job })).not.toMatch(/\bkm\b|postnummer|luftlinje/);
  });

  it("quote lines of a CV without facts", () => {
    const explained = explain({ cv: readCv(text, { facts: undefined }), job });
    expect(explained).toContain("• Økonomichef: i dit CV står »2019 - nu Økonomichef, Nordhavn Kaffe«");
    expect(explained).toContain("• Budgetlægning: i dit CV står »Budgetstyring«");
  });

  it("say that there are few or none", () => {
    const nurse: PostingText = { ...job, title: "Sygeplejerske", description: "Du er sygeplejerske.", skills: [] };
    expect(explain({ cv: readCv("Xq Zw\n12345"), job: nurse })).toBe(
      "Vi fandt ikke noget i dit CV, som opslaget beder om. Måske kan du mere, end dit CV fortæller: Læs hele opslaget, og se, om jobbet er noget for dig.",
    );
    expect(explain({ cv: readCv(text), job: { ...nurse, description: "Du taler tysk." } })).toMatch(
      /^Dit CV og jobbet har ikke meget til fælles, men her passer de sammen:\n\n• Tysk: du skriver, at dit niveau er »flydende«\n\n/u,
    );
  });

  it("keep the text of the CV as written, HTML characters too", () => {
    const cv = readCv(text.replace("Nordhavn Kaffe", "<b>Kaffe</b> & Co"));
    expect(explain({ cv, job })).toContain("hos <b>Kaffe</b> & Co (2019–nu)");
  });
});

describe("for all CVs and jobs of the judged set,", () => {
  const { cvs, postings, grades } = readJudgedSet();
  const explained = cvs.flatMap((cv) =>
    [...(grades.get(cv.cvId)?.keys() ?? []), 1, 50, 100].flatMap((jobId) => {
      const posting = postings.find(({ id }) => id === jobId);
      if (posting === undefined) return [];
      return [cv, { ...cv, facts: undefined }].map((known) => ({
        cv: known,
        reasons: explain({ cv: known, job: posting }),
      }));
    }),
  );

  it("all evidence is in the CV", () => {
    const invented = explained.flatMap(({ cv, reasons }) => {
      const said = flat(`${cv.text} ${JSON.stringify(cv.facts)}`).toLowerCase();
      return evidenceOf(reasons).filter((quoted) => !said.includes(flat(quoted).toLowerCase()));
    });
    expect(explained.flatMap(({ reasons }) => evidenceOf(reasons)).length).toBeGreaterThan(1000);
    expect(invented).toEqual([]);
  });

  it("at most five reasons and three missing qualities are listed, each once", () => {
    for (const { reasons } of explained) {
      const lists = reasons.split("\n\n").filter((paragraph) => paragraph.startsWith("• "));
      for (const lines of lists.map((list) => list.split("\n"))) {
        expect(lines.length).toBeLessThanOrEqual(5);
        expect(new Set(lines).size).toBe(lines.length);
      }
      const [, missing = ""] = /beder (?:også )?om (.*), som vi ikke fandt i dit CV\. Skriv det, /u.exec(reasons) ?? [];
      expect(missing.match(/«/gu)?.length ?? 0).toBeLessThanOrEqual(3);
    }
  });

  it("jobs that fit well have three reasons or more", () => {
    const counts = cvs.flatMap((cv) =>
      [...(grades.get(cv.cvId) ?? [])]
        .filter(([, grade]) => grade === 3)
        .flatMap(([jobId]) => {
          const job = postings.find(({ id }) => id === jobId);
          return job === undefined ? [] : [explain({ cv, job }).split("\n\n")[1]?.match(/^• /gmu)?.length ?? 0];
        }),
    );
    expect(counts.filter((count) => count >= 3).length / counts.length).toBeGreaterThan(0.8);
  });
});

function flat(written: string): string {
  return written.replace(/\s+/gu, " ");
}

/** The quotes, titles, employers and head counts in the reasons of a match. */
function evidenceOf(reasons: string): readonly string[] {
  const [, list = ""] = reasons.split("\n\n");
  return list.split("\n").flatMap((line) => {
    const [, evidence = ""] = /^• (?:.+?: )?(.*)$/u.exec(line) ?? [];
    const quoted = [...evidence.matchAll(/»([^«]+)«/gu)].map(([, words = ""]) => words);
    const told = evidence.replace(/»[^«]+«/gu, "");
    const [, led] = /du har ledet (.+?)(?: som | hos |$)/u.exec(told) ?? [];
    const [, title] = /(?: som |^[Dd]u er |^[Dd]u har været )(.+?)(?: hos | \(\d{4}|$)/u.exec(told) ?? [];
    const [, employer] = / hos (.+?)(?: \(\d{4}(?:–(?:\d{4}|nu))?\))?$/u.exec(told) ?? [];
    const years = [...told.matchAll(/\((\d{4})(?:–(\d{4}))?/gu)].flatMap(([, from, to]) => [from, to]);
    return [...quoted, led, title, employer, ...years].filter((words) => words !== undefined);
  });
}
