import { describe, expect, it } from "vitest";
import type { SearchDocument } from "../analysis/search-document.ts";
import type { MarkedText } from "../query/mark-words.ts";
import type { SynonymGroups } from "../query/synonyms.ts";
import { sampleDocument as page } from "../testing/sample-document.ts";
import { createSiteIndex, type IndexQuery } from "./site-index.ts";

const query: IndexQuery = {
  text: "",
  page: 1,
  perPage: 10,
  category: undefined,
  site: "kredsen",
  audience: "visitor",
  now: Date.UTC(2026, 10, 28),
};

function open(documents: readonly SearchDocument[], synonyms: SynonymGroups = []) {
  const index = createSiteIndex();
  index.add(documents);
  index.commit({ removed: [], synonyms });
  const search = (text: string, more: Partial<IndexQuery> = {}) => index.search({ ...query, ...more, text });
  return {
    index,
    search,
    urls: (text: string, more: Partial<IndexQuery> = {}) => search(text, more).results.map(({ url }) => url),
    suggest: (text: string) =>
      index.suggest({ text, site: "kredsen", audience: "visitor", limit: 5 }).map((suggestion) => suggestion.text),
  };
}

const marked = (text: MarkedText): string => text.map((part) => (part.marked ? `[${part.text}]` : part.text)).join("");

const few = [
  page("/1", "Fratrædelsesaftale", "Læs den, før du skriver under. En fratrædelse kan koste dig dagpenge."),
  page("/2", "Opsigelse", "Varslet regnes fra den dag, du blev ansat. Opsiger du selv, er varslet en måned."),
  page("/3", "Lønsamtalen", "Regn på tallet. En løn er mere end kroner, og en aftale om løn kan ændres."),
  page("/4", "Mette Sandgaard", "Rådgiver, tidligere afdelingssygeplejerske", { category: "Rådgiver" }),
  page("/5", "A-kassen", "Sådan melder du dig ledig."),
  page("/6", "Ledernetværk", "For ledere, der vil møde andre."),
];

describe("finds a page by", () => {
  it.each([
    ["a part of a compound", "fratrædelse", "/1"],
    ["the whole of a compound that the page only has in parts", "fratrædelsesdagpenge", "/1"],
    ["a compound written in two words", "fratrædelses aftale", "/1"],
    ["the other inflection", "opsigelserne", "/2"],
    ["a kindred word", "opsigende", "/2"],
    ["a missing letter", "opsigese", "/2"],
    ["exchanged letters", "fratærdelsesaftale", "/1"],
    ["a spelling without Danish letters", "loensamtalen", "/3"],
    ["a part of a name", "sandgaard", "/4"],
    ["å for aa", "sandgård", "/4"],
    ["a misspelt name", "mete sandgard", "/4"],
    ["a hyphen as a blank", "a kasse", "/5"],
    ["no hyphen", "akassen", "/5"],
    ["a question", "hvordan melder jeg mig ledig?", "/5"],
    ["capitals and punctuation", "  LØN!!!", "/3"],
    ["its beginning", "fratrædelsesaf", "/1"],
  ])("%s", (_what, text, url) => {
    expect(open(few).urls(text)[0]).toBe(url);
  });
});

it("does not find leaders for the unemployed, though their words have one stem", () => {
  expect(open(few).urls("ledig")[0]).toBe("/5");
  expect(open(few).urls("leder")[0]).toBe("/6");
});

it("finds synonyms of words and of phrases, in both directions", () => {
  const { urls } = open(few, [
    ["fyret", "opsagt", "opsigelse"],
    ["sige op", "opsigelse"],
  ]);
  expect([urls("fyret")[0], urls("hvornår må jeg sige op")[0]]).toEqual(["/2", "/2"]);
});

it("prefers titles to texts, whole matches to parts, and own pages among equals", () => {
  const documents = [
    page("/text", "Noget andet", "Bonus er en del af lønnen."),
    page("/title", "Bonus", "En del af lønnen."),
    page("/other-site", "Stress", "", { site: "kredsen-spring" }),
    page("/site", "Stress", ""),
  ];
  expect(open(documents).urls("bonus")).toEqual(["/title", "/text"]);
  expect(open(documents).urls("stress")).toEqual(["/site", "/other-site"]);
  expect(open(documents).urls("stress", { site: "kredsen-spring" })).toEqual(["/other-site", "/site"]);
});

