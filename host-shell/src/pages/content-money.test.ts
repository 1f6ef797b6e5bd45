import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../content");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));

/** All texts of a file, without elements. */
function textsIn(json: unknown): readonly string[] {
  if (typeof json === "string") return [json.replaceAll(/<[^>]+>/g, " ").replaceAll("\u00a0", " ")];
  return typeof json === "object" && json !== null ? Object.values(json).flatMap(textsIn) : [];
}

const textsOf = (file: string): readonly string[] => textsIn(JSON.parse(readFileSync(join(folder, file), "utf8")));

const paying = String.raw`(?:kontingent|betal|træk|trukket|opkræv|faktura)`;
const monthly = String.raw`(?:hver måned|månedsvis|hverdag i måneden)`;

/** Sentences that state another rhythm of payment than once a quarter, on its first working day. */
const otherRhythms = [
  /den første hverdag i måneden/i,
  new RegExp(String.raw`${paying}[^.]{0,80}${monthly}`, "i"),
  new RegExp(String.raw`${monthly}[^.]{0,40}${paying}`, "i"),
  /betal[^.]{0,30}hvert (?:halve )?år/i,
];

/** Amounts in another form than "279 kr./md." and "2.484 kr.". What costs nothing is "Gratis". */
const otherForms = [
  /\d,-/,
  /\d ?kr(?![.\p{L}])/iu,
  /\d kr\.? pr\.? (?:måned|md)/i,
  /\bkr\. ?\d/,
  /(?<![\d.,])0 kr\./,
  /\d{4,} kr\./,
];

const found = (texts: readonly string[], patterns: readonly RegExp[]): readonly string[] =>
  texts.flatMap((text) => patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []));

test("no page states another rhythm of payment than once a quarter", () => {
  expect(files.flatMap((file) => found(textsOf(file), otherRhythms).map((sentence) => `${file}: ${sentence}`))).toEqual(
    [],
  );
});

test("no page writes a price in another form than the others", () => {
  expect(files.flatMap((file) => found(textsOf(file), otherForms).map((price) => `${file}: ${price}`))).toEqual([]);
});

test.each([
  "Vi trækker kontingentet den første hverdag i måneden.",
  "Du betaler hver måned.",
  "Fakturaen kommer månedsvis, når du vælger faktura.",
  "Hver måned trækker vi beløbet.",
])("another rhythm is found: %s", (sentence) => {
  expect(found([sentence], otherRhythms)).not.toEqual([]);
});

test.each([
  "Vi trækker kontingentet hvert kvartal, på kvartalets første hverdag.",
  "Spørg lønkontoret, hvad bilen betyder for din skat hver måned.",
  "Blanketten skal udfyldes hver måned. Så betaler vi.",
])("a sentence about something else is none: %s", (sentence) => {
  expect(found([sentence], otherRhythms)).toEqual([]);
});

test.each([
  "279,-/md.",
  "Betales hvert kvartal (2.484 kr)",
  "0,-/md.",
  "0 kr./md.",
  "279 kr pr. måned",
  "kr. 279",
  "2484 kr.",
])("another form of a price is found: %s", (price) => {
  expect(found([price], otherForms)).not.toEqual([]);
});

test.each(["279 kr./md.", "2.484 kr. hvert kvartal", "99 kroner", "30.000 kr.", "Gratis", "kr.", "10 kroner"])(
  "a price of our form is none: %s",
  (price) => {
    expect(found([price], otherForms)).toEqual([]);
  },
);

test("every link of Spring to the sign-up opens it with the price of Spring", () => {
  const links = files
    .filter((file) => file.startsWith("lederkredsen-spring/"))
    .flatMap((file) => textsOf(file).filter((text) => text.startsWith("/indmeldelse")));
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((link) => !link.includes("product=fagforening&profileType=spring"))).toEqual([]);
});

test("a price with »fra« is the lowest one", () => {
  const other = files.flatMap((file) =>
    found(textsOf(file), [/\bfra \{\{pris-(?!fra\b)[^}]*\}\}/i]).map((price) => `${file}: ${price}`),
  );
  expect(other).toEqual([]);
});
