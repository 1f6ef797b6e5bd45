import { expect, test } from "vitest";
import { lettersOfName } from "./glyph-names.ts";

test.each([
  ["t_t", "tt"],
  ["f_f_i", "ffi"],
  ["T_h.dlig", "Th"],
  ["tt", "tt"],
  ["ffi", "ffi"],
  ["a.sc", "a"],
  ["Aring.sc", "Å"],
  ["aring_r", "år"],
  ["one.oldstyle", "1"],
  ["oneoldstyle", "1"],
  ["Asmall", "A"],
  ["Aringsmall", "Å"],
  ["uni00E5", "å"],
  ["uni00740069", "ti"],
  ["uni0061030A", "å"],
  ["u1F600", "\u{1f600}"],
  ["hyphen.case", "-"],
  ["comma.sups", ","],
  ["at.case", "@"],
])("the glyph %s stands for %s", (name, letters) => {
  expect(lettersOfName(name)).toBe(letters);
});

test.each([".notdef", "g12", "cid123", "glyph7", "t_g12", "constructor", "uni", "uni00", "u110000", "uni0000", "__"])(
  "the name %s says nothing",
  (name) => {
    expect(lettersOfName(name)).toBe(undefined);
  },
);
