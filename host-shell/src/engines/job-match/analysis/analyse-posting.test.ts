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

describe("the terms of a posting", () => {
  it("weigh more in its title than in its skills, and there more than in its text", () => {
    const [title, skill, text] = [
      impactOf("c:Økonomichef", { title: "Økonomichef" }),
      impactOf("c:Økonomichef", { skills: ["Økonomichef"] }),
      impactOf("c:Økonomichef", { description: "Vi mangler en økonomichef." }),
    ];
    expect(title).toBeGreaterThan(skill);
    expect(skill).toBeGreaterThan(text);
    expect(text).toBeGreaterThan(0);
  });

  it("are the same in Danish and in English, in one word and in several", () => {
    const ways: readonly Partial<PostingText>[] = [
      { description: "Du får personaleansvar." },
      { description: "Personale-ledelse er en del af jobbet." },
      { description: "Line management of your team.", language: "en" },
      { description: "Du får direct reports." },
    ];
    expect(ways.filter((way) => impactOf("c:Personaleledelse", way) === 0)).toEqual([]);
  });

  it("tell a manager from the managed field, and a product from production", () => {
    const english = (title: string): readonly string[] =>
      [...impactsOf({ title, language: "en" })].map(([term]) => term).filter((term) => term.startsWith("c:"));
    expect(english("Product Manager")).toContain("c:Produktchef");
    expect(english("Production Manager")).toContain("c:Produktionschef");
    expect(english("Account Manager")).toContain("c:Account manager");
    expect(english("Accounting Manager")).toContain("c:Regnskabschef");
  });

  it("weigh little in what every employer offers, says about itself and writes about applying", () => {
    const asked = impactOf("c:Tysk", { description: "Du taler tysk." });
    const offered = [
      "Vi tilbyder\n- kurser i tysk",
      "Om os\nVi har kontorer, hvor der tales tysk.",
      "Ansøgning\nSkriv på dansk eller tysk.",
      "Vi opfordrer alle til at søge uanset alder, køn eller om du taler tysk.",
    ].map((description) => impactOf("c:Tysk", { description }));
    expect(Math.max(...offered)).toBeLessThan(asked / 2);
  });

  it("leave out negated ones", () => {
    expect(impactOf("c:Personaleledelse", { description: "Stillingen er uden personaleansvar." })).toBe(0);
    expect(impactOf("c:Personaleledelse", { description: "A role with no direct reports.", language: "en" })).toBe(0);
  });

  it("have sequences of four letters from the title only", () => {
    expect(impactOf("4:hønn", { title: "Hønniker" })).toBeGreaterThan(0);
    expect(impactOf("4:hønn", { description: "Hønniker." })).toBe(0);
  });

  it("are at most 120, with integer impacts from 1 to 255, however long the posting is", () => {
    const description = Array.from({ length: 30_000 }, (_, index) => `ord${index.toString(36)}x leder excel`).join(" ");
    const { terms } = analysePosting(posting({ description: `${description}\n`.repeat(2) }));
    expect(terms.length).toBeLessThanOrEqual(120);
    expect(terms.filter(({ impact }) => !Number.isInteger(impact) || impact < 1 || impact > 255)).toEqual([]);
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
  });

  it("are none if the posting is empty", () => {
    expect(analysePosting(posting({ title: "" }))).toEqual({ terms: [], level: undefined });
  });
});

describe("the level of a posting", () => {
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

  it("is that of a leader if a project leader has staff", () => {
    expect(
      analysePosting(posting({ title: "Projektleder", description: "Du får personaleansvar for fem." })).level,
    ).toBe(3);
  });

  it("leave out skills that are part of the name of a tool", () => {
    const impacts = impactsOf({ skills: ["Power BI", "SAP Ariba"] });
    expect([...impacts.keys()].filter((term) => term.startsWith("c:"))).toEqual(["c:Power BI", "c:SAP Ariba", "c:SAP"]);
  });

  it("weigh the field of the job far above one that is mentioned in passing", () => {
    const more = { title: "Økonomichef", description: "Regnskab, moms og likviditet. Vi har et lager i Vejle." };
    expect(impactOf("f:økonomi", more)).toBeGreaterThan(5 * impactOf("f:logistik", more));
  });
});
