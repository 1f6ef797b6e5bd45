import { describe, expect, it } from "vitest";
import type { CriterionId } from "./areas.ts";
import { titleOf } from "../testing/title-of.ts";
import type { CvArea } from "shared-runtime/api/cv.ts";
import type { CvDocument } from "../reading/cv-document.ts";
import { cvFromText } from "../testing/cv-text.ts";
import { leaderCv } from "../testing/leader-cv.ts";
import { makeCv } from "../testing/make-cv.ts";
import { readCv } from "../testing/read-cv.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-20T12:00:00Z");

function item(areas: readonly CvArea[], id: CriterionId): { readonly warning: boolean; readonly text: string } {
  const found = areas.flatMap(({ items }) => items).find((candidate) => candidate.title === titleOf(id));
  if (found === undefined) throw new Error(`Criterion not found: ${id}.`);
  return { warning: found.warning, text: found.text };
}

function review(document: CvDocument): readonly CvArea[] {
  return reviewAreas(document, today);
}

const warned = (areas: readonly CvArea[]): readonly string[] =>
  areas.flatMap(({ meta, items }) =>
    items.filter(({ warning }) => warning).map(({ title }) => `${meta.key}: ${title}`),
  );

describe("Every review", () => {
  const reviews = [
    review(cvFromText("Ole")),
    review(cvFromText("# Profil\n# Erhvervserfaring\n# Kompetencer\n# Uddannelse\n# Sprog")),
    review(cvFromText("Tekst uden overskrifter\nog uden noget som helst, man kan bruge")),
    review(cvFromText("# Erfaring\n1999")),
    review(cvFromText("Ole", { lines: [] })),
  ];

  it("has the same areas and criteria", () => {
    const criteria = reviews.map((areas) =>
      areas.map(({ meta, items }) => [meta.key, items.map(({ title }) => title)]),
    );
    for (const other of criteria) expect(other).toEqual(criteria[0]);
    expect(criteria[0]?.map(([key]) => key)).toEqual([
      "profile",
      "experience",
      "results",
      "leadership",
      "actionverbs",
      "competencies",
      "contact",
      "links",
      "education",
      "courses",
      "languages",
      "it",
      "gaps",
      "length",
      "layout",
      "consistency",
      "ats",
      "privacy",
      "photo",
    ]);
  });

  it("has a warning for an area exactly if one of its criteria has one", () => {
    for (const { meta, items } of reviews.flat()) expect(meta.warning).toBe(items.some(({ warning }) => warning));
  });

  it("is written in whole sentences without gaps", () => {
    for (const { meta, items } of reviews.flat()) {
      for (const text of [meta.text, ...items.map((own) => own.text)]) {
        expect(text).toMatch(/^[\p{Lu}\d»].*[.?«]$/u);
        expect(text).not.toMatch(/undefined|null|NaN|Infinity|»«|'|\s{2}|\s[.,]|\.\./u);
      }
    }
  });
});

describe("A review states nothing untrue", () => {
  it("if no heading is recognised: then it states only that about the parts", () => {
    const areas = review(
      cvFromText(`
        Lone Vester
        lone@vester-mail.dk, 40 50 60 71, 8000 Aarhus C, linkedin.com/in/lonevester
        Butikschef med 20 års erfaring
        2012 - 2018 Butikschef, Føtex
        ${"Ledede 45 ansatte i butikken og havde budget for det hele. ".repeat(20)}`),
    );
    expect(warned(areas)).toEqual(["layout: Overskrifter"]);
    expect(item(areas, "education-list").text).toBe(
      "Vi kunne ikke genkende overskrifterne i dit CV, så vi kan ikke se, om din uddannelse står der.",
    );
  });

  it("if many letters cannot be read", () => {
    const areas = review(cvFromText("Ole\n# Profil\nLeder", { glyphs: 900, unmappableGlyphs: 400 }));
    expect(warned(areas)).toEqual(["profile: Profiltekstens længde", "ats: Tegn, der kan læses"]);
    expect(item(areas, "email").text).toBe(
      "En del af bogstaverne i dit CV kan ikke læses af en maskine, så vi kan ikke se, om din e-mail står der.",
    );
    expect(item(areas, "readable-characters").text).toContain("400 af 900 tegn (44 procent)");
  });

  it("if a section is empty", () => {
    const areas = review(cvFromText("# Profil\nLeder\n# Sprog\n# Uddannelse\nHD, 2009"));
    expect(item(areas, "language-list").text).toMatch(
      /^Overskriften »Sprog« er der, men vi kunne ikke læse noget under den\./u,
    );
  });

  it("if languages are unknown", () => {
    const areas = review(cvFromText("# Profil\nLeder\n# Sprog\nOromo og wolof"));
    expect(item(areas, "language-list")).toEqual({
      warning: false,
      text: "Overskriften »Sprog« er der, men vi kunne ikke genkende sprog under den, så vi har ikke set nærmere på indholdet.",
    });
  });

  it("if a period cannot be read: then gaps are not judged", () => {
    const areas = review(
      cvFromText(`
        # Erfaring
        Chef, Alfa A/S, 2020 - nu
        - Ledede 10 medarbejdere
        Chef, Beta A/S, 20xx - 2016
        - Ledede 10 medarbejdere
        Chef, Gamma A/S, 2004 - 2008
        - Ledede 10 medarbejdere`),
    );
    expect(item(areas, "career-gaps")).toEqual({
      warning: false,
      text: "Ét job har en periode, vi ikke kunne læse, så vi kan ikke se, om der er huller i din tidslinje.",
    });
    expect(item(areas, "readable-periods").text).toContain("»20xx - 2016«");
  });

  it("if bare years may or may not overlap", () => {
    const areas = review(
      cvFromText(`
        # Erfaring
        Chef, Alfa A/S, 2018 - nu
        - Ledede 10 medarbejdere
        Chef, Beta A/S, 2014 - 2018
        - Ledede 10 medarbejdere
        Chef, Gamma A/S, 2010 - 2013
        - Ledede 10 medarbejdere`),
    );
    expect(warned(areas).filter((criterion) => criterion.startsWith("gaps"))).toEqual([]);
  });

  it("if a study fills the time between two jobs, or a board seat overlaps one", () => {
    const areas = review(
      cvFromText(`
        # Erfaring
        Chef, Alfa A/S, aug. 2016 - nu
        - Ledede 10 medarbejdere
        Bestyrelsesmedlem, Gamma A/S, jan. 2017 - nu
        - Ledede strategiarbejdet
        Chef, Beta A/S, jan. 2010 - jul. 2014
        - Ledede 10 medarbejdere
        # Uddannelse
        Master i ledelse, SDU, aug. 2014 - jun. 2016`),
    );
    expect(warned(areas).filter((criterion) => criterion.startsWith("gaps"))).toEqual([]);
  });

  it("if competencies are running text, which cannot be counted", () => {
    const areas = review(
      cvFromText(`
        # Kompetencer
        Jeg har i mange år arbejdet med drift af store lagre og ved hvordan man får dem til at hænge sammen.`),
    );
    expect(item(areas, "competency-count").warning).toBe(false);
    expect(item(areas, "competency-count").text).toMatch(/^Vi kunne ikke tælle dine kompetencer/u);
  });
});

describe("The texts are about this CV", () => {
  it("with its own numbers and words", () => {
    const areas = review(
      cvFromText(`
        # Erfaring
        Butikschef, Farvehuset A/S, mar. 2017 - nu
        - Ansvarlig for driften
        - Deltog i ledermøder
        - Åbnede 2 butikker
        - Vandt prisen som årets butik i 2019
        Salgschef, Byens Farver ApS, jan. 2010 - dec. 2015
        - Ansvarlig for indkøb
        # Sprog
        Dansk og engelsk`),
    );
    expect(item(areas, "result-numbers").text).toMatch(
      /^1 af 5 punkter i dine to seneste job har et tal \(20 procent\)\. »Åbnede 2 butikker« viser, hvordan det gøres\. .*»Ansvarlig for driften«/u,
    );
    expect(item(areas, "active-verbs").text).toMatch(
      /^3 af 5 punkter \(60 procent\) begynder med vendinger som »Ansvarlig for« og »Deltog i«\./u,
    );
    expect(item(areas, "career-gaps").text).toMatch(
      /^Mellem »Salgschef, Byens Farver ApS« \(jan\. 2010 - dec\. 2015\) og »Butikschef, Farvehuset A\/S« \(mar\. 2017 - nu\) er der mindst 14 måneder\./u,
    );
    expect(item(areas, "language-levels").text).toMatch(/^Vi fandt intet niveau ved dansk og engelsk\./u);
  });

  it("and name the missing parts of a job in correct Danish", () => {
    const areas = review(
      cvFromText(`
        # Erfaring
        2019 - nu Butikschef, Farvehuset A/S
        - Åbnede to butikker
        2015 - 2019 Souschef
        - Ledede fem medarbejdere`),
    );
    expect(item(areas, "role-details").text).toBe(
      "1 af 2 job har titel, arbejdsgiver og periode. Ved »Souschef« fandt vi ikke nogen arbejdsgiver. Tilføj den, hvis den ikke står der.",
    );
  });

  it("with the common names of fonts", () => {
    const cv = cvFromText("Ole\n# Profil\nLeder");
    const areas = review({ ...cv, lines: cv.lines.map((line) => ({ ...line, family: "liberationsans" })) });
    expect(item(areas, "font-families").text).toBe("Dit CV bruger én skrifttype (Liberation Sans). Det giver ro.");
  });

  it("without names of fonts that nobody gave", () => {
    const cv = cvFromText("Ole\n# Profil\nLeder");
    for (const family of ["type3", "glyphlessfont"]) {
      const areas = review({ ...cv, lines: cv.lines.map((line) => ({ ...line, family })) });
      expect(item(areas, "font-families").text).toBe("Vi kunne ikke se, hvilke skrifttyper dit CV bruger.");
    }
  });

  it("never with a CPR number", () => {
    const areas = review(
      cvFromText("Ole\n120375-4321\n# Profil\nJeg er 120375-4321 og brænder for ledelse.\n# Uddannelse\n120375-4321"),
    );
    expect(JSON.stringify(areas)).not.toContain("4321");
    expect(item(areas, "cpr-number").text).toMatch(/^Der står CPR-numre tre steder, første gang på side 1\./u);
  });

  it("as tips, if they are only tips", () => {
    const areas = review(
      cvFromText("Ole\nGift, 2 børn\n# Profil\nLeder", {
        images: [{ page: 0, x: 450, y: 40, width: 80, height: 100 }],
      }),
    );
    expect(item(areas, "family")).toMatchObject({
      warning: false,
      text: expect.stringContaining("»Gift, 2 børn«"),
    });
    expect(areas.find(({ meta }) => meta.key === "photo")?.meta).toMatchObject({ isfound: true, warning: false });
  });
});

describe("A good CV stays a good one", () => {
  const looks = (["below", "right", "margin", "before"] as const).flatMap((periods) =>
    (["beside", "below"] as const).flatMap((employers) =>
      (["bold", "capitals", "spaced"] as const).map((headingStyle) => ({ periods, employers, headingStyle })),
    ),
  );

  it.each(looks)("with periods $periods, employers $employers and headings $headingStyle", async (look) => {
    for (const columns of [1, 2] as const) {
      const plan = leaderCv("da", columns);
      const bytes = await makeCv({ ...plan, photo: true, look: { ...plan.look, ...look, bullet: "-" } });
      expect(warned(review(await readCv(bytes, "da")))).toEqual([]);
    }
  });
});
