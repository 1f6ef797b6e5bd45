import { expect, it } from "vitest";
import { blocksOf } from "./qualities.ts";

it("tells paragraphs from lists, also where the one leads straight on to the other", () => {
  expect(blocksOf("Jobbet ligner dit seneste.\n\nDet passer:\n• Ledelse: 120 ansatte\n• Budget\n\n\n• Lean\n")).toEqual(
    [
      { kind: "paragraph", text: "Jobbet ligner dit seneste." },
      { kind: "paragraph", text: "Det passer:" },
      { kind: "list", points: ["Ledelse: 120 ansatte", "Budget"] },
      { kind: "list", points: ["Lean"] },
    ],
  );
});

it("makes nothing of nothing", () => {
  expect(blocksOf(" \n\n ")).toEqual([]);
});
