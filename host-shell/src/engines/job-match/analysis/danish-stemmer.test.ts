import { expect, it } from "vitest";
import { danishStem } from "./danish-stemmer.ts";

it("stems Danish words as Snowball does", () => {
  const words =
    "ledelse leder medarbejderne budgetterne økonomisk økonomier virksomhedens ansvarlig hurtigst løsninger fødevarer kolleger bygger";
  expect(words.split(" ").map(danishStem)).toEqual(
    "led led medarbejd budget økonomisk økonomi virksom ansvar hurt løsning fødevar kolleg byg".split(" "),
  );
});
