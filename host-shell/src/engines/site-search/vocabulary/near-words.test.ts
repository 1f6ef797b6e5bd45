import { expect, it } from "vitest";
import { createSeededRandom } from "../../seeded-random.ts";
import { forgivenErrors, nearWords, placesWithPrefix } from "./near-words.ts";

const find = (words: readonly string[], text: string, mostErrors: number, prefix = false) =>
  nearWords(words.toSorted(), text, { mostErrors, prefix, most: 100 }).map(({ at, errors }) => [
    words.toSorted()[at],
    errors,
  ]);

it("forgives an added, missing or wrong letter, and two exchanged ones", () => {
  const words = ["opsigelse", "opsigelser", "opsige", "kontrakt"];
  for (const typed of ["opsigelsse", "opsigese", "opsigekse", "opsigesle"])
    expect(find(words, typed, 1)).toContainEqual(["opsigelse", 1]);
  expect(find(words, "opsiglse", 2)).toEqual([
    ["opsige", 2],
    ["opsigelse", 1],
    ["opsigelser", 2],
  ]);
});

it("finds words by their misspelt beginning", () => {
  expect(find(["fratraedelse", "fratraedelsesaftale", "frister"], "fratrede", 2, true)).toEqual([
    ["fratraedelse", 1],
    ["fratraedelsesaftale", 1],
  ]);
});

/** The textbook's table, with exchanged letters. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, at) => (row === 0 ? at : at === 0 ? row : 0)),
  );
  const cell = (row: number, at: number): number => rows[row]?.[at] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    for (let at = 1; at <= other.length; at += 1) {
      const wrong = one[row - 1] === other[at - 1] ? 0 : 1;
      const exchanged =
        one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1] ? cell(row - 2, at - 2) + 1 : Infinity;
      const least = Math.min(cell(row - 1, at) + 1, cell(row, at - 1) + 1, cell(row - 1, at - 1) + wrong, exchanged);
      rows[row]?.splice(at, 1, least);
    }
  }
  return cell(one.length, other.length);
}

it("finds the same words as the textbook's algorithm", () => {
  const random = createSeededRandom(3);
  const word = () => Array.from({ length: random.integer(1, 7) }, () => random.pick(["a", "b", "c"])).join("");
  const words = [...new Set(Array.from({ length: 300 }, word))].toSorted();
  for (let round = 0; round < 60; round += 1) {
    const typed = word();
    const beginnings = (one: string) => Array.from({ length: one.length + 1 }, (_, length) => one.slice(0, length));
    const whole = words.flatMap((one) => (distance(typed, one) <= 2 ? [[one, distance(typed, one)]] : []));
    expect(
      nearWords(words, typed, { mostErrors: 2, prefix: false, most: 999 }).map(({ at, errors }) => [words[at], errors]),
    ).toEqual(whole);
    const begun = words.filter((one) => beginnings(one).some((start) => distance(typed, start) <= 2));
    expect(nearWords(words, typed, { mostErrors: 2, prefix: true, most: 999 }).map(({ at }) => words[at])).toEqual(
      begun,
    );
  }
});

it("forgives nothing in short words and numbers", () => {
  expect(["løn", "chef", "kontrakt", "70203040", "2026"].map(forgivenErrors)).toEqual([0, 1, 2, 0, 0]);
});

it("finds the words with a beginning", () => {
  const words = ["chef", "loen", "loensamtale", "lov"];
  expect([placesWithPrefix(words, "loen"), placesWithPrefix(words, "x"), placesWithPrefix(words, "")]).toEqual([
    { from: 1, to: 3 },
    { from: 4, to: 4 },
    { from: 0, to: 4 },
  ]);
});
