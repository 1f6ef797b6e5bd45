import { describe, expect, it } from "vitest";
import { analysePosting } from "./analyse-posting.ts";
import type { PostingText } from "./analysed-posting.ts";

function posting(more: Partial<PostingText>): PostingText {
  return { title: "Medarbejder", company: "", description: "", skills: [], language: "da", ...more };
}

function impactsOf(more: Partial<PostingText>): ReadonlyMap<string, number> {
  return new Map(analysePosting(posting(more)).terms.map(({ term, impact }) => [term, impact]));
}

function impactOf(term: string, more: Partial<PostingText>): number {
  return impactsOf(more).get(term) ?? 0;
}

describe("What a posting is about", () => {
  it("shows more in its title than in its skills, and there more than in its text", () => {
    const [title, skill, text] = [
      impactOf("c:Økonomichef", { title: "Økonomichef" }),
      impactOf("c:Økonomichef", { skills: ["Økonomichef"] }),
      impactOf("c:Økonomichef", { description: "Vi mangler en økonomichef." }),
    ];
    expect(title).toBeGreaterThan(skill);
    expect(skill).toBeGreaterThan(text);
    expect(text).toBeGreaterThan(0);
  });

  it("is the same in Danish and in English, in one word and in several", () => {
    const ways: readonly Partial<PostingText>[] = [
      { description: "Du får personaleansvar." },
      { description: "Personale-ledelse er en del af jobbet." },
      { description: "Line management of your team.", language: "en" },
      { description: "Du får direct reports." },
    ];
    expect(ways.filter((way) => impactOf("c:Personaleledelse", way) === 0)).toEqual([]);
  });

  it("tells who manages from what is managed, and a product from production", () => {
    const english = (title: string): readonly string[] =>
      [...impactsOf({ title, language: "en" })].map(([term]) => term).filter((term) => term.startsWith("c:"));
    expect(english("Product Manager")).toContain("c:Produktchef");
    expect(english("Production Manager")).toContain("c:Produktionschef");
    expect(english("Account Manager")).toContain("c:Account manager");
    expect(english("Accounting Manager")).toContain("c:Regnskabschef");
  });

  it("is hardly what every employer offers, says of itself and writes about applying", () => {
    const asked = impactOf("c:Tysk", { description: "Du taler tysk." });
    const offered = [
      "Vi tilbyder\n- kurser i tysk",
      "Om os\nVi har kontorer, hvor der tales tysk.",
      "Ansøgning\nSkriv på dansk eller tysk.",
      "Vi opfordrer alle til at søge uanset alder, køn eller om du taler tysk.",
    ].map((description) => impactOf("c:Tysk", { description }));
    expect(Math.max(...offered)).toBeLessThan(asked / 2);
  });

  it("is not what it says that it comes without", () => {
    expect(impactOf("c:Personaleledelse", { description: "Stillingen er uden personaleansvar." })).toBe(0);
    expect(impactOf("c:Personaleledelse", { description: "A role with no direct reports.", language: "en" })).toBe(0);
  });

  it("is found by letters in a row of its title alone", () => {
    expect(impactOf("4:hønn", { title: "Hønniker" })).toBeGreaterThan(0);
    expect(impactOf("4:hønn", { description: "Hønniker." })).toBe(0);
  });

  it("takes no more than 120 terms with whole impacts from 1 to 255, however long it is", () => {
    const description = Array.from({ length: 30_000 }, (_, index) => `ord${index.toString(36)}x leder excel`).join(" ");
    const { terms } = analysePosting(posting({ description: `${description}\n`.repeat(2) }));
    expect(terms.length).toBeLessThanOrEqual(120);
    expect(terms.filter(({ impact }) => !Number.isInteger(impact) || impact < 1 || impact > 255)).toEqual([]);
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
  });

  it("is nothing where nothing is written", () => {
    expect(analysePosting(posting({ title: "" }))).toEqual({ terms: [], level: undefined });
  });
});

describe("The level of a posting", () => {
  it.each([
    ["Studentermedhjælper til HR", 0],
    ["Økonomikonsulent", 1],
    ["Direktionssekretær", 1],
    ["Projektleder", 2],
    ["Product Owner", 2],
    ["Teamleder", 3],
    ["Butikschef", 3],
    ["Finance Manager", 3],
    ["Regionschef", 4],
    ["Vicedirektør", 4],
    ["Administrerende direktør", 5],
    ["Chief Financial Officer", 5],
    ["Noget helt andet", undefined],
  ] as const)("of a %s is %s", (title, level) => {
    expect(analysePosting(posting({ title })).level).toBe(level);
  });

  it("is a leader's where a project leader gets staff", () => {
    expect(
      analysePosting(posting({ title: "Projektleder", description: "Du får personaleansvar for fem." })).level,
    ).toBe(3);
  });

  it("is no skill that a tool is called after", () => {
    const impacts = impactsOf({ skills: ["Power BI", "SAP Ariba"] });
    expect([...impacts.keys()].filter((term) => term.startsWith("c:"))).toEqual(["c:Power BI", "c:SAP Ariba", "c:SAP"]);
  });

  it("is its own field far more than one that is mentioned in passing", () => {
    const more = { title: "Økonomichef", description: "Regnskab, moms og likviditet. Vi har et lager i Vejle." };
    expect(impactOf("f:økonomi", more)).toBeGreaterThan(5 * impactOf("f:logistik", more));
  });
});
