import { expect, it } from "vitest";
import { counted, every, partOf, quoted, quotedList } from "./danish.ts";
import { point, sentence } from "./nouns.ts";

it.each([
  [counted(1, point), "ét punkt"],
  [counted(1, sentence), "én sætning"],
  [counted(12, point), "tolv punkter"],
  [counted(13, point), "13 punkter"],
  [counted(1234, point), "1.234 punkter"],
  [every(2), "begge"],
  [every(12), "alle tolv"],
  [every(13), "alle 13"],
])("writes numbers up to twelve in words: »%s«", (text, expected) => {
  expect(text).toBe(expected);
});

it.each([
  [partOf(1, 1, point), "det ene punkt"],
  [partOf(1, 1, sentence), "den ene sætning"],
  [partOf(1, 5, point), "1 af 5 punkter"],
  [partOf(3, 12, sentence), "3 af 12 sætninger"],
  [partOf(3, 18, point), "3 af 18 punkter"],
  [partOf(5, 8, point, "dine"), "5 af dine 8 punkter"],
])("writes both sides of a share in figures: »%s«", (text, expected) => {
  expect(text).toBe(expected);
});

it("writes the number of omitted list items in words", () => {
  expect(quotedList(["a", "b", "c"])).toBe("»a«, »b« og »c«");
  expect(quotedList(["a", "b", "c", "d"])).toBe("»a«, »b«, »c« og én mere");
  expect(quotedList(["a", "b", "c", "d", "e"])).toBe("»a«, »b«, »c« og to mere");
});

it("uses one kind of quotation marks for all CVs", () => {
  expect(quoted("Vandt “Årets butik” og „Prisen“")).toBe("»Vandt Årets butik og Prisen«");
});
