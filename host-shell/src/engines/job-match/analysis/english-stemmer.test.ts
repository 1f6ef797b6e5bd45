import { expect, it } from "vitest";
import { englishStem } from "./english-stemmer.ts";

it("stems English words as Snowball does", () => {
  const words =
    "management managing managed budgets strategies operational organization generously news planned relational company’s hoping";
  expect(words.split(" ").map(englishStem)).toEqual(
    "manag manag manag budget strategi oper organ generous news plan relat compani hope".split(" "),
  );
});
