import { expect, it } from "vitest";
import { blocksOf } from "./qualities.ts";

it("separates paragraphs and lists, also without an empty line between them", () => {
  expect(blocksOf("Jobbet ligner dit seneste.\n\nDet passer:\n• Ledelse: 120 ansatte\n• Budget\n\n\n• Lean\n")).toEqual(
    [
      { kind: "paragraph", text: "Jobbet ligner dit seneste." },
      { kind: "paragraph", text: "Det passer:" },
      { kind: "list", points: ["Ledelse: 120 ansatte", "Budget"] },
      { kind: "list", points: ["Lean"] },
    ],
  );
});

it("returns no blocks for an empty text", () => {
  expect(blocksOf(" \n\n ")).toEqual([]);
});
