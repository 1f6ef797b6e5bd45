import { expect, it } from "vitest";
import { soundOf } from "./sounds.ts";

it.each([
  ["cookies", "kokies"],
  ["christian", "kristian"],
  ["kontrakt", "contract"],
  ["zone", "sone"],
  ["thorup", "torup"],
  ["voss", "vos"],
  ["konfliktmaegling", "konfliktmegling"],
  ["hvornaar", "vornaar"],
  ["mand", "man"],
  ["stilling", "stiling"],
])("hears »%s« and »%s« as one word", (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

it.each([
  ["loen", "leder"],
  ["ledig", "leder"],
  ["bonus", "bon"],
])("hears »%s« and »%s« as two", (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
