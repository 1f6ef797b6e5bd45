import { describe, expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { structureOf } from "./cv-structure.ts";
import { findPostalPlace } from "./places.ts";

function placeIn(text: string): string | undefined {
  const { place } = structureOf(cvFromText(text)).contact;
  return place && [place.postalCode, place.town].filter(Boolean).join(" ");
}

describe("The town of residence is found", () => {
  it.each([
    ["Aarhus | +45 40 50 60 71", "Aarhus"],
    ["40 50 60 71, Odense", "Odense"],
    ["Skovvej 4 · Aarhus C", "Aarhus C"],
    ["Bopæl: Vejle", "Vejle"],
    ["Adresse: Skovvej 4, Vejle", "Vejle"],
    ["Bor i Odense", "Odense"],
    ["Bor i Vedelsby", "Vedelsby"],
    ["Viceskoleleder | Brabrand | tlf. 40 50 60 71", "Brabrand"],
    ["✆ 40 50 60 71 | ⚑ Fredericia", "Fredericia"],
    ["Based in Copenhagen", "Copenhagen"],
    ["Parkvej 3, 2000 Frederiksberg", "2000 Frederiksberg"],
  ])("at the top, in »%s«", (line, place) => {
    expect(placeIn(`Lone Vester\n${line}\n# Profil\nLeder`)).toBe(place);
  });

  it("among personal matters and in running text, if it is stated explicitly", () => {
    expect(placeIn("Ole\n# Profil\nLeder\n# Personligt\nGift, tre børn. Bor i Horsens og løber.")).toBe("Horsens");
    expect(
      placeIn(
        "Hej, jeg hedder Brian og bor i Odense med min familie. Jeg har været værkfører i mange år og er glad for det.",
      ),
    ).toBe("Odense");
    expect(placeIn("Ole\n# Profil\nJeg er leder, bosat i Vejle, og har 40 medarbejdere.\n# Sprog\nDansk")).toBe(
      "Vejle",
    );
  });
});

describe("A town is not the town of residence", () => {
  it.each([
    "Jeg søger nu noget nyt, gerne som leder på et lager i nærheden af Odense, hvor der er plads til en, der kan sit håndværk.",
    "Jeg er lagerchef og søger job på et større lager i Odense, Vejle, Kolding, hvor der er plads til en god leder som mig.",
    "Født i Odense",
    "Født 12.03.1975, Odense",
    "Gerne job i Odense",
    "Ønsker at bo i Aarhus",
  ])("in »%s«", (line) => {
    expect(placeIn(`Brian Mortensen\n${line}\n# Profil\nLeder`)).toBeUndefined();
  });

  it("if it wraps to a separate line", () => {
    const text = `Brian Mortensen
      Jeg har været værkfører i mange år og var glad for det. Jeg søger nu noget nyt på et lager i nærheden af
      Odense, hvor der er plads.`;
    expect(placeIn(text)).toBeUndefined();
  });

  it("if it is the town of a childhood or a sports club", () => {
    expect(
      placeIn(
        "Ole\n# Profil\nLeder\n# Personligt\nVokset op i Odense. Træner et hold i Vejle. Sommerhus i Skagen, båd",
      ),
    ).toBeUndefined();
  });
});

it.each([
  ["Address: Kærvej 14, 9640, Farsø, Denmark", "9640"],
  ["Kongensgade 3, 6700, Esbjerg", "6700"],
  ["carl@example.dk | 20 30 40 50 | 9640, Farsø", "9640"],
  ["Adresse: 2000, Frederiksberg", "2000"],
  ["Projekt 1200, Danmark", undefined],
  ["Bestyrelsen i 2019, Aarhus", undefined],
  ["Solgte 4300, Danmarks bedste", undefined],
])("»%s« has the postal code %s", (text, code) => {
  expect(findPostalPlace(text)?.postalCode).toBe(code);
});
