import { expect, it } from "vitest";
import { area, recommendations } from "../../testing/recommendations.ts";
import { reviewOf } from "./cv-review.ts";

it("sorts areas and items with suggestions first, and otherwise keeps the order", () => {
  expect(reviewOf(recommendations).areas).toEqual([
    {
      key: "results",
      title: "Resultater",
      text: "",
      found: true,
      verdict: "suggestion",
      suggestions: 1,
      items: [
        { verdict: "suggestion", title: "4 af 11 punkter har et tal", text: "Skriv, hvad der kom ud af det." },
        { verdict: "meets", title: "Nyeste job har et tal", text: "" },
      ],
    },
    {
      key: "links",
      title: "Links",
      text: "",
      found: false,
      verdict: "suggestion",
      suggestions: 1,
      items: [{ verdict: "suggestion", title: "LinkedIn mangler", text: "Indsæt linket." }],
    },
    {
      key: "contact",
      title: "Kontaktoplysninger",
      text: "",
      found: true,
      verdict: "meets",
      suggestions: 0,
      items: [{ verdict: "meets", title: "E-mail er med", text: "" }],
    },
  ]);
});

it("counts all areas, those that follow the recommendations and those with suggestions", () => {
  expect(reviewOf(recommendations).counts).toEqual({ areas: 3, meets: 1, suggestions: 2, unjudged: 0, tips: 0 });
});

it("has the front page if it could be drawn", () => {
  const undrawn = Object.assign({}, recommendations, { CVFrontPicModel: { meta: { image_str: "" } } });
  expect([reviewOf(recommendations).frontPage, reviewOf(undrawn).frontPage]).toEqual([
    "data:image/png;base64,aGVq",
    undefined,
  ]);
});

it("counts areas that could not be judged separately from those that meet the recommendations", () => {
  const items = [{ warning: false, judged: false, title: "Profiltekst", text: "" }];
  const { counts, areas } = reviewOf(
    Object.assign({}, recommendations, {
      warning_info: { true_warnings: 2, false_warnings: 3 },
      profile: area("profile", "Profiltekst", items),
      photo: area("photo", "Foto", items),
    }),
  );
  expect(counts).toEqual({ areas: 5, meets: 1, suggestions: 2, unjudged: 1, tips: 1 });
  expect(areas.map(({ key, verdict }) => `${key} ${verdict}`)).toEqual([
    "results suggestion",
    "links suggestion",
    "contact meets",
    "profile unjudged",
    "photo tip",
  ]);
});

it("is unclear if more areas were not found than could be judged", () => {
  const unjudged = [{ warning: false, judged: false, title: "Titel", text: "" }];
  const withUnjudged = (count: number, found: boolean) =>
    reviewOf(
      Object.assign(
        {},
        recommendations,
        { warning_info: { true_warnings: 2, false_warnings: 1 + count } },
        Object.fromEntries(
          Array.from({ length: count }, (_, index) => [`part${index}`, area(`part${index}`, "Del", unjudged, found)]),
        ),
      ),
    ).isUnclear;
  expect([withUnjudged(3, false), withUnjudged(4, false), withUnjudged(4, true)]).toEqual([false, true, false]);
});

it("drops an area's remark if one of its items repeats it", () => {
  const remark = (text: string) => {
    const { meta, items } = area("length", "Længde", [
      { warning: false, title: "Ord", text: "Vi talte 67 ord (fint)." },
    ]);
    const { areas } = reviewOf(Object.assign({}, recommendations, { length: { meta: { ...meta, text }, items } }));
    return areas.find(({ key }) => key === "length")?.text;
  };
  expect([remark("Vi talte 67 ord."), remark("Dit CV fylder to sider.")]).toEqual(["", "Dit CV fylder to sider."]);
});
