import { cleanup, screen, within } from "@testing-library/react";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startSignupServer } from "../../testing/signup-server.ts";
import {
  answerRole,
  choose,
  fillContact,
  fillFund,
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

async function atWork({ product = "akasse", phone }: { readonly product?: string; readonly phone?: string } = {}) {
  window.history.replaceState(null, "", `/indmeldelse?product=${encodeURIComponent(product)}`);
  const visitor = visitSignup({ props: v.parse(SignupStepperProps, phone === undefined ? {} : { fundPhone: phone }) });
  await fillContact();
  await press(texts.next);
  await headingOf(texts.workTitle);
  await screen.findByText("Hvad passer bedst på dig?");
  return visitor;
}

const rule = () => screen.queryByText(texts.unemployedRule);

it.each(["akasse", "fagforening+akasse"])(
  "a person without work reads the rule of the first year and the number, before anything is signed: %s",
  async (product) => {
    const visitor = await atWork({ product, phone: "70 20 30 41" });
    expect(rule()).toBeNull();
    await choose("Ledig");
    expect(rule()).not.toBeNull();
    const link = screen.getByRole("link", { name: "70 20 30 41" });
    expect(link.getAttribute("href")).toBe("tel:70203041");
    expect(link.closest("p")?.textContent).toBe(
      "Ring til os, før du melder dig ind: 70 20 30 41. Så siger vi, om det kan betale sig for dig.",
    );
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
  await fillFund(false);
  await press(texts.next);
  await headingOf(texts.summaryTitle);
  const summary = within(visitor.container());
  expect(summary.getAllByText(own)).not.toEqual([]);
  expect(summary.queryByText(usual)).toBeNull();
  expect(visitor.container().textContent).not.toMatch(/hvis du (?:bliver ledig|mister)/i);
  expect(rule()).not.toBeNull();
  expect(await axeFindings(visitor.container())).toEqual([]);
});

it("a person who moves from another fund does not read the rule in the summary", async () => {
  await atWork();
  await answerRole("Ledig", "Ja");
  await press(texts.next);
  await headingOf(texts.fundTitle);
  await choose(texts.yes, texts.fundOther);
  await choose(texts.no, texts.fundAbroad);
  await press(texts.next);
  await headingOf(texts.summaryTitle);
  expect(rule()).toBeNull();
});
