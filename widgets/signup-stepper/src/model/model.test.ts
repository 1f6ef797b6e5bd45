import { beforeAll, describe, expect, it } from "vitest";
import type { MembershipPlan, MembershipPrices } from "shared-runtime/api/membership.ts";
import type { FlowAnswers } from "shared-runtime/flow/flow-step.ts";
import { SignupForm } from "shared-runtime/api/signup.ts";
import { costSentence } from "shared-runtime/money/membership-cost.ts";
import * as v from "valibot";
import { prices } from "../../testing/signup-server.ts";
import { questionSource } from "../questions/question-source.ts";
import { loadLaterSteps } from "../lazy-steps.tsx";
import { redirectHref } from "../sending/redirect-href.ts";
import { hoursAfter } from "./hours-after.ts";
import { signupFlow } from "../signup-flow.ts";
import { signupStepperTexts as texts } from "../signup-stepper.texts.ts";
import { lowestPrice, pricesOf } from "./price.ts";
import { possibleForms } from "./possible-forms.ts";
import { productPrices } from "./product-prices.ts";
import { shownPrice, type ShownPriceOptions } from "./shown-price.ts";

const monthly = (parts: ReturnType<typeof pricesOf>) => parts?.map(({ product, monthly: price }) => [product, price]);

it.each([
  ["akasse", undefined, [["akasse", 549]]],
  ["fagforening", "main", [["fagforening", 279]]],
  [
    "fagforening+akasse",
    "main",
    [
      ["fagforening", 279],
      ["akasse", 549],
    ],
  ],
  [
    "fagforening+akasse",
    "business",
    [
      ["fagforening", 339],
      ["akasse", 549],
    ],
  ],
  ["fagforening", "spring", undefined],
  ["fagforening", undefined, undefined],
] as const)("prices %s on the plan %s", (product, plan, parts) => {
  expect(monthly(pricesOf(prices, product, plan))).toEqual(parts);
});

const withSpring: MembershipPrices = {
  ...prices,
  subscriptionPrices: [...prices.subscriptionPrices, { plan: "spring", price: 99 }],
};

it("shows the price of the page that led here, but Spring only without the unemployment fund", () => {
  expect(productPrices(withSpring)).toEqual({ akasse: 54_900, fagforening: 27_900, "fagforening+akasse": 82_800 });
  expect(productPrices(withSpring, "spring")).toEqual({
    akasse: 54_900,
    fagforening: 9_900,
    "fagforening+akasse": 82_800,
  });
  expect(productPrices(withSpring, "business")).toMatchObject({ fagforening: 33_900, "fagforening+akasse": 88_800 });
});

it("knows the lowest price of all memberships", () => {
  expect([lowestPrice(prices, ""), lowestPrice(withSpring, "")]).toEqual([279, 99]);
  expect(lowestPrice(withSpring, "fagforening+akasse")).toBe(828);
  expect([lowestPrice(withSpring, "akasse"), lowestPrice(withSpring, "fagforening")]).toEqual([549, 99]);
});

const today = new Date("2026-11-28T12:00:00Z");
const options: ShownPriceOptions = {
  texts,
  membership: "fagforening",
  prices: withSpring,
  calculation: undefined,
  possible: [],
  isMissing: false,
  plan: undefined,
  isFinal: false,
};
const calculated = (plan: MembershipPlan) => ({ membership: "fagforening", sleeveEnum: "leder", plan }) as const;
const sentence = (price: ReturnType<typeof shownPrice>) =>
  "dues" in price ? costSentence(price.dues.cost, price.dues).replaceAll("\u00a0", " ") : price;

it("shows the lowest price until something is chosen, then that of most people, then the person's own", () => {
  expect(shownPrice({ ...options, membership: "" }, today)).toEqual({ kind: "lowest", monthly: 99 });
  const expected = shownPrice({ ...options, membership: "fagforening+akasse" }, today);
  expect([expected.kind, sentence(expected)]).toEqual([
    "expected",
    "Fagforening 279 + A‑kasse 549 = 828 kr./md., 2.484 kr. hvert kvartal, første gang 4. januar (december er gratis); efter skat ca. 621 kr./md.",
  ]);
  const own = shownPrice({ ...options, calculation: calculated("spring") }, today);
  expect([own.kind, sentence(own)]).toEqual([
    "own",
    "Spring 99 kr./md., 297 kr. hvert kvartal, første gang 4. januar (december er gratis); efter skat ca. 74 kr./md.",
  ]);
});

it("shows the lowest price that the answers can still lead to: without work, nobody gets that of Spring", () => {
  const shown = shownPrice({ ...options, possible: [calculated("main")] }, today);
  expect(shown).toMatchObject({ kind: "expected", lowest: 279 });
  expect(shownPrice({ ...options, possible: [calculated("main"), calculated("spring")] }, today)).toMatchObject({
    kind: "expected",
    lowest: 99,
  });
});

