import type { MembershipPlan, MembershipPrices } from "shared-runtime/api/membership.ts";
import { afterTax, taxRules } from "shared-runtime/money/after-tax.ts";
import { paymentRhythm } from "shared-runtime/money/payment-day.ts";
import { danishNumber } from "shared-runtime/text/danish-number.ts";
import * as v from "valibot";
import { relativeDateKey } from "./relative-dates.ts";

/** The texts that pages quote, by key. */
export type Facts = ReadonlyMap<string, string>;

const Key = v.pipe(
  v.string(),
  v.regex(/^[a-zæøå][a-zæøå\d-]*$/, "must be a key of lower-case letters, digits and hyphens"),
  v.check((key) => !relativeDateKey.test(key), "must not be the key of a date, such as dato-30"),
);

/**
 * The file `items/facts.json`: facts that several pages state, such as a telephone number or a rate. `source` and `year`
 * say where a fact comes from, and the year in which it holds.
 */
export const FactsFile = v.record(
  Key,
  v.strictObject({
    value: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty("must not be empty"),
      v.regex(/^[^<>&{}]*$/, "must be plain text, without <, >, &, { and }"),
    ),
    source: v.optional(v.string()),
    year: v.optional(v.pipe(v.number(), v.integer())),
  }),
);

/** The facts of a file, on top of `inherited`. */
export function factsOf(file: v.InferOutput<typeof FactsFile>, inherited: Facts = new Map()): Facts {
  return new Map([...inherited, ...Object.entries(file).map(([key, { value }]) => [key, value] as const)]);
}

/**
 * The prices of memberships as facts: `pris-spring` is "99 kr./md.", `pris-spring-kvartal` "297 kr.", `pris-spring-tal`
 * "99" and `pris-spring-efter-skat` "74 kr./md.". `pris-fra` is the lowest one.
 */
export function priceFacts(prices: MembershipPrices): Facts {
  const of = (list: MembershipPrices["subscriptionPrices"], plan: MembershipPlan): number | undefined =>
    list.find((entry) => entry.plan === plan)?.price;
  const union = (plan: MembershipPlan): Price => ({
    monthly: of(prices.subscriptionPrices, plan),
    quarterly: of(prices.quarterlySubscriptionPrices, plan),
  });
  const fund: Price = { monthly: prices.unemploymentFundPrice, quarterly: prices.quarterlyUnemploymentFundPrice };
  const main: Price = { ...union("main"), monthly: prices.unionMembershipPrice };
  const business = union("business");
  const lowest = Math.min(prices.unemploymentFundPrice, ...prices.subscriptionPrices.map(({ price }) => price));
  return new Map([
    ...factsOfPrice("fra", { monthly: lowest, quarterly: undefined }),
    ...factsOfPrice("fagforening", main),
    ...factsOfPrice("a-kasse", fund),
    ...factsOfPrice("fagforening-a-kasse", sumOf(main, fund)),
    ...factsOfPrice("spring", union("spring")),
    ...factsOfPrice("selvstaendig", business),
    ...factsOfPrice("selvstaendig-a-kasse", sumOf(business, fund)),
    ...[
      ["fagforening", main.monthly, 0] as const,
      ["a-kasse", fund.monthly, fund.monthly] as const,
      ["fagforening-a-kasse", sumOf(main, fund).monthly, fund.monthly] as const,
      ["spring", union("spring").monthly, 0] as const,
    ].flatMap(([name, monthly, unlimited]): [string, string][] =>
      monthly === undefined ? [] : [[`pris-${name}-efter-skat`, priceInText(afterTax(monthly, taxRules, unlimited))]],
    ),
  ]);
}

/** When dues are collected, and the rules of the year for their deduction. */
export const paymentFacts: Facts = new Map([
  ["betaling-rytme", paymentRhythm],
  ["fradrag-vaerdi", `${danishNumber(taxRules.deductionValue * 100)} procent`],
  ["fradrag-loft", `${danishNumber(taxRules.mostUnionDues)} kr.`],
  ["fradrag-aar", String(taxRules.year)],
]);

/** Kroner a month and a quarter; `undefined` if the price list does not have the price. */
interface Price {
  readonly monthly: number | undefined;
  readonly quarterly: number | undefined;
}

function sumOf(one: Price, other: Price): Price {
  const sum = (a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined ? undefined : a + b;
  return { monthly: sum(one.monthly, other.monthly), quarterly: sum(one.quarterly, other.quarterly) };
}

const priceInText = (monthly: number): string => `${kroner(monthly)} kr./md.`;

const kroner = (price: number): string => price.toLocaleString("da-DK");

function factsOfPrice(name: string, { monthly, quarterly }: Price): readonly [string, string][] {
  return [
    ...(monthly === undefined
      ? []
      : ([
          [`pris-${name}`, priceInText(monthly)],
          [`pris-${name}-tal`, kroner(monthly)],
        ] as [string, string][])),
    ...(quarterly === undefined ? [] : ([[`pris-${name}-kvartal`, `${kroner(quarterly)} kr.`]] as [string, string][])),
  ];
}

/**
 * Replaces each `{{key}}` in the texts of a JSON value, and returns the keys without a fact. After a fact that ends with
 * a full stop, such as "99 kr./md.", the full stop of the sentence is left out, also if an element ends between the two.
 */
export function quoteFacts(
  json: unknown,
  facts: Pick<Facts, "get">,
): { readonly json: unknown; readonly unknownKeys: readonly string[] } {
  const unknownKeys = new Set<string>();
  const quoted = (text: string): string =>
    text.replace(
      /\{\{([^{}]*)\}\}(?:((?:<\/[a-z]+>)*) ?\.(?!\.))?/g,
      (quote: string, key: string, closed: string | undefined) => {
        const fact = facts.get(key);
        if (fact === undefined) {
          unknownKeys.add(key);
          return quote;
        }
        if (closed === undefined) return fact;
        return fact + closed + (fact.endsWith(".") ? "" : ".");
      },
    );
  return { json: mapTexts(json, quoted), unknownKeys: [...unknownKeys] };
}

function mapTexts(json: unknown, change: (text: string) => string): unknown {
  if (typeof json === "string") return change(json);
  if (Array.isArray(json)) return json.map((item) => mapTexts(item, change));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, mapTexts(value, change)]));
}
