import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { keepConsent } from "shared-runtime/consent/keep-consent.ts";
import { forgetConsent } from "shared-runtime/testing/forget-consent.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  atAddons,
  atPayment,
  box,
  button,
  fillAccount,
  input,
  invoiceLabel,
  joinedAddress,
  leavePage,
  openSheet,
  paymentPath,
  press,
  user,
} from "../../testing/sheet-member.ts";
import { startSheetServer } from "../../testing/sheet-server.ts";

const regNoProblem = "Skriv dit registreringsnummer med 4 cifre";
const accountNoProblem = "Skriv dit kontonummer med højst 10 cifre";

let server: ReturnType<typeof startSheetServer>;
beforeEach(async () => {
  window.sessionStorage.clear();
  window.history.pushState(null, "", joinedAddress);
  server = startSheetServer();
  openSheet();
  await atPayment();
});
afterEach(() => {
  leavePage();
  cleanup();
  vi.unstubAllGlobals();
});

const numbers = () => [input("Reg.nr.").value, input("Kontonr.").value];
const isUnavailable = () => button("Fortsæt").getAttribute("aria-disabled") === "true";

it("takes at most four and ten digits, and nothing else", async () => {
  await user.type(input("Reg.nr."), "0a0-4 012");
  await user.type(input("Kontonr."), "044.011 62-43x99");
  expect(numbers()).toEqual(["0040", "0440116243"]);
});

it("announces Fortsæt as unavailable until the account is right or invoices are chosen", async () => {
  expect(isUnavailable()).toBe(true);
  await fillAccount();
  expect(isUnavailable()).toBe(false);
  await user.clear(input("Kontonr."));
  expect(isUnavailable()).toBe(true);
  await user.click(box(invoiceLabel));
  expect(isUnavailable()).toBe(false);
});

it("shows what is wrong if Fortsæt is pressed all the same, and sends nothing", async () => {
  await press("Fortsæt");
  const problems = await screen.findByRole("group", { name: "Ret dette, før du går videre" });
  expect(document.activeElement).toBe(problems);
  expect(within(problems).getAllByRole("link")).toHaveLength(2);
  expect(server.bodiesOf(paymentPath)).toEqual([]);
});

it("shows what is wrong with a field when it is left, and not before", async () => {
  await user.type(input("Reg.nr."), "12");
  expect(screen.queryByText(regNoProblem)).toBeNull();
  await user.tab();
  expect(await screen.findByText(regNoProblem)).toBeDefined();
  expect(screen.queryByText(accountNoProblem)).toBeNull();
});

it("brings back the numbers of a field that was touched with what is wrong about them", async () => {
  await user.type(input("Reg.nr."), "12");
  await user.tab();
  await screen.findByText(regNoProblem);
  await user.click(box(invoiceLabel));
  await waitFor(() => expect(screen.queryByText(regNoProblem)).toBeNull());
  expect(numbers()).toEqual(["", ""]);
  await user.click(box(invoiceLabel));
  expect(numbers()).toEqual(["12", ""]);
  // The focus is still on the box.
  expect(await screen.findByText(regNoProblem)).toBeDefined();
});

it("brings nothing wrong back that was not touched", async () => {
  await user.click(box(invoiceLabel));
  await user.click(box(invoiceLabel));
  await user.click(box(invoiceLabel));
  await press("Fortsæt");
  await atAddons();
  await press(/Betaling/);
  await atPayment();
  await user.click(box(invoiceLabel));
  expect([screen.queryByText(regNoProblem), screen.queryByText(accountNoProblem)]).toEqual([null, null]);
});

it.each([
  ["0040 440116243", "Reg.nr."],
  ["0040-440116243", "Reg.nr."],
  ["Reg. 0040 Konto 440116243", "Kontonr."],
  ["00400440116243", "Kontonr."],
  ["IBAN DK50 0040 0440 1162 43", "Reg.nr."],
])("splits %j that is pasted into %s, and says so", async (text, field) => {
  await user.click(input(field));
  await user.paste(text);
  expect(numbers()).toEqual(["0040", "0440116243"]);
  expect(await screen.findByText("Reg.nr. og kontonr. er udfyldt.")).toBeDefined();
});

it("forgets that a pasted IBAN was wrong as soon as a number is typed", async () => {
  await user.click(input("Kontonr."));
  await user.paste("DK51 0040 0440 1162 43");
  expect(screen.getByRole("alert").textContent).toContain("IBAN-nummeret er skrevet forkert");
  await user.type(input("Kontonr."), "4");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("puts the account into no storage, cookie, address or tracking event", async () => {
  forgetConsent();
  keepConsent({ statistics: true, marketing: false });
  await fillAccount();
  await press("Fortsæt");
  await atAddons();
  const { dataLayer } = window as unknown as { readonly dataLayer: readonly unknown[] };
  const places = [window.sessionStorage, window.localStorage, document.cookie, window.location.href, dataLayer];
  expect(JSON.stringify(places)).toContain("finalize_saved");
  expect(JSON.stringify(places)).not.toMatch(/440116243|(?<!\d)0040(?!\d)/);
  forgetConsent();
});