it("puts events that are over last, and newer pages before older ones", () => {
  const at = (month: number) => Date.UTC(2026, month, 1);
  const documents = [
    page("/over", "Ledelsesdag", "", { endsAt: at(2), category: "Arrangement" }),
    page("/soon", "Ledelsesdag", "", { endsAt: at(11), category: "Arrangement" }),
    page("/old", "Nyt om barsel", "", { changedAt: Date.UTC(2019, 1, 1) }),
    page("/new", "Nyt om barsel", "", { changedAt: at(9) }),
  ];
  expect([open(documents).urls("ledelsesdag"), open(documents).urls("barsel")]).toEqual([
    ["/soon", "/over"],
    ["/new", "/old"],
  ]);
});

it("marks words, and in compounds only the part that was searched for", () => {
  const { results } = open(few).search("fratrædelse");
  expect(results.map(({ title, description }) => [marked(title), marked(description)])).toEqual([
    ["[Fratrædelse]saftale", "En [fratrædelse] kan koste dig dagpenge."],
  ]);
});

describe("finds a page by a word that no page has", () => {
  const documents = [
    page("/leave", "Barsel", "Aftal din orlov i god tid."),
    page("/cookies", "Cookies", "Hvad vi gemmer."),
    page("/advice", "Rådgivning", "Ring til os."),
    page("/children", "Børn", "Når børnene er syge."),
  ];
  it.each([
    ["the end of a compound whose beginning is unknown", "fædreorlov", "/leave"],
    ["its sound, with another first letter", "kokies", "/cookies"],
    ["a misspelt synonym", "coaking", "/advice"],
    ["an irregular inflection", "barn", "/children"],
    ["two words that are written together in a synonym", "samtale terapi", "/advice"],
  ])("%s", (_what, text, url) => {
    const { urls } = open(documents, [
      ["coaching", "rådgivning"],
      ["samtaleterapi", "rådgivning"],
    ]);
    expect(urls(text)[0]).toBe(url);
  });
});

it("needs both words of a compound that is written apart, and no word that only begins like one", () => {
  const { urls } = open([
    page("/compound", "Lønsamtalen", "Forbered dig."),
    page("/both", "Tal om penge", "En samtale om løn."),
    page("/pay", "Løn", "Lønnen er fast."),
    page("/equal", "Lighed", "Vi gør det samme."),
    page("/speech", "Talen", "Skriv en god tale."),
  ]);
  expect(urls("løn samtale").toSorted()).toEqual(["/both", "/compound"]);
  expect(urls("løn fast")).toContain("/compound");
  expect(urls("samtale").toSorted()).toEqual(["/both", "/compound"]);
});

it("prefers a page where the words of a phrase stand together to one that has them far apart", () => {
  const filler = Array.from({ length: 30 }, () => "Vejret er godt.").join(" ");
  const documents = [
    page("/apart", "Noget andet", `Meld dig. ${filler} Gå ud.`),
    page("/together", "Noget tredje", `${filler} Et medlem kan melde sig ud.`),
  ];
  expect(open(documents, [["melde sig ud", "udmeldelse"]]).urls("udmeldelse")[0]).toBe("/together");
});

it("prefers a title with all parts of a compound to one with the first", () => {
  const documents = [
    page("/pay", "Løn", "Om løn og forhandling."),
    page("/negotiate", "Forhandl din løn", "Sig tallet."),
  ];
  expect(open(documents).urls("lønforhandling")[0]).toBe("/negotiate");
});

it("puts the page first that has the query as its title, before its synonyms", () => {
  const documents = [
    page("/match", "Jobmatch", "Leder du efter et job, så søg her.", { lead: "Leder søger job" }),
    page("/event", "Leder søger job", "Kom til en formiddag."),
  ];
  expect(open(documents, [["søger job", "jobmatch"]]).urls("leder søger job")[0]).toBe("/event");
});

describe("answers a whole question with the page that", () => {
  const question = (text: string, documents: readonly SearchDocument[], synonyms: SynonymGroups = []) =>
    open(documents, synonyms).urls(text)[0];

  it("addresses the visitor in the words of the question", () => {
    const documents = [
      page("/a", "Regler", "Opsagt medarbejder bliver, og ferie er fri."),
      page("/b", "Regler", "Medarbejder bliver fri. Ferie, når du bliver opsagt."),
    ];
    expect(question("hvad sker der med ferie når jeg bliver opsagt", documents)).toBe("/b");
  });

  it("has its words in one passage, not scattered", () => {
    const filler = Array.from({ length: 30 }, () => "Vejret er godt.").join(" ");
    const bonus = "Bonus er rart. Bonus er en bonus.";
    const leave = "Ferien er lang. Ferien er en ferie.";
    const documents = [
      page("/scattered", "Kontrakten", `${bonus} ${filler} ${leave} ${filler} Kontrakten er kort.`),
      page("/passage", "Noget tredje", `${filler} Din bonus under ferien står i kontrakten. ${filler}`),
    ];
    expect(question("står der noget om bonus under ferien i min kontrakt", documents)).toBe("/passage");
  });

  it("is no page of a person and no event, if another answers", () => {
    const text = "Konkurrenceklausulen gælder i et år.";
    const documents = [
      page("/event", "Klausuler", text, { endsAt: Date.UTC(2026, 11, 1), category: "Arrangement" }),
      page("/person", "Klausuler", text, { category: "Rådgiver" }),
      page("/rules", "Klausuler", text, { category: "Artikel" }),
    ];
    expect(question("hvor lang tid gælder en konkurrenceklausul", documents)).toBe("/rules");
  });
});

