import { expect, it } from "vitest";
import { withoutWishes } from "./wishes.ts";

it.each([
  ["Logistikchef der søger job på et lager, gerne med ansvar for 30 mand.", "Logistikchef der"],
  ["Jeg leder 40 medarbejdere. Nu søger jeg et job som direktør.", "Jeg leder 40 medarbejdere. Nu"],
  ["Jeg leder 40 og vil gerne lede flere.", "Jeg leder 40 og"],
  ["Jeg søger nyt efter at have ledet 40 medarbejdere.", "Jeg efter at have ledet 40 medarbejdere."],
  ["I lead 12 people and am looking for a position as director.", "I lead 12 people and am"],
  [
    "Jeg lytter til kundernes ønsker og leder 12 medarbejdere.",
    "Jeg lytter til kundernes ønsker og leder 12 medarbejdere.",
  ],
])("removes wishes from »%s«", (text, rest) => {
  expect(withoutWishes(text)).toBe(rest);
});
