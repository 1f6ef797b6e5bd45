import { expect, it } from "vitest";
import { findConcepts } from "../find-concepts.ts";
import { tokensOf } from "../tokens.ts";
import { lexicon } from "./lexicon.ts";

it("names each concept once", () => {
  const names = lexicon.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it("finds each concept by its name", () => {
  const lost = lexicon.filter(
    ({ name }) => !findConcepts(tokensOf(name, "da"), "da").some(({ concept }) => concept.name === name),
  );
  expect(lost.map(({ name }) => name)).toEqual([]);
});

it("finds a concept by each of its phrases, in texts of both languages", () => {
  const phrases = lexicon.flatMap((concept) => concept.phrases);
  const lost = (["da", "en"] as const).flatMap((language) =>
    phrases.filter((phrase) => findConcepts(tokensOf(phrase, language), language).length === 0),
  );
  expect([...new Set(lost)]).toEqual([]);
});
