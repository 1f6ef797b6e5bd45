import { describe, expect, it } from "vitest";
import { gradesIn } from "./grades.ts";
import { judgedPostingsIn, readJudgedSet } from "./judged-set.ts";

const { cvs, postings, grades } = readJudgedSet();

describe("postings in a file", () => {
  it("are read from their head, with skills if they are listed", () => {
    expect(
      judgedPostingsIn(
        "@ 7 en 8000 Aarhus C\nBaker\nBread Ltd\nskills: flour, water\nBake.\n@ 8 da - Hele landet\nKok\nKro\nKog.",
      ),
    ).toEqual([
      {
        id: 7,
        language: "en",
        zip: "8000",
        place: "Aarhus C",
        title: "Baker",
        company: "Bread Ltd",
        skills: ["flour", "water"],
        description: "Bake.",
      },
      {
        id: 8,
        language: "da",
        zip: undefined,
        place: "Hele landet",
        title: "Kok",
        company: "Kro",
        skills: [],
        description: "Kog.",
      },
    ]);
  });

  it("are refused with their head if it cannot be read", () => {
    expect(() => judgedPostingsIn("@ 7 de 8000 Aarhus C\nBaker\nBread Ltd\nBake.")).toThrow(
      'cannot read "@ 7 de 8000 Aarhus C"',
    );
  });
});

describe("grades in a file", () => {
  it("are read from the lines below their CV", () => {
    expect(gradesIn("a\n3: 1 2\n1: 9\n\nb\n2: 1")).toEqual(
      new Map([
        [
          "a",
          new Map([
            [1, 3],
            [2, 3],
            [9, 1],
          ]),
        ],
        ["b", new Map([[1, 2]])],
      ]),
    );
  });

  it("are refused if a posting has two, or a line cannot be read", () => {
    expect(() => gradesIn("a\n3: 1 2\n1: 2")).toThrow("a has two grades for 2");
    expect(() => gradesIn("a\n4: 1")).toThrow('cannot read "4: 1" of a');
  });
});

describe("the judged set", () => {
  it("has 30 CVs and 200 postings, three in four Danish, as long as real ones", () => {
    expect(cvs).toHaveLength(30);
    expect(postings.map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(postings.filter(({ language }) => language === "da")).toHaveLength(150);
    const words = postings.map(({ description }) => description.split(/\s+/u).length);
    expect([Math.min(...words) >= 60, Math.max(...words) <= 150]).toEqual([true, true]);
  });

  it("has grades for every CV, and only for postings that exist", () => {
    expect([...grades.keys()].toSorted()).toEqual(cvs.map(({ cvId }) => cvId));
    const known = new Set(postings.map(({ id }) => id));
    expect([...grades.values()].flatMap((ofCv) => [...ofCv.keys()]).filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(cvs)("has roles with titles, and skills, in the CV $cvId", ({ facts }) => {
    expect(facts.roles.length).toBeGreaterThan(0);
    expect(facts.roles.filter(({ title, from }) => title === undefined || from === undefined)).toEqual([]);
    expect(facts.skills.length).toBeGreaterThan(3);
  });
});
