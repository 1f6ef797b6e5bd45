import { expect, test } from "vitest";
import { asSearch, type DeclaredQuery, declaredValues, isStorable } from "./declared-query.ts";

const declare = (...names: string[]): DeclaredQuery => ({ names, normalise: (value) => value, isStored: true });
const searchOf = (declared: readonly DeclaredQuery[], query: string) =>
  asSearch(declaredValues(declared, new URLSearchParams(query)));

test("undeclared parameters never enter the key of a page", () => {
  expect(searchOf([], "page_x=2&utm_source=a")).toBe("");
  expect(searchOf([declare("page_x")], "utm_source=a&page_y=3")).toBe("");
  expect(searchOf([declare("page_x")], "utm_source=a&page_x=2&fbclid=b")).toBe("?page_x=2");
});

test("requests that mean the same have the same key", () => {
  const declared = [declare("page_x"), declare("q", "a")];
  for (const query of ["page_x=2&a=l%C3%B8n", "a=løn&page_x=2", "page_x=+2+&a=l%c3%b8n&page_x=9&q="])
    expect(searchOf(declared, query)).toBe("?a=l%C3%B8n&page_x=2");
});

test("a block decides which values differ, and ignores the others", () => {
  const normalise = (value: string) => (/^\d+$/.test(value) ? String(Math.min(Number(value), 9)) : undefined);
  const declared = [{ ...declare("page_x"), normalise }];
  expect(["2", "002", "1000", "-1", "x", ""].map((value) => searchOf(declared, `page_x=${value}`))).toEqual([
    "?page_x=2",
    "?page_x=2",
    "?page_x=9",
    "",
    "",
    "",
  ]);
});

test("a value has at most 200 characters, and names of properties are only names", () => {
  const values = declaredValues(
    [declare("__proto__", "q")],
    new URLSearchParams(`__proto__=a&q=${"x".repeat(10_000)}`),
  );
  expect(Object.entries(values)).toEqual([
    ["__proto__", "a"],
    ["q", "x".repeat(200)],
  ]);
});

test("only a request with a free text must not be stored", () => {
  const declared = [declare("page_x"), { ...declare("q"), isStored: false }];
  const isStored = (query: string) => isStorable(declared, declaredValues(declared, new URLSearchParams(query)));
  expect(["", "page_x=1", "q=", "q=løn", "q=løn&page_x=1"].map(isStored)).toEqual([true, true, true, false, false]);
});