it("says nothing about the price of the summary before it is calculated, or of a plan that is not sold", () => {
  expect(shownPrice({ ...options, isFinal: true }, today)).toEqual({ kind: "unknown" });
  expect(shownPrice({ ...options, prices: undefined }, today)).toEqual({ kind: "unknown" });
  expect(shownPrice({ ...options, prices, calculation: calculated("spring") }, today)).toEqual({ kind: "unknown" });
});

it("the self-employed are told nothing about their private tax", () => {
  expect(sentence(shownPrice({ ...options, calculation: calculated("business") }, today))).toBe(
    "Business 339 kr./md., 1.017 kr. hvert kvartal, første gang 4. januar (december er gratis)",
  );
});

it.each([
  ["spring", undefined, "Din pris er 99 kr./md., fordi du ikke leder nogen endnu."],
  ["spring", "spring", "Din pris er 99 kr./md., fordi du ikke leder nogen endnu."],
  ["business", undefined, "Din pris er 339 kr./md., fordi du ejer en del af virksomheden."],
  ["main", "spring", "Din pris er 279 kr./md., fordi du har ledet andre."],
  ["main", undefined, undefined],
] as const)("says why the price is that of the plan %s on a page about %s", (plan, before, reason) => {
  const shown = shownPrice({ ...options, plan: before, calculation: calculated(plan) }, today);
  expect("reason" in shown && shown.reason?.replaceAll("\u00a0", " ")).toBe(reason);
});

it("says that there is no membership, and for the union alone, who it is for", () => {
  const none = { ...options, isMissing: true };
  expect(shownPrice(none, today)).toEqual({ kind: "none", reason: texts.unionClosed });
  expect(shownPrice({ ...none, membership: "akasse" }, today)).toEqual({ kind: "none", reason: texts.priceNotFound });
});

it("the unemployment fund alone has its own price from the beginning", () => {
  expect(shownPrice({ ...options, membership: "akasse" }, today).kind).toBe("own");
});

describe("the possible forms", () => {
  const questions = questionSource({}, loadLaterSteps);
  const signup = signupFlow({ texts, questions, initial: {} });
  beforeAll(() => questions.load("https://lk.example", () => undefined));
  const of = (workInfo: Readonly<Record<string, unknown>>) =>
    possibleForms(signup, { contactInfo: { product: "fagforening", name: "Bo Ek" }, workInfo } as FlowAnswers);

  it("are none until the questions are loaded", () => {
    const waiting = signupFlow({ texts, questions: questionSource({}, loadLaterSteps), initial: {} });
    expect(possibleForms(waiting, { contactInfo: { product: "fagforening" } })).toEqual([]);
  });

  it("are none before the first answer, and one for each answer that is still possible", () => {
    expect([of({}).length, possibleForms(signup, {}).length]).toEqual([0, 0]);
    expect(of({ employmentRole: "direktor", stack: ["rolle", "ejerandel"] })).toHaveLength(3);
    // An answer that the arrow keys have only selected counts, too.
    expect(of({ employmentRole: "direktor", stack: ["rolle"] })).toHaveLength(3);
    expect(of({ employmentRole: "direktor", ownerShare: "0%", stack: ["rolle", "ejerandel"] })).toHaveLength(1);
  });

  it("are those that were asked for before, also with answers that do not decide the price", () => {
    const before = of({ employmentRole: "direktor", stack: ["rolle", "ejerandel"] });
    const after = of({
      employmentRole: "direktor",
      ownerShare: "0%",
      stack: ["rolle", "ejerandel"],
      workTitle: "Chef",
    });
    expect(before).toEqual(expect.arrayContaining([...after]));
    expect(after.join("")).not.toMatch(/Bo Ek|Chef/);
  });

  it("are complete, so that the server takes them", () => {
    for (const form of of({ employmentRole: "ledig", stack: ["rolle", "tidligere-leder"] })) {
      expect(v.is(SignupForm, JSON.parse(form))).toBe(true);
    }
  });
});

it("knows no prices before they are fetched", () => {
  expect(productPrices(undefined)).toEqual({});
});

it("leads through the sign-in to self-service, with the sheet that follows", () => {
  const calculation = { membership: "fagforening+akasse", sleeveEnum: "leder", plan: "main" } as const;
  const href = redirectHref({
    apiUrl: "https://host.example/api/",
    selfServiceHref: "/selvbetjening",
    product: "fagforening+akasse",
    calculation,
  });
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe("/api/auth/login");
  const target = new URL(searchParams.get("redirectUrl") ?? "", "https://host.example");
  expect([target.pathname, Object.fromEntries(target.searchParams)]).toEqual([
    "/selvbetjening",
    { signup: "true", sheet_confirmation: "leder", product: "fagforening+akasse", membership: "fagforening+akasse" },
  ]);
});

it("counts somebody without work as full time, and asks who has work again", () => {
  expect([
    hoursAfter("", "ledig"),
    hoursAfter("ledig", "direktor"),
    hoursAfter("ledig", "ledig"),
    hoursAfter("", "direktor"),
  ]).toEqual([">30t", "", undefined, undefined]);
});