describe("finds a page by a word that is formed from another:", () => {
  const documents = [
    page("/dismissal", "Opsigelse", "Varslet er en måned."),
    page("/fair", "Saglighed", "Er grunden saglig?"),
    page("/unfair", "Usaglig", "En usaglig grund."),
    page("/leaving", "Udmeldelse", "Med en måneds varsel."),
  ];
  it.each([
    ["opsagt", ["/dismissal"]],
    ["usaglig", ["/unfair", "/fair"]],
    ["melder mig ud", ["/leaving"]],
  ])("%s", (text, urls) => {
    expect(open(documents).urls(text)).toEqual(urls);
  });
});

it("finds pages by the synonyms of a word that no page has, not by words that look like it", () => {
  const documents = [page("/join", "Indmeldelse", "Det tager fem minutter."), page("/rules", "Vedtægter", "Gå ud.")];
  expect(open(documents, [["udmeldelse", "vedtægter"]]).urls("udmeldelse")).toEqual(["/rules"]);
});

it("does not find a page for a phrase whose words stand far apart on it before one that has the phrase", () => {
  const filler = Array.from({ length: 30 }, () => "Vejret er godt.").join(" ");
  const documents = [
    page("/apart", "Medlemskab", `Sige sige sige. ${filler} Medlemskab, medlemskab. ${filler} Op, op, op.`),
    page("/together", "Noget andet", `${filler} Du kan sige dit medlemskab op.`),
  ];
  expect(open(documents, [["udmeldelse", "sige medlemskab op"]]).urls("udmeldelse")[0]).toBe("/together");
});

it("puts events and forms of members after other pages, and pages that others lead to before lists, among equals", () => {
  const soon = Date.UTC(2026, 11, 1);
  const sections = [
    { heading: "Bonus", text: "" },
    { heading: "Beløb", text: "" },
  ];
  const documents = [
    page("/event", "Bonus", "", { endsAt: soon, sections }),
    page("/form", "Bonus", "", { membersOnly: true }),
    page("/plain", "Bonus", "", { sections }),
    page("/central", "Bonus", "", { sections, anchors: ["Se her", "Læs mere", "Gå til siden"] }),
  ];
  expect(open(documents).urls("bonus", { audience: "member" })).toEqual(["/central", "/plain", "/event", "/form"]);
});

it("finds a page by the kind of page that it is", () => {
  const documents = [
    page("/a", "Løn i Odense", "", { category: "Artikel" }),
    page("/b", "Løn i Odense", "", { category: "Arrangement" }),
  ];
  expect(open(documents, [["kursus", "arrangement"]]).urls("kursus løn odense")[0]).toBe("/b");
});

it("answers a question whose words are all silent by its synonyms, and not by pages that ask it", () => {
  const documents = [
    page("/asks", "Hvad nu", "Spørg dig selv, hvor meget mere du kan, og hvor I er."),
    page("/answers", "Kontakt", "Margenvej 14."),
  ];
  expect(open(documents, [["hvor er I", "kontakt"]]).urls("hvor er i")[0]).toBe("/answers");
});

it("lets every inflection of a word of everyday sentences count little", () => {
  const documents = [
    page("/cv", "CV-tjek", "Se dit CV igennem."),
    page("/bad", "Dårligt år", "Et dårligt år. Dårlige vaner."),
  ];
  expect(open(documents).urls("mit cv er dårligt")[0]).toBe("/cv");
});

it("does not mark silent words of synonyms", () => {
  const { results } = open(
    [page("/1", "Opsigelse", "", { lead: "Du er sagt op, og en jurist læser op." })],
    [["fyret", "sagt op", "opsige en medarbejder"]],
  ).search("fyret");
  expect(results.map(({ description }) => marked(description))).toEqual(["Du er [sagt] op, og en jurist læser op."]);
});

it("marks a silent word if the query has no others", () => {
  const { results } = open([page("/1", "Om os", "", { lead: "Hvem vi er." })]).search("om");
  expect(results.map(({ title }) => marked(title))).toEqual(["[Om] os"]);
});

