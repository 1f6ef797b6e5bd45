import { describe, expect, it } from "vitest";
import type { CvFacts } from "../../cv-review/facts/cv-facts.ts";
import { factsOf } from "../../cv-review/facts/facts-of.ts";
import { structureOf } from "../../cv-review/structure/cv-structure.ts";
import { cvFromText } from "../../cv-review/testing/cv-text.ts";
import type { ReadCv } from "../read-cv.ts";
import { analysePosting } from "../analysis/analyse-posting.ts";
import type { PostingText } from "../analysis/analysed-posting.ts";
import { lexicon } from "../analysis/lexicon/lexicon.ts";
import { fitOf } from "../ranking/score.ts";
import { buildQuery, mostQueryTerms } from "./build-query.ts";

const today = new Date("2026-11-22");
const storeManager = `
  Mette Lindgaard
  Skovvangen 14, 8000 Aarhus C
  # Profil
  Driftsleder med 12 års erfaring.
  # Erhvervserfaring
  2018 - nu Varehuschef, Bilka Næstved
  Personaleledelse af 80 medarbejdere. Ansvar for indkøb.
  2008 - 2012 Revisor, Tal & Co
  Revision af årsregnskaber.
  # Kompetencer
  - Budgetstyring
  - Forhandling
  # Sprog
  Engelsk, flydende`;

function readCv(text: string, more: Partial<ReadCv> = {}): ReadCv {
  return { cvId: "1", facts: factsOf(structureOf(cvFromText(text))), text, language: "da", ...more };
}

function weightsOf(cv: ReadCv): ReadonlyMap<string, number> {
  return new Map(buildQuery(cv, today).terms.map(({ term, weight }) => [term, weight]));
}

function weightIn(weights: ReadonlyMap<string, number>, term: string): number {
  const weight = weights.get(term);
  if (weight === undefined) throw new Error(`${term} is not in the query`);
  return weight;
}

describe("the query of a CV", () => {
  it("weighs titles above skills, skills above descriptions of roles, and recent roles above old ones", () => {
    const weights = weightsOf(readCv(storeManager));
    const inOrder = ["c:Varehuschef", "c:Budgetlægning", "c:Indkøb"].map((term) => weightIn(weights, term));
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => other - one));
    expect(weightIn(weights, "c:Varehuschef")).toBeGreaterThan(3 * weightIn(weights, "c:Revisor"));
  });

  it("knows the level from titles and head counts", () => {
    expect(buildQuery(readCv(storeManager), today).level).toBe(4);
    expect(buildQuery(readCv(storeManager.replace("80 m", "8 m")), today).level).toBe(3);
    expect(buildQuery(readCv(storeManager.replace("Varehuschef", "Projektleder")), today).level).toBe(3);
    expect(
      buildQuery(readCv(storeManager.replace(/Varehuschef|Personaleledelse af/gu, "Projektleder")), today).level,
    ).toBe(2);
  });

  it("is built from the text alone for a CV without facts", () => {
    const query = buildQuery(readCv(storeManager, { facts: undefined }), today);
    expect(query.level).toBe(3);
    expect(query.terms.map(({ term }) => term)).toEqual(
      expect.arrayContaining(["c:Varehuschef", "c:Personaleledelse", "c:Indkøb", "c:Budgetlægning", "c:Forhandling"]),
    );
  });

  it("is empty if no posting could ask for anything in the CV", () => {
    const text = "Xq Zw\n12345\n\n- - -";
    expect(buildQuery(readCv(text), today)).toEqual({ terms: [], level: undefined });
    expect(buildQuery(readCv(text, { facts: undefined }), today)).toEqual({ terms: [], level: undefined });
  });

  it("weighs terms of the trade above those that all leaders list, if the titles name no trade", () => {
    const weights = weightsOf(
      readCv(
        "# Profil\nDriftschef fra lager og transport.\n# Erfaring\n2018 - nu Driftschef, Nordkaj Logistik\nLagerdrift.\n# Kompetencer\n- SAP\n- Økonomistyring\n- Indkøb\n- Ruteplanlægning",
      ),
    );
    const inOrder = ["f:logistik", "c:Ruteplanlægning", "c:Økonomistyring", "c:SAP"].map((term) =>
      weightIn(weights, term),
    );
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => other - one));
    expect(weightIn(weights, "c:Ruteplanlægning")).toBeGreaterThan(1.5 * weightIn(weights, "c:Indkøb"));
    expect(weightIn(weights, "f:logistik")).toBeGreaterThan(5 * weightIn(weights, "f:indkøb"));
  });

  it("finds English postings for a Danish CV and Danish ones for an English CV", () => {
    const danish = weightsOf(
      readCv("# Erfaring\n2018 - nu Økonomichef, Grundfos\nAnsvar for årsregnskab og likviditet."),
    );
    const english = weightsOf(
      readCv("# Experience\n2018 - present Finance Manager, Grundfos\nYear-end closing, cash flow.", {
        language: "en",
      }),
    );
    const terms = ["c:Økonomichef", "c:Årsregnskab", "c:Likviditetsstyring", "f:økonomi"];
    expect(terms.filter((term) => danish.has(term) && english.has(term))).toEqual(terms);
  });
});

