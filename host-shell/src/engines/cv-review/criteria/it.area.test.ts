import { describe, expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-20T12:00:00Z");

function textsOf(text: string): readonly (string | undefined)[] {
  const area = reviewAreas(cvFromText(text), today).find(({ meta }) => meta.key === "it");
  return [area?.meta.text, ...(area?.items.map((own) => own.text) ?? [])];
}

const gathered = "Dine IT-kompetencer er samlet under »IT«, så de er nemme at finde.";

describe("IT skills are named", () => {
  it.each([
    [
      "Jeg er vant til at arbejde i SAP og Excel samt at lave ledelsesrapporter i Power BI.",
      "Dit CV nævner »SAP«, »Excel« og »Power BI«.",
    ],
    [
      "Superbruger i SAP, rutineret i Excel. Jeg bygger selv rapporter i Power BI og underviser i det.",
      "Dit CV nævner »SAP«, »Excel« og »Power BI«.",
    ],
    ["SAP (superbruger), Excel (avanceret)", "Dit CV nævner »SAP (superbruger)« og »Excel (avanceret)«."],
    [
      "- SAP (superbruger)\n- Jeg har i mange år bygget rapporter i Power BI og lært mine kolleger at bruge dem.",
      "Dit CV nævner »SAP (superbruger)« og »Power BI«.",
    ],
  ])("in »%s«", (text, summary) => {
    expect(textsOf(`# Profil\nLeder\n# IT\n${text}`)).toEqual([summary, gathered]);
  });

  it("in a sentence of the profile", () => {
    expect(textsOf("# Profil\nLeder, der bygger rapporter i Power BI\n# Sprog\nDansk: modersmål")[0]).toBe(
      "Dit CV nævner »Power BI«.",
    );
  });
});

it.each([
  [
    "bruger Azure",
    "Vi fandt »Azure« i teksten. Skriv det gerne under overskriften »IT«, så det også bliver set af en travl læser.",
  ],
  [
    "bruger Azure og Excel",
    "Vi fandt »Azure« og »Excel« i teksten. Saml dem gerne under overskriften »IT«, så de også bliver set af en travl læser.",
  ],
])("asks for a separate section if a leader »%s«", (what, text) => {
  expect(textsOf(`# Profil\nLeder, der ${what}\n# Sprog\nDansk: modersmål`)[1]).toBe(text);
});

it("reports a section of running text without known tools", () => {
  const text = "Jeg er vant til at arbejde i alle de systemer, som man bruger på et større lager i dag.";
  expect(textsOf(`# Profil\nLeder\n# IT\n${text}`)).toEqual([
    "Vi fandt overskriften »IT«, men kunne ikke genkende IT-systemer under den.",
    "Overskriften »IT« er der, men vi kunne ikke genkende IT-systemer under den, så vi har ikke set nærmere på indholdet.",
  ]);
});
