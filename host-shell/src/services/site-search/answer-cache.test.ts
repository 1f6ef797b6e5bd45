import { expect, it } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";

const time = { now: 0 };
const cacheOf = (limits: object = {}) =>
  createAnswerCache({ mostAnswers: 3, mostBytes: 1_000, mostMs: 100, clock: () => time.now, ...limits });

it("drops the oldest answers if there are too many, and if they are too large together", () => {
  const cache = cacheOf();
  for (const key of ["a", "b", "c", "d"]) cache.keep(key, 1);
  expect(["a", "b", "c", "d"].map((key) => cache.find(key)?.answer)).toEqual([undefined, 1, 1, 1]);
  cache.keep("e", "x".repeat(996));
  expect([cache.size(), cache.find("e")?.answer]).toEqual([1, "x".repeat(996)]);
  cache.keep("f", "x".repeat(1_000));
  expect([cache.size(), cache.find("f")]).toEqual([1, undefined]);
});

it("forgets an answer that is too old, and knows the age of the others", () => {
  time.now = 0;
  const cache = cacheOf();
  cache.keep("a", 1);
  time.now = 100;
  expect(cache.find("a")).toEqual({ answer: 1, ageMs: 100 });
  time.now = 101;
  expect([cache.find("a"), cache.size()]).toEqual([undefined, 0]);
});

it("does not grow with 100 000 made-up searches", () => {
  const cache = cacheOf({ mostAnswers: 500, mostBytes: 100_000 });
  for (let number = 0; number < 100_000; number += 1) cache.keep(`vrøvl ${number}`, { results: [] });
  expect(cache.size()).toBe(500);
});
