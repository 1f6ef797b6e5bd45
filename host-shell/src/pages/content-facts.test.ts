import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { kronerText } from "shared-runtime/text/danish-amount.ts";
import * as v from "valibot";
import { expect, test } from "vitest";
import { FactsFile } from "./content/shared-items/facts.ts";
import { settingsFacts } from "./content/shared-items/settings-facts.ts";

const folder = join(import.meta.dirname, "../../content");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
const jsonOf = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));

const SiteFile = v.looseObject({ settings: v.looseObject({ contact: v.optional(v.record(v.string(), v.unknown())) }) });

/** The text of a file, without the settings that are facts themselves. */
function textOf(file: string): string {
  const json = jsonOf(file);
  if (!file.endsWith("site.json")) return JSON.stringify(json);
  const { settings, ...site } = v.parse(SiteFile, json);
  const contact = Object.entries(settings.contact ?? {}).filter(
    ([key]) => !["phone", "email", "address"].includes(key),
  );
  return JSON.stringify({ ...site, settings: { ...settings, contact } });
}

/** Files in which the facts themselves are, and calculations with other organisations' prices. */
const holdsFacts = (file: string): boolean => /items\/(facts|membership|organisations)\.json$/.test(file);

const facts = files.flatMap((file) => {
  if (file.endsWith("items/facts.json"))
    return Object.values(v.parse(FactsFile, jsonOf(file))).map(({ value }) => value);
  return file.endsWith("site.json") ? [...settingsFacts(jsonOf(file)).values()] : [];
});

/** A number, an address or an amount. Short numbers, years and words also occur in sentences about other things. */
const isTelling = (fact: string): boolean =>
  fact.includes("@") || (fact.replaceAll(/\D/g, "").length >= 4 && !/^\d{4}$/.test(fact));

/** What sentences say that state a short fact by hand. */
const sentences = [
  ["fortrydelse", /\bfortry[^.]{0,40}\b(?:14|fjorten) dage|\b(?:14|fjorten) dage[^.]{0,40}\bfortry/i],
  [
    "dagpenge-ventetid",
    /\bmedlem(?:skab)? (?:i|på) (?:mindst )?(?:et|1|ét) år\b|\b(?:et|ét) år (?:først|som medlem)\b/i,
  ],
  ["svarfrist", /\b(?:to|2) hverdage\b/i],
  ["indmeldelse-tid", /\btager (?:cirka |kun )?(?:fem|5) minutter\b/i],
  ["aabningstider", /åbent? [^.]{0,20}mandag[^.]{0,20} kl\. \d/i],
  ["adresse", /\bMargenvej\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

test("no page states by hand a telephone number, an address, a rate or another fact that it can quote", () => {
  const telling = [...new Set(facts.filter(isTelling))];
  expect(telling).toContain("70 20 30 41");
  expect(telling).toContain("Margenvej 14, 2100 København Ø");
  const byHand = files
    .filter((file) => !holdsFacts(file))
    .flatMap((file) => telling.filter((fact) => textOf(file).includes(fact)).map((fact) => `${file}: ${fact}`));
  expect(byHand).toEqual([]);
});

test("no page states a short fact by hand, such as the days of the right of withdrawal", () => {
  const byHand = files
    .filter((file) => !holdsFacts(file))
    .flatMap((file) =>
      sentences.flatMap(([key, sentence]) => {
        const found = sentence.exec(textOf(file));
        return found ? [`${file}, {{${key}}}: ${found[0]}`] : [];
      }),
    );
  expect(byHand).toEqual([]);
});

test.each([
  ["fortrydelse", "Du kan fortryde i 14 dage."],
  ["fortrydelse", "Du har 14 dage til at fortryde."],
  ["dagpenge-ventetid", "Du skal som regel have været medlem i et år."],
  ["dagpenge-ventetid", "Et år først, og tre ting mere"],
  ["svarfrist", "svar inden for to hverdage"],
  ["indmeldelse-tid", "Det tager cirka fem minutter, og du ser din pris."],
  ["aabningstider", "Telefonen er åben mandag til torsdag kl. 8–17."],
])("a sentence that states %s is found: %s", (key, sentence) => {
  expect(sentences.filter(([, pattern]) => pattern.test(sentence)).map(([found]) => found)).toEqual([key]);
});

test.each([
  "Har du været ansat i mindst et år, skal opsigelsen være rimeligt begrundet.",
  "Det korte varsel på 14 dage gælder kun for en prøvetid.",
  "Melder du dig ind senest 14 dage efter, kan du få dagpenge tidligere.",
  "Kongressen fastsætter kontingentet for et år ad gangen.",
])("a sentence about something else states no fact: %s", (sentence) => {
  expect(sentences.filter(([, pattern]) => pattern.test(sentence))).toEqual([]);
});

test("no page states the price of a membership by hand", () => {
  const Prices = v.looseObject({
    prices: v.looseObject({
      unemploymentFundPrice: v.number(),
      unionMembershipAndUnemploymentFundPrice: v.number(),
      subscriptionPrices: v.array(v.object({ plan: v.string(), price: v.number() })),
    }),
  });
  const { prices } = v.parse(Prices, jsonOf("lederkredsen/items/membership.json"));
  const monthly = [
    prices.unemploymentFundPrice,
    prices.unionMembershipAndUnemploymentFundPrice,
    ...prices.subscriptionPrices.map(({ price }) => price),
  ];
  const written = new RegExp(String.raw`(?<![\d.#])(?:${monthly.join("|")})(?:,-| kr|"|,\d\d)`);
  const byHand = files
    .filter((file) => !holdsFacts(file))
    .flatMap((file) => {
      const found = written.exec(textOf(file));
      return found ? [`${file}: ${found[0]}`] : [];
    });
  expect(byHand).toEqual([]);
});

test("the income that joining quotes is that of the rules of benefits", () => {
  const { income } = v.parse(
    v.looseObject({ income: v.looseObject({ required: v.number(), year: v.number() }) }),
    jsonOf("lederkredsen-a-kasse/items/dagpenge.json"),
  );
  const quoted = v.parse(FactsFile, jsonOf("lederkredsen/items/facts.json"))["dagpenge-indkomst"];
  expect(quoted).toMatchObject({
    value: kronerText(income.required * 100).replaceAll("\u00a0", " "),
    year: income.year,
  });
});
