import { expect, test } from "vitest";
import { findCprInLines } from "./cpr-in-lines.ts";

test("each number has the lines on which it stands", () => {
  const [first, second, third, fourth, fifth] = [
    { text: "Mette, 311299-9876, CPR: 010190-" },
    { text: "1234 og 020290 -" },
    { text: "4321" },
    { text: "" },
    { text: "030390-1111" },
  ] as const;
  expect(findCprInLines([first, second, third, fourth, fifth])).toEqual([
    [{ line: first, start: 7, end: 18 }],
    [
      { line: first, start: 25, end: 32 },
      { line: second, start: 0, end: 4 },
    ],
    [
      { line: second, start: 8, end: 16 },
      { line: third, start: 0, end: 4 },
    ],
    [{ line: fifth, start: 0, end: 11 }],
  ]);
});
