import { cleanup, screen, within } from "@testing-library/react";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { userEvent } from "@testing-library/user-event";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startSignupServer } from "../../testing/signup-server.ts";
import {
  answerRole,
  choose,
  fillContact,
  passFund,
  fillJob,
  headingOf,
  press,
  visitSignup,
} from "../../testing/signup-visitor.tsx";
import { SignupStepperProps } from "../signup-stepper.props.ts";
import { signupStepperTexts as texts } from "../signup-stepper.texts.ts";

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.pushState(null, "", "/indmeldelse");
  Element.prototype.scrollIntoView = vi.fn();
  startSignupServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const calculator = "/lederkredsen-a-kasse/beregn-dagpenge";
const cardTexts = {
  ...texts,
  cardFund: "Dagpenge, når du har været medlem i et år",
  cardFundMoving: "Din tid tæller med",
};

async function atWork({ product = "akasse", phone }: { readonly product?: string; readonly phone?: string } = {}) {
  window.history.replaceState(null, "", `/indmeldelse?product=${encodeURIComponent(product)}`);
  const props = { calculatorHref: calculator, ...(phone !== undefined && { fundPhone: phone }) };
  const visitor = visitSignup({ props: v.parse(SignupStepperProps, props), texts: cardTexts });
  await fillContact();
  await press(texts.next);
  await headingOf(texts.workTitle);
  await screen.findByText("Hvad passer bedst på dig?");
  return visitor;
}

/** The card at the side of the steps. */
const card = () => screen.getByText(texts.cardRegret).closest<HTMLElement>("[role=group]")!;

const rule = () => screen.queryByText(texts.unemployedRule);

it.each(["akasse", "fagforening+akasse"])(
  "a person without work reads the rule of the first year and the number, before anything is signed: %s",
  async (product) => {
    const visitor = await atWork({ product, phone: "70 20 30 41" });
    expect(rule()).toBeNull();
    await choose("Ledig");
    expect(rule()).not.toBeNull();
    const box = within(screen.getByText(texts.unemployedRule).closest<HTMLElement>("[role=status]")!);
    const link = box.getByRole("link", { name: "70 20 30 41" });
    expect(link.getAttribute("href")).toBe("tel:70203041");
    expect(link.closest("p")?.textContent).toBe(
      "Ring til a‑kassen på 70 20 30 41, før du melder dig ind. Så siger vi, om det kan betale sig for dig.",
    );
    expect(texts.unemployedRule).toMatch(/løn nok/);
    for (const place of [box, within(card())]) {
      expect(place.getByRole("link", { name: texts.unemployedCalculator }).getAttribute("href")).toBe(calculator);
    }
    expect(within(card()).getByText(texts.cardFundRule)).toBeTruthy();
    expect(card().textContent).not.toContain(cardTexts.cardFund);
    expect(await axeFindings(visitor.container())).toEqual([]);
  },
);

it("the advice has no number if none is configured", async () => {
  await atWork();
  await choose("Ledig");
  expect(screen.getByText(texts.unemployedCallUs)).toBeTruthy();
  expect(screen.queryByText(/\{phone\}/)).toBeNull();
});

it("a person who joins only the union does not read the rule", async () => {
  await atWork({ product: "fagforening" });
  await answerRole("Ledig", "Ja");
  expect(rule()).toBeNull();
});

it("a person who has work does not read the rule", async () => {
  await atWork();
  await answerRole("Ansat med ledelsesansvar", "Funktionær");
  await fillJob();
  expect(rule()).toBeNull();
});

it.each([
  ["akasse", texts.productFundHint, texts.productFundHintUnemployed],
  ["fagforening+akasse", texts.productBothHint, texts.productBothHintUnemployed],
])("the summary of %s repeats the rule, and promises no benefits in the first year", async (product, usual, own) => {
  const visitor = await atWork({ product });
  await answerRole("Ledig", "Ja");
  await press(texts.next);
  await passFund(false);
  await headingOf(texts.summaryTitle);
  const summary = within(visitor.container());
  expect(summary.getAllByText(own)).not.toEqual([]);
  expect(summary.queryByText(usual)).toBeNull();
  expect(visitor.container().textContent).not.toMatch(/hvis du (?:bliver ledig|mister)/i);
  expect(rule()).not.toBeNull();
  expect(await axeFindings(visitor.container())).toEqual([]);
});

it("a person who moves from another fund does not read the rule in the summary", async () => {
  const visitor = await atWork();
  await answerRole("Ledig", "Ja");
  await press(texts.next);
  await headingOf(texts.fundTitle);
  await choose(texts.yes, texts.fundOther);
  await choose(texts.no, texts.fundAbroad);
  await headingOf(texts.summaryTitle);
  expect(rule()).toBeNull();
  // The time in the other fund counts, so the benefits do not begin after another year.
  expect(visitor.container().textContent).not.toMatch(/tidligst|i et år/);
  expect(within(card()).getByText("Din tid tæller med")).toBeTruthy();
  expect(screen.getAllByText(texts.productFundHintMoving)).not.toEqual([]);
});

it("the first step promises nobody benefits without the rules", async () => {
  visitSignup();
  const products = screen.getByRole("radiogroup", { name: texts.productQuestion });
  await userEvent.click(within(products).getByRole("radio", { name: /^A‑kasse/ }));
  for (const promise of document.body.textContent.match(/[^.]*dagpenge[^.]*/gi) ?? []) {
    expect(promise).toMatch(/et år og har haft løn nok/);
  }
  expect(document.body.textContent).not.toMatch(/hvis du (?:bliver|mister)|tryghed ved ledighed/i);
});

it("a person who joins only the fund is given the number of the fund, and whose it is", async () => {
  const props = v.parse(SignupStepperProps, { product: "akasse", phone: "70 20 30 40", fundPhone: "70 20 30 41" });
  visitSignup({ props });
  const foot = (await screen.findByRole("link", { name: "70 20 30 41" })).closest("p");
  expect(foot?.textContent).toBe(`${texts.cardFundPhone} 70 20 30 41`);
  expect(screen.queryByRole("link", { name: "70 20 30 40" })).toBeNull();
});
