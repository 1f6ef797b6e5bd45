import { expect, it } from "vitest";
import { tokensOf } from "./tokens.ts";

/** The stems of the words of a text, with "|" for a pause. */
function stems(text: string, language: "da" | "en"): string {
  return tokensOf(text, language)
    .map(({ stem }) => stem || "|")
    .join(" ");
}

it.each([
  ["Personaleledelse, budget- og kundeansvar", "personal led | budg og kund ansvar"],
  ["C#, C++ og .NET", "csharp | cplusplus og dotnet"],
  ["Node.js, CI/CD, R&D", "nod js | ci cd | r&d"],
  ["adm. direktør. Ny linje\nigen", "adm direktør | ny linj | igen"],
  ["Ærø på AERØ: æ", "ærø på aerø | æ"],
  ["Ae\u0301ro e\u0301n", "aéro én"],
  ["", ""],
  ["🙂 — §", "🙂"],
])("splits %j into words and pauses", (text, expected) => {
  expect(stems(text, "da")).toBe(expected);
});

it("treats stop words and numbers as uninformative, but not IT", () => {
  const informative = tokensOf("it is an IT job with 12 years", "en").filter((token) => token.isInformative);
  expect(informative.map(({ stem }) => stem)).toEqual(["it"]);
});
