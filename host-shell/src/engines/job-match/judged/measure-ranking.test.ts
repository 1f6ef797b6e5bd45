import { describe, expect, it } from "vitest";
import type { Grade } from "./grades.ts";
import { measureRanking, qualityOf } from "./measure-ranking.ts";

const grades = new Map<number, Grade>([
  [1, 3],
  [2, 2],
  [3, 1],
]);
const others = Array.from({ length: 120 }, (_, index) => 1000 + index);

describe("nDCG@10", () => {
  it("is 1 if the best postings come first", () => {
    expect(qualityOf([1, 2, 3, ...others], grades).ndcgAt10).toBe(1);
  });

  it("is the gain divided by the best possible one: by hand, 3 2 1 in reverse order", () => {
    // 1/1 + 3/1.58496 + 7/2 = 6.39279 of 7/1 + 3/1.58496 + 1/2 = 9.39279
    expect(qualityOf([3, 2, 1, ...others], grades).ndcgAt10).toBeCloseTo(0.680606, 6);
  });

  it("counts a good posting in the tenth place, by hand 7/3.45943 of 9.39279, and none in the eleventh", () => {
    expect(qualityOf([...others.slice(0, 9), 1, ...others.slice(9)], grades).ndcgAt10).toBeCloseTo(0.215426, 6);
    expect(qualityOf([...others.slice(0, 10), 1, 2, 3], grades).ndcgAt10).toBe(0);
  });

  it("has an ideal of ten postings at most", () => {
    const many = new Map<number, Grade>(Array.from({ length: 14 }, (_, index) => [index, 3]));
    expect(qualityOf([...many.keys()], many).ndcgAt10).toBe(1);
  });
});

describe("recall@99", () => {
  it("is the share of the postings graded 2 or 3 among the first 99, in any order", () => {
    expect(qualityOf([...others.slice(0, 98), 2, 1], grades).recallAt99).toBe(0.5);
    expect(qualityOf([...others.slice(0, 97), 2, 1], grades).recallAt99).toBe(1);
  });

  it("ignores postings graded 1", () => {
    expect(qualityOf([1, 2], grades).recallAt99).toBe(1);
  });
});

it("returns the mean over the CVs, and the figures of each", () => {
  const measured = measureRanking(
    (cv) => (cv === "good" ? [1, 2, 3] : others),
    new Map([
      ["good", grades],
      ["bad", grades],
    ]),
  );
  expect(measured).toEqual({
    ndcgAt10: 0.5,
    recallAt99: 0.5,
    ofEach: new Map([
      ["good", { ndcgAt10: 1, recallAt99: 1 }],
      ["bad", { ndcgAt10: 0, recallAt99: 0 }],
    ]),
  });
});

it("refuses a posting that is ranked twice, which would count twice", () => {
  expect(() => qualityOf([1, 1], grades)).toThrow("a posting is ranked twice");
});

it("refuses grades without a good posting", () => {
  expect(() => qualityOf([3], new Map([[3, 1]]))).toThrow("no posting is graded 2 or 3");
});
