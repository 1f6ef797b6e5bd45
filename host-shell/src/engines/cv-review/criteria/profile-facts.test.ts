import { expect, it } from "vitest";
import { profileFactsIn } from "./profile-facts.ts";

const years = "hvor mange års erfaring du har";
const size = "hvor mange du leder, eller hvor stort et budget du har ansvar for";

it.each([
  [
    "HR-chef med ti års erfaring fra servicevirksomheder med 300 til 1.200 ansatte. Jeg har ledet HR-afdelinger på op til otte medarbejdere.",
    ["din rolle (»HR-chef«)", "din erfaring (»ti års erfaring«)", "dit ansvar (»op til otte medarbejdere«)"],
    [],
  ],
  [
    "Brian, 53 år. Logistikchef der søger job på et lager i nærheden af Odense, gerne med ansvar for 30 mand. Jeg har arbejdet med lager i hele mit liv.",
    ["din rolle (»Logistikchef«)"],
    [years, size],
  ],
  ["Jeg er 47 år og søger et job som direktør med et budget på 40 mio. kr.", [], ["din rolle", years, size]],
  ["Jeg leder efter nye udfordringer i en stor virksomhed.", [], ["din rolle", years, size]],
  ["Jeg leder et lager i Vejle.", ["dit ansvar (»leder et lager i Vejle«)"], ["din rolle", years]],
  ["I dag leder jeg driften.", ["dit ansvar (»leder jeg driften«)"], ["din rolle", years]],
  ["Jeg er uddannet hos en revisor og har sans for tal.", [], ["din rolle", years, size]],
  ["Erfaren leder med sans for tal.", ["din rolle (»leder«)"], [years, size]],
  ["Teamleder. Vendte et underskud på 2 mio. kr. på to år.", ["din rolle (»Teamleder«)"], [years, size]],
])("finds the present facts in »%s«", (text, found, lacking) => {
  expect(profileFactsIn(text, "da")).toEqual({ found, lacking });
});

it("does so in English", () => {
  expect(
    profileFactsIn(
      "Sales director. Thirteen years as a people manager in Denmark. I lead 35 sales people and report to the CEO. I want to become managing director.",
      "en",
    ),
  ).toEqual({
    found: ["din rolle (»Sales director«)", "din erfaring (»Thirteen years«)", "dit ansvar (»35 sales people«)"],
    lacking: [],
  });
});
