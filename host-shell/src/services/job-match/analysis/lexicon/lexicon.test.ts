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

it("finds something by each way to say it, in texts of both languages", () => {
  const ways = lexicon.flatMap((concept) => concept.ways);
  const lost = (["da", "en"] as const).flatMap((language) =>
    ways.filter((way) => findConcepts(tokensOf(way, language), language).length === 0),
  );
  expect([...new Set(lost)]).toEqual([]);
});