it("finds a phrase with synonyms in other persons and with words between", () => {
  const documents = [
    page("/join", "Indmeldelse", "Det tager fem minutter."),
    page("/other", "Meldinger", "Melder sig."),
  ];
  const { urls } = open(documents, [["melde mig ind", "indmeldelse"]]);
  expect(urls("hvordan melder jeg mig ind")[0]).toBe("/join");
});

it("describes a page with the passage that answers, of at most 35 words", () => {
  const filler = Array.from({ length: 60 }, (_, at) => `Sætning nummer ${at} handler om vejret.`).join(" ");
  const text = `${filler} Fritstilling begynder den dag, du får brevet. ${filler}`;
  const [result] = open([page("/1", "Opsigelse", text, { lead: "Om at blive opsagt." })]).search(
    "fritstilling",
  ).results;
  const description = result?.description.map((part) => part.text).join("") ?? "";
  expect(description.startsWith("Fritstilling begynder den dag, du får brevet.")).toBe(true);
  expect(description.split(" ").length).toBeLessThanOrEqual(36);
});

it("counts all categories, whichever is requested, and cuts results into pages", () => {
  const documents = Array.from({ length: 25 }, (_, at) =>
    page(`/${at}`, `Løn ${at}`, "", { category: at < 5 ? "Guide" : "Artikel" }),
  );
  const { search } = open(documents);
  const answer = search("løn", { category: "Guide", perPage: 3, page: 2 });
  expect([answer.total, answer.found, answer.results.length]).toEqual([25, 5, 2]);
  expect(answer.categories).toEqual([
    { name: "Artikel", count: 20 },
    { name: "Guide", count: 5 },
  ]);
  expect(search("løn", { page: 4 }).results).toEqual([]);
  const all = [1, 2, 3].flatMap((number) => search("løn", { page: number }).results.map(({ url }) => url));
  expect(new Set(all).size).toBe(25);
});

it("offers another spelling if no page has a word, and none if pages have all words", () => {
  const { search } = open(few);
  expect(search("Fratredelsesaftale nu").didYouMean).toBe("fratrædelsesaftale nu");
  expect(search("fratrædelsesaftale").didYouMean).toBeUndefined();
  expect(search("xqzwvk").didYouMean).toBeUndefined();
  // The opposite of what was typed is another word.
  expect(
    open([page("/fair", "Saglig grund", "En opsigelse skal have en saglig grund.")]).search("usaglig").didYouMean,
  ).toBeUndefined();
});

it.each([
  "",
  "   ",
  "***",
  "%' OR 1=1 --",
  "<script>alert(1)</script>",
  "(((((",
  "\u0000\uD800",
  "a".repeat(10_000),
  "løn ".repeat(3_000),
])("answers whatever is typed: %j", (text) => {
  const { search, index } = open(few);
  const before = index.figures();
  expect(search(text).results.length).toBeLessThanOrEqual(10);
  expect(index.figures()).toEqual(before);
});

it("finds changed and new pages after a commit, and removed ones no more", () => {
  const { index, urls } = open(few);
  index.add([page("/2", "Mentor"), page("/7", "Opsigelse af medlemskab")]);
  index.commit({ removed: ["/1", "/never"], synonyms: undefined });
  expect([urls("mentor"), urls("opsigelse"), urls("fratrædelse")]).toEqual([["/2"], ["/7"], []]);
});

it("stays small while pages come and go", () => {
  const { index, urls } = open(few);
  for (let round = 0; round < 30; round += 1) {
    index.add(Array.from({ length: 100 }, (_, at) => page(`/${round}-${at}`, `Side${round}x${at}`)));
    const removed = Array.from({ length: 100 }, (_, at) => `/${round - 1}-${at}`);
    index.commit({ removed, synonyms: undefined });
  }
  expect([index.figures().pages, urls("opsigelse")]).toEqual([106, ["/2"]]);
  expect(index.figures().words).toBeLessThan(3_500);
});

describe("suggests pages by", () => {
  it.each([
    ["the beginning of their title", "fratr", "Fratrædelsesaftale"],
    ["the beginning of any word", "sandg", "Mette Sandgaard"],
    ["a misspelt beginning", "fratrede", "Fratrædelsesaftale"],
    ["two words, the last unfinished", "mette sa", "Mette Sandgaard"],
    ["a spelling without Danish letters", "loens", "Lønsamtalen"],
  ])("%s", (_what, text, title) => {
    expect(open(few).suggest(text)).toEqual([title]);
  });

  it("nothing if no title fits", () => {
    expect(["", " ", "zzz", "%", "mette xx"].map((text) => open(few).suggest(text))).toEqual([[], [], [], [], []]);
  });
});
