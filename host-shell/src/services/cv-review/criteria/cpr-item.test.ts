import { expect, test } from "vitest";
import { structureOf } from "../structure/cv-structure.ts";
import { cvFromText } from "../testing/cv-text.ts";
import { composeAreas } from "./advice/compose-areas.ts";
import { reviewPrivacy } from "./privacy.area.ts";

test("A CPR number that wraps at its hyphen gets a warning", () => {
  const [area] = composeAreas([reviewPrivacy(structureOf(cvFromText("Ole Holm\nCPR: 010190-\n1234")))]);
  expect(area?.items.find(({ title }) => title === "CPR-nummer")).toEqual({
    warning: true,
    title: "CPR-nummer",
    todo: "Slet dit CPR-nummer",
    text: expect.stringMatching(/^Der står et CPR-nummer på side 1\. Slet det/u),
  });
});
