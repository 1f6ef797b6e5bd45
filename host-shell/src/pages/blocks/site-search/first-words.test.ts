import { expect, test } from "vitest";
import { firstWords } from "./first-words.ts";

const words = (count: number) => Array.from({ length: count }, (_, index) => `ord${index + 1}`).join(" ");
const plain = (text: string) => ({ text, marked: false });
const textOf = (parts: ReturnType<typeof firstWords>) => parts.map(({ text }) => text).join("");

test("a description of 35 words is shown as it is", () => {
  expect(textOf(firstWords([plain(words(35))]))).toBe(words(35));
});

test("a longer description ends after 35 words, wherever the marked words are", () => {
  expect(textOf(firstWords([plain(words(36))]))).toBe(`${words(35)} …`);
  const parts = [plain(`${words(34)} `), { text: "løn", marked: true }, plain("samtale og mere")];
  expect(firstWords(parts)).toEqual([...parts.slice(0, 2), plain("samtale"), plain(" …")]);
  expect(textOf(firstWords([plain(`${words(35)} `), { text: "løn", marked: true }]))).toBe(`${words(35)} …`);
});