/** Returns a function that returns reproducible random numbers, evenly distributed from 0 to 1. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const ways = lexicon.flatMap((concept) => concept.phrases);
const plain = ["havnekran", "frøavl", "svævebane", "tangodling", "orgelbyg", "isbod", "glaspusteri", "kompas"];

function randomFacts(random: () => number): CvFacts {
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? "";
  const some = (most: number, from = ways): readonly string[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(from));
  return {
    language: random() < 0.5 ? "da" : "en",
    roles: some(5).map((title, index) => ({
      title,
      description: [...some(12), ...some(4, plain)].join(". "),
      isCurrent: index === 0,
      ...(index === 0 ? {} : { from: 2010 * 12, to: (2024 - index * 3) * 12 }),
    })),
    skills: [...some(25), ...some(10, plain)],
    ...(random() < 0.5 ? { profile: some(6).join(", ") } : {}),
    languages: [],
    education: some(2),
    courses: some(2),
  };
}

function rawOf(facts: CvFacts, posting: PostingText): number {
  const impacts = new Map(analysePosting(posting).terms.map(({ term, impact }) => [term, impact]));
  const { terms } = buildQuery({ cvId: "1", facts, text: "", language: facts.language }, today);
  return terms.reduce((sum, { term, weight }) => sum + weight * idf(term) * ((impacts.get(term) ?? 0) / 255), 0);
}

/** Some number above 0 that depends on the term. */
const idf = (term: string): number => 0.2 + (term.length % 5);

describe("for any CV, the query", () => {
  const random = dice(7);
  const people = Array.from({ length: 150 }, () => randomFacts(random));

  it("has at most 60 terms, each once and with a weight above 0, and is the same each time", () => {
    for (const facts of people) {
      const cv: ReadCv = { cvId: "1", facts, text: "", language: facts.language };
      const query = buildQuery(cv, today);
      expect(query.terms.length).toBeLessThanOrEqual(mostQueryTerms);
      expect(new Set(query.terms.map(({ term }) => term)).size).toBe(query.terms.length);
      expect(query.terms.filter(({ weight }) => !(weight > 0))).toEqual([]);
      expect(buildQuery(structuredClone(cv), today)).toEqual(query);
    }
  });

  it("never fits a posting less after a skill that it asks for is added", () => {
    let full = 0;
    for (const facts of people) {
      const skill = ways[Math.floor(random() * ways.length)] ?? "";
      const posting: PostingText = {
        title: facts.roles[0]?.title ?? "Leder",
        company: "Nord A/S",
        language: facts.language,
        skills: [skill, ...facts.skills.slice(-3)],
        description: facts.roles.map(({ description }) => description).join("\n"),
      };
      const before = rawOf(facts, posting);
      const after = rawOf({ ...facts, skills: [...facts.skills, skill] }, posting);
      const { terms } = buildQuery({ cvId: "1", facts, text: "", language: facts.language }, today);
      if (terms.length === mostQueryTerms) full += 1;
      expect(after).toBeGreaterThanOrEqual(before - 1e-9);
      expect(fitOf(after)).toBeGreaterThanOrEqual(fitOf(before) - 1e-9);
    }
    expect(full).toBeGreaterThan(10);
  });

  it("fits a posting more after the first skill that it asks for is added, if there is room for it", () => {
    for (const facts of people.map((person) => ({
      ...person,
      skills: person.skills.slice(0, 5),
      roles: person.roles.slice(0, 1),
    }))) {
      const posting: PostingText = {
        title: "Leder",
        company: "",
        language: "da",
        skills: ["Sprøjtestøbning"],
        description: "",
      };
      const place = Math.floor(random() * (facts.skills.length + 1));
      const skills = facts.skills.toSpliced(place, 0, "Sprøjtestøbning");
      expect(rawOf({ ...facts, skills }, posting)).toBeGreaterThan(rawOf(facts, posting));
    }
  });
});
