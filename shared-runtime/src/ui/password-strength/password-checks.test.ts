import { expect, it } from "vitest";
import { passedChecks, passwordPoints } from "./password-checks.ts";

it.each([
  ["", [], 0],
  ["a", ["lowerCase"], 20],
  ["Å", ["upperCase"], 20],
  ["7", ["digit"], 20],
  ["!", ["symbol"], 20],
  ["€", ["symbol"], 20],
  ["abcdefg", ["lowerCase"], 20],
  ["abcdefgh", ["length", "lowerCase"], 40],
  ["        ", ["length"], 20],
  ["Sommer26", ["length", "upperCase", "lowerCase", "digit"], 80],
  ["Sommer 26", ["length", "upperCase", "lowerCase", "digit"], 80],
  ["Sømænd-26", ["length", "upperCase", "lowerCase", "digit", "symbol"], 100],
  ["aB3!", ["upperCase", "lowerCase", "digit", "symbol"], 80],
  ["🔑🔑🔑🔑", ["symbol"], 20],
  ["🔑🔑🔑🔑🔑🔑🔑🔑", ["length", "symbol"], 40],
])("the password %j passes %j and has %i points", (password, passed, points) => {
  expect([passedChecks(password), passwordPoints(password)]).toEqual([passed, points]);
});
