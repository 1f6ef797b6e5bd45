import { describe, expect, it } from "vitest";
import { factsOf } from "../../cv-review/facts/cv-facts.ts";
import { structureOf } from "../../cv-review/structure/cv-structure.ts";
import { cvFromText } from "../../cv-review/testing/cv-text.ts";
import type { ReadCv } from "../../cv-store/cv-store.ts";
import type { PostingText } from "../analysis/analysed-posting.ts";
import { readJudgedSet } from "../judged/judged-set.ts";
import { explainMatch } from "./explain-match.ts";

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

const job: PostingText = {
  title: "Økonomichef",
  company: "Vestkysten Møller",
  language: "da",
  skills: ["Gobelinvævning", "Power BI"],
  description: "Du har personaleansvar, laver budget og årsregnskab og taler tysk. Du kender IFRS, SAP og Scrum.",
};

describe("the reasons for a job", () => {
  it("are the demands that the CV meets, the level, the distance, and the demands that were not found", () => {
    expect(explainMatch({ cv: readCv(text), job, km: 24.6, today })).toBe(
      [
        "Det her i dit CV passer til jobbet:",
        [
          "• Økonomichef: du er Økonomichef hos Nordhavn Kaffe (2019–nu)",
          "• Årsregnskab: nævnt i dit job som Økonomichef hos Nordhavn Kaffe (2019–nu)",
          "• Personaleledelse: du har ledet 12 medarbejdere som Økonomichef hos Nordhavn Kaffe (2019–nu)",
          '• Budgetlægning: "Budgetstyring" står blandt dine kompetencer',
          '• Gobelinvævning: "Gobelinvævning" står blandt dine kompetencer',
        ].join("\n"),
        "Niveauet passer: Jobbet er for en leder, og det er også dit niveau i dag.",
        "Der er cirka 25 km i luftlinje fra postnummeret i dit CV, 8000, til jobbet.",
        "Jobbet beder også om noget, som vi ikke fandt i dit CV: »Power BI«, »IFRS« og »SAP«. Nævn dem, hvis du har dem.",
      ].join("\n\n"),
    );
  });

  it.each([
    ["Områdechef", "Niveauet er et skridt højere: Jobbet er for en leder af ledere, og dit CV peger på leder."],
    [
      "Projektleder",
      "Niveauet er et skridt lavere: Jobbet er for en ansvarlig uden personaleledelse, og dit CV peger på leder.",
    ],
    [
      "Studentermedhjælper",
      "Niveauet er et stort skridt lavere: Jobbet er for en studerende eller elev, og dit CV peger på leder.",
    ],
  ])("say that a job as %s is another level", (title, sentence) => {
    const explained = explainMatch({ cv: readCv(text), job: { ...job, title, description: "" }, today });
    expect(explained.split("\n\n")).toContain(sentence);
  });

  it("leave out an unknown distance, and give no number for a short one", () => {
    expect(explainMatch({ cv: readCv(text), job, today })).not.toContain("postnummer");
    expect(explainMatch({ cv: readCv(text.replace("8000 Aarhus C", "")), job, km: 5, today })).not.toContain("km");
    expect(explainMatch({ cv: readCv(text), job, km: 0.4, today })).toContain(
      "Jobbet ligger tæt på postnummeret i dit CV, 8000.",
    );
  });

  it("quote lines of a CV without facts", () => {
    const explained = explainMatch({ cv: readCv(text, { facts: undefined }), job, today });
    expect(explained).toContain('• Økonomichef: dit CV nævner "2019 - nu Økonomichef, Nordhavn Kaffe"');
    expect(explained).toContain('• Budgetlægning: dit CV nævner "Budgetstyring"');
  });

  it("say that there are few or none", () => {
    const nurse: PostingText = { ...job, title: "Sygeplejerske", description: "Du er sygeplejerske.", skills: [] };
    expect(explainMatch({ cv: readCv("Xq Zw\n12345"), job: nurse, today })).toBe(
      "Vi kan ikke finde noget i dit CV, som jobbet beder om. Det kan være, at du kan mere, end dit CV fortæller: Læs hele opslaget, og vurder selv, om det er noget for dig.",
    );
    expect(explainMatch({ cv: readCv(text), job: { ...nurse, description: "Du taler tysk." }, today })).toMatch(
      /^Dit CV og jobbet har ikke meget til fælles, men det her passer:\n\n• Tysk: du angiver niveauet "flydende"\n\n/u,
    );
  });

  it("keep the text of the CV as written, HTML characters too", () => {
    const cv = readCv(text.replace("Nordhavn Kaffe", "<b>Kaffe</b> & Co"));
    expect(explainMatch({ cv, job, today })).toContain("hos <b>Kaffe</b> & Co (2019–nu)");
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
        reasons: explainMatch({ cv: known, job: posting, today }),
      }));
    }),
  );

  it("all evidence is in the CV", () => {
    const invented = explained.flatMap(({ cv, reasons }) => {
      const said = flat(`${cv.text} ${JSON.stringify(cv.facts)}`);
      return evidenceOf(reasons).filter((quoted) => !said.includes(flat(quoted)));
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
      const [, missing = ""] = /ikke fandt i dit CV: (.*)\. Nævn (?:det|dem), /u.exec(reasons) ?? [];
      expect(missing.match(/«/gu)?.length ?? 0).toBeLessThanOrEqual(3);
    }
  });

  it("jobs that fit well have three reasons or more", () => {
    const counts = cvs.flatMap((cv) =>
      [...(grades.get(cv.cvId) ?? [])]
        .filter(([, grade]) => grade === 3)
        .flatMap(([jobId]) => {
          const job = postings.find(({ id }) => id === jobId);
          return job === undefined
            ? []
            : [explainMatch({ cv, job, today }).split("\n\n")[1]?.match(/^• /gmu)?.length ?? 0];
        }),
    );
    expect(counts.filter((count) => count >= 3).length / counts.length).toBeGreaterThan(0.8);
  });
});

function flat(written: string): string {
  return written.replace(/\s+/gu, " ");
}

/** The quotes, titles, employers and head counts in the reasons. */
function evidenceOf(reasons: string): readonly string[] {
  const [, list = ""] = reasons.split("\n\n");
  return list.split("\n").flatMap((line) => {
    const [, evidence = ""] = /^• .+?: (.*)$/u.exec(line) ?? [];
    const quoted = [...evidence.matchAll(/"([^"]+)"/gu)].map(([, words = ""]) => words);
    const told = evidence.replace(/"[^"]+"/gu, "");
    const [, led] = /du har ledet (.+?)(?: som | hos |$)/u.exec(told) ?? [];
    const [, title] = /(?: som |^du er |^du har været )(.+?)(?: hos | \(\d{4}|$)/u.exec(told) ?? [];
    const [, employer] = / hos (.+?)(?: \(\d{4}(?:–(?:\d{4}|nu))?\))?$/u.exec(told) ?? [];
    const years = [...told.matchAll(/\((\d{4})(?:–(\d{4}))?/gu)].flatMap(([, from, to]) => [from, to]);
    return [...quoted, led, title, employer, ...years].filter((words) => words !== undefined);
  });
}
