import { expect, it } from "vitest";
import { recommendations } from "../../testing/recommendations.ts";
import { reviewOf } from "./cv-review.ts";

it("puts what can be better first, areas and items, and else keeps the order", () => {
  expect(reviewOf(recommendations).areas).toEqual([
    {
      key: "results",
      title: "Resultater",
      text: "",
      found: true,
      warning: true,
      suggestions: 1,
      items: [
        { warning: true, title: "4 af 11 punkter har et tal", text: "Skriv, hvad der kom ud af det." },
        { warning: false, title: "Nyeste job har et tal", text: "" },
      ],
    },
    {
      key: "links",
      title: "Links",
      text: "",
      found: false,
      warning: true,
      suggestions: 1,
      items: [{ warning: true, title: "LinkedIn mangler", text: "Indsæt linket." }],
    },
    {
      key: "contact",
      title: "Kontaktoplysninger",
      text: "",
      found: true,
      warning: false,
      suggestions: 0,
      items: [{ warning: false, title: "E-mail er med", text: "" }],
    },
  ]);
});

it("counts all areas, those that follow the recommendations and those that can be better", () => {
  expect(reviewOf(recommendations).counts).toEqual({ areas: 3, meets: 1, suggestions: 2 });
});

it("shows the front page if it could be drawn", () => {
  const undrawn = Object.assign({}, recommendations, { CVFrontPicModel: { meta: { image_str: "" } } });
  expect([reviewOf(recommendations).frontPage, reviewOf(undrawn).frontPage]).toEqual([
    "data:image/png;base64,aGVq",
    undefined,
  ]);
});
