import { expect, it } from "vitest";
import { summaryOf } from "./summary-of.ts";

const opening = "Vil du lede vores fabrik i Ry, hvor 40 dygtige kolleger laver dørgreb til hele Norden? "
  .repeat(2)
  .trim();

it.each<[string, string, string]>([
  ["without headings of every posting", "Om stillingen\n\nDu leder driften.", "Du leder driften."],
  ["without its own title", "Fabrikschef\nDu leder driften.", "Du leder driften."],
  [
    "with list items as sentences",
    "Du skal\n• lede driften,\n• styre 3,5 mio. kr.\n• SAP",
    "Lede driften. Styre 3,5 mio. kr. SAP.",
  ],
  ["with list items on one line", "• lede driften - styre budgettet – SAP", "Lede driften. Styre budgettet. SAP."],
  [
    "with list items after their introduction",
    "Du skal: • lede driften • styre budgettet",
    "Du skal: Lede driften. Styre budgettet.",
  ],
  [
    "with dashes within a sentence",
    "Vi søger en leder – gerne fra Ry - til driften.",
    "Vi søger en leder – gerne fra Ry - til driften.",
  ],
  ["up to the next section, if that is enough", `${opening}\n\nDine opgaver\n• lede`, opening],
  ["whole, if it is only a heading", "Fabrikschef søges", "Fabrikschef søges"],
  ["empty, if the posting is empty", "", ""],
])("is the beginning, %s", (_, description, summary) => {
  expect(summaryOf(description, "Fabrikschef")).toBe(summary);
});

it("is cut after a word within 300 characters", () => {
  const summary = summaryOf("Fabrikken skal ledes med omtanke. ".repeat(40), "Chef");
  expect([summary.length > 280, summary.length <= 301, summary.endsWith("…")]).toEqual([true, true, true]);
  expect(summaryOf("x".repeat(900), "Chef")).toBe(`${"x".repeat(299)}…`);
});
