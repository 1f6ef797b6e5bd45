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
        {
          verdict: "suggestion",
          title: "4 af 11 punkter har et tal",
          text: "Skriv, hvad der kom ud af det.",
          todo: "Sæt tal på dine resultater",
        },
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
  expect(reviewOf(recommendations).counts).toEqual({
    areas: 3,
    warned: 2,
    meets: 1,
    improvable: 0,
    suggestions: 2,
    unjudged: 0,
    tips: 0,
  });
});

const suggestion = (title: string, todo?: string) => ({
  warning: true,
  title,
  text: "Vi fandt noget.",
  ...(todo !== undefined && { todo }),
});

function reviewWith(areas: Readonly<Record<string, ReturnType<typeof area>>>) {
  const warned = Object.values(areas).filter(({ meta }) => meta.warning).length;
  const info = { true_warnings: warned, false_warnings: Object.keys(areas).length - warned };
  return reviewOf(Object.assign({ CVFrontPicModel: recommendations.CVFrontPicModel, warning_info: info }, areas));
}

it("begins with three suggestions from different areas, those on private matters and unreadable text first", () => {
  const { first, areas } = reviewWith({
    profile: area("profile", "Profiltekst", [
      suggestion("Længde", "Skriv lidt mere"),
      suggestion("Ordvalg", "Brug egne ord"),
    ]),
    results: area("results", "Resultater", [suggestion("Tal", "Sæt tal på dine resultater")]),
    ats: area("ats", "Maskinlæsbarhed", [suggestion("Tegn", "Gem dit CV igen")]),
    privacy: area("privacy", "Følsomme oplysninger", [suggestion("CPR-nummer", "Slet dit CPR-nummer")]),
  });
  expect(first).toEqual([
    { area: "privacy", todo: "Slet dit CPR-nummer" },
    { area: "ats", todo: "Gem dit CV igen" },
    { area: "profile", todo: "Skriv lidt mere" },
  ]);
  expect(areas.map(({ key }) => key)).toEqual(["privacy", "ats", "profile", "results"]);
});

it("orders suggestions by their effect, with the most effective one of each area first", () => {
  const { first, areas } = reviewWith({
    profile: area("profile", "Profiltekst", [
      { ...suggestion("Længde", "Skriv lidt mere"), effect: 56 },
      { ...suggestion("Fakta", "Skriv din rolle"), effect: 82 },
    ]),
    contact: area("contact", "Kontakt", [{ ...suggestion("LinkedIn", "Skriv din LinkedIn-adresse"), effect: 38 }]),
    leadership: area("leadership", "Ledelse", [{ ...suggestion("Omfang", "Skriv, hvor mange du leder"), effect: 92 }]),
  });
  expect(first.map(({ todo }) => todo)).toEqual([
    "Skriv, hvor mange du leder",
    "Skriv din rolle",
    "Skriv din LinkedIn-adresse",
  ]);
  expect(areas.map(({ key }) => key)).toEqual(["leadership", "profile", "contact"]);
});

it("keeps the order of areas without suggestions", () => {
  const fine = [{ warning: false, title: "Fint", text: "" }];
  const { areas } = reviewWith({ profile: area("profile", "Profil", fine), privacy: area("privacy", "Private", fine) });
  expect(areas.map(({ key }) => key)).toEqual(["profile", "privacy"]);
});

it("takes a second suggestion from an area if there are too few areas, and names it if the server does not", () => {
  const { first, counts } = reviewWith({
    profile: area("profile", "Profiltekst", [suggestion("Længde"), suggestion("Ordvalg", "Brug egne ord")]),
    photo: area("photo", "Foto", [{ warning: false, judged: false, title: "Foto", text: "" }]),
  });
  expect(first).toEqual([
    { area: "profile", todo: "Profiltekst: Længde" },
    { area: "profile", todo: "Brug egne ord" },
  ]);
  expect(counts).toEqual({ areas: 2, warned: 1, meets: 0, improvable: 0, suggestions: 2, unjudged: 0, tips: 1 });
});

it("has a verdict of its own for what meets the recommendation and can be improved, between the others", () => {
  const it = area("it", "IT", [
    { warning: false, title: "Overskrift", text: "Saml dem gerne.", improvable: true },
    { warning: false, title: "Systemer", text: "Fint." },
  ]);
  const { areas, counts } = reviewWith({
    contact: recommendations["contact"]!,
    it: { ...it, meta: { ...it.meta, improvable: true } },
    links: recommendations["links"]!,
  });
  expect(areas.map(({ key, verdict }) => `${key} ${verdict}`)).toEqual([
    "links suggestion",
    "it improvable",
    "contact meets",
  ]);
  expect(areas[1]?.items.map(({ verdict }) => verdict)).toEqual(["improvable", "meets"]);
  expect(counts).toEqual({ areas: 3, warned: 1, meets: 2, improvable: 1, suggestions: 1, unjudged: 0, tips: 0 });
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
  expect(counts).toEqual({ areas: 5, warned: 2, meets: 1, improvable: 0, suggestions: 2, unjudged: 1, tips: 1 });
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
