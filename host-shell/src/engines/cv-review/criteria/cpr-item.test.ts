import { expect, test } from "vitest";
import { structureOf } from "../structure/cv-structure.ts";
import { cvFromText } from "../testing/cv-text.ts";
import { composeAreas } from "./advice/compose-areas.ts";
import { privacyArea } from "./privacy.area.ts";

function review(text: string) {
  return privacyArea.review(structureOf(cvFromText(text)), new Date("2026-11-20T12:00:00Z"));
}

test("A CPR number that wraps at its hyphen gets a warning", () => {
  const [area] = composeAreas([review("Ole Holm\nCPR: 010190-\n1234")]);
  expect(area?.items.find(({ title }) => title === "CPR-nummer")).toEqual({
    warning: true,
    title: "CPR-nummer",
    todo: "Slet dit CPR-nummer",
    effect: 100,
    text: expect.stringMatching(/^Der står et CPR-nummer på side 1\. Slet det/u),
  });
});

test.each(["Patent 150305-2010", "Kontrakt nr. 010119-3112", "010309-2012 lærling"])(
  "asks whether »%s« is a CPR number",
  (text) => {
    const [area] = composeAreas([review(`Ole Holm\n${text}`)]);
    const item = area?.items.find(({ title }) => title === "CPR-nummer");
    expect(item).toMatchObject({ warning: false, judged: false });
    expect(item?.text).toMatch(/^».*xxxxxx-xxxx« på side 1 ligner et CPR-nummer\. Er det dit/u);
  },
);

test.each(["150365-2010", "CPR 150305-2010"])("warns about »%s«", (text) => {
  const [area] = composeAreas([review(`Ole Holm\n${text}`)]);
  expect(area?.meta.warning).toBe(true);
});
