import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { showAllScreens } from "shared-runtime/testing/show-all-screens.ts";
import { wronglyDocumentedProps } from "shared-runtime/testing/documented-props.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  account,
  addonsPath,
  atAddons,
  atEnd,
  atPayment,
  box,
  button,
  changingAddress,
  current,
  fillAccount,
  heading,
  input,
  invoiceLabel,
  joinedAddress,
  leavePage,
  openSheet,
  payByInvoice,
  paymentPath,
  press,
  proxyPath,
  user,
} from "../testing/sheet-member.ts";
import { layoutWith, refused, startSheetServer, terms } from "../testing/sheet-server.ts";
import { firstFrame, propsSchema, texts } from "./widget.tsx";

let server: ReturnType<typeof startSheetServer>;
beforeEach(() => {
  window.sessionStorage.clear();
  window.history.pushState(null, "", joinedAddress);
  document.documentElement.removeAttribute("data-consent-overlay");
  server = startSheetServer();
});
afterEach(() => {
  leavePage();
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("shows nothing in its first frame, and nothing to somebody who has not just joined", () => {
  expect(renderToStaticMarkup(firstFrame(texts))).toBe("");
  for (const path of ["/selvbetjening", "/selvbetjening?sheet_confirmation=leder", "/selvbetjening?signup=false"]) {
    window.history.pushState(null, "", path);
    expect(openSheet().container.innerHTML).toBe("");
  }
  expect(server.asked.filter(({ path }) => path !== "session")).toEqual([]);
});

it("reports a variant that is not configured, and shows nothing", () => {
  const { container, failures } = openSheet({ variants: "akasse: afslut-akasse" });
  expect([container.innerHTML, failures.map(String)]).toEqual(["", ['Error: No sheet is configured for "leder".']]);
});

it("leads through payment and add-ons to the confirmation, closes, and cleans the address 300 ms later", async () => {
  openSheet();
  expect(screen.getByRole("dialog", { name: "Tak for din tilmelding" }).textContent).toContain(
    "Vent et kort øjeblik, vi tjekker de nødvendige oplysninger...",
  );
  await atPayment();
  const dialog = screen.getByRole("dialog", { name: "Gør din indmeldelse færdig" });
  expect(within(dialog).queryByRole("button", { name: "Luk" })).toBeNull();
  expect(await axeFindings(dialog)).toEqual([]);
  await fillAccount();
  await press("Fortsæt");
  await atAddons();
  expect(server.bodiesOf(paymentPath)).toEqual([account]);
  expect(box("Fortsæt uden tilvalg").checked).toBe(true);
  expect(await axeFindings(dialog)).toEqual([]);
  await user.click(box("Ledernetværk"));
  expect([box("Fortsæt uden tilvalg").checked, screen.getByText("Lagt til: 75,-/md.") !== null]).toEqual([false, true]);
  expect(document.documentElement.dataset["signupSheet"]).toBe("open");
  await press("Fortsæt");
  await atEnd();
  expect(server.bodiesOf(addonsPath)).toEqual([{ addons: ["netvaerk"] }]);
  expect(dialog.textContent).toContain("Fra din konto");
  expect(dialog.textContent).not.toContain("0440116243");
  expect(await axeFindings(dialog)).toEqual([]);
  vi.useFakeTimers();
  act(() => button("Luk").click());
  expect([screen.queryByRole("dialog"), window.location.search]).toEqual([
    null,
    new URL(joinedAddress, "http://x").search,
  ]);
  vi.advanceTimersByTime(299);
  expect(window.location.search).toContain("signup");
  vi.advanceTimersByTime(1);
  expect(window.location.href).toMatch(/\/selvbetjening\?utm=1#a$/);
});

it("waits at least 300 ms, also for a quick answer", async () => {
  vi.useFakeTimers();
  openSheet();
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(screen.queryByRole("heading", { name: "Hvordan vil du betale?" })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("heading", { name: "Hvordan vil du betale?" })).toBeDefined();
});

it.each([
  ["the server fails", () => refused(500)],
  ["the content source fails", () => refused(502)],
  ["the widget is missing", () => refused(404)],
  ["the content has no sheet", () => Response.json({ sitecore: { route: { placeholders: {} } } })],
  ["the answer is no JSON", () => new Response("<html>")],
])("says that the data cannot be got if %s, and gets it again", async (_, answer) => {
  server.answerAlways(proxyPath, answer);
  openSheet();
  const dialog = await screen.findByRole("alertdialog", { name: "Error getting data." }, { timeout: 9_000 });
  expect(await axeFindings(dialog)).toEqual([]);
  server.answerAgain(proxyPath);
  await press("Prøv igen");
  await atPayment();
});

it("adds the price of each add-on to that of the membership, and says when it is paid", async () => {
  openSheet();
  await payByInvoice();
  const line = await screen.findByText(/^Fagforening 279/);
  const said = () => line.textContent.replaceAll("\u00a0", " ");
  expect(said()).toBe(
    "Din pris: Fagforening 279 kr./md., 837 kr. hvert kvartal, første gang 4. januar (december er gratis); efter skat ca. 209 kr./md.",
  );
  await user.click(box("Ledernetværk"));
  expect(said()).toContain("Fagforening 279 + Ledernetværk 75 = 354 kr./md., 1.062 kr. hvert kvartal");
  expect(line.closest("[role='status']")).not.toBeNull();
  expect(await axeFindings(screen.getByRole("dialog"))).toEqual([]);
  await user.click(box("Fortsæt uden tilvalg"));
  expect(said()).not.toContain("Ledernetværk");
});

it("shows no price if the server does not tell the prices, and goes on", async () => {
  server.answerAlways("signup/joining-terms", () => refused(404));
  openSheet();
  await payByInvoice();
  await press("Fortsæt");
  await atEnd();
  expect(screen.getByRole("dialog").textContent).not.toMatch(/Din pris|Første dag|kr\./);
});

/** The rows of the confirmation. */
const facts = () =>
  Object.fromEntries(
    [...screen.getByRole("dialog").querySelectorAll("dl > div")].map(({ children }) => [
      children[0]?.textContent,
      children[1]?.textContent.replaceAll("\u00a0", " "),
    ]),
  );

it("welcomes a new member by name, with what the server knows, and says one sentence to screen readers", async () => {
  openSheet();
  await payByInvoice();
  await press("Fortsæt");
  const title = await atEnd();
  await screen.findByText("1. december");
  expect(document.activeElement).toBe(title);
  const dialog = screen.getByRole("dialog", { name: "Så er alt på plads" });
  expect([...dialog.querySelectorAll("svg text")].map(({ textContent }) => textContent)).toEqual(["HH"]);
  expect(dialog.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(facts()).toEqual({
    Medlemsnummer: "7",
    "Første dag": "1. december",
    Pris: "Fagforening 279 kr./md., 837 kr. hvert kvartal, første gang 4. januar (december er gratis); efter skat ca. 209 kr./md.",
    Betaling: "Faktura på e-mail",
    Tilvalg: "Ingen",
    "Næste skridt": "En rådgiver ringer til dig.",
    Telefon: "70 20 30 40Læg nummeret i telefonen",
  });
  expect(within(dialog).getByRole("link", { name: "70 20 30 40" }).getAttribute("href")).toBe("tel:70203040");
  expect(within(dialog).getByRole("link", { name: "Læg nummeret i telefonen" }).getAttribute("href")).toBe(
    "http://localhost/kontakt.vcf",
  );
  expect(await axeFindings(dialog)).toEqual([]);
});

it("makes up no name and no number that the server does not know", async () => {
  server = startSheetServer({ membership: null, memberName: { firstName: "", fullName: "", initials: "" } });
  openSheet();
  await payByInvoice();
  await press("Fortsæt");
  await screen.findByRole("heading", { name: "Nu er vi 12. Velkommen." });
  expect(facts()).toMatchObject({ Tilvalg: "Ingen" });
  expect(facts()).not.toHaveProperty("Medlemsnummer");
  expect(facts()).not.toHaveProperty("Pris");
});

it("says the state of the sheet to the page below it, also after it was put off", async () => {
  const state = () => document.documentElement.dataset["signupSheet"];
  const { stop } = openSheet();
  await payByInvoice();
  expect(state()).toBe("open");
  server.answerOnce(addonsPath, () => refused(500));
  await press("Fortsæt");
  await screen.findByRole("alertdialog", { name: "Der skete en fejl!" });
  // The dialog says it, and not an empty notice in the step, too.
  expect(document.querySelector("[role='alert']")).toBeNull();
  await press("Gør det senere");
  expect([screen.queryByRole("dialog"), state(), window.location.search.includes("signup")]).toEqual([
    null,
    "later",
    true,
  ]);
  stop();
  expect(state()).toBeUndefined();
  openSheet();
  await atAddons();
  await press("Fortsæt");
  await atEnd();
  expect(state()).toBe("done");
  await press("Ret Tilvalg");
  expect(state()).toBe("open");
  await press("Fortsæt");
  await atEnd();
  await press("Luk");
  expect([screen.queryByRole("dialog"), state()]).toEqual([null, "done"]);
});

it("does not welcome a member who only changes the payment, and does not ask to finish a sign-up", async () => {
  window.history.pushState(null, "", changingAddress);
  openSheet();
  await payByInvoice();
  const dialog = screen.getByRole("dialog", { name: "Betaling og tilvalg" });
  await press("Fortsæt");
  await screen.findByRole("heading", { name: "Så er alt på plads" });
  expect(dialog.textContent).not.toMatch(/Velkommen|Medlemsnummer/);
  expect(Object.keys(facts())).toEqual(expect.arrayContaining(["Betaling", "Tilvalg"]));
  expect(await axeFindings(dialog)).toEqual([]);
});

it("has one step, and counts one, if there are no add-ons for the membership; the server learns that none are chosen", async () => {
  server = startSheetServer({ membership: null });
  server.answerAlways(proxyPath, () => Response.json(layoutWith({ products: [] })));
  openSheet();
  await atPayment();
  const dialog = screen.getByRole("dialog");
  expect(dialog.textContent).toContain("Ét kort trin, så er du i gang.");
  expect(dialog.textContent).not.toMatch(/To korte trin|Tilvalg/);
  await user.click(box(invoiceLabel));
  await press("Fortsæt");
  await atEnd();
  expect(server.bodiesOf(addonsPath)).toEqual([{ addons: [] }]);
  expect(facts()).not.toHaveProperty("Tilvalg");
  expect(await axeFindings(dialog)).toEqual([]);
  leavePage();
  openSheet();
  await atEnd();
  await press("Ret Betaling");
  await atPayment();
  await press("Fortsæt");
  await atEnd();
});

it("lets a member who only changes the payment leave by a button, and changes nothing then", async () => {
  window.history.pushState(null, "", changingAddress);
  openSheet();
  await atPayment();
  const dialog = screen.getByRole("dialog", { name: "Betaling og tilvalg" });
  expect(dialog.textContent).toContain(texts.changeIntro);
  expect(dialog.textContent).not.toMatch(/To korte trin|så er du i gang/);
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBe(dialog);
  vi.useFakeTimers();
  act(() => button("Luk").click());
  vi.advanceTimersByTime(300);
  expect([screen.queryByRole("dialog"), window.location.pathname + window.location.search]).toEqual([
    null,
    "/selvbetjening/betaling",
  ]);
  expect([server.bodiesOf(paymentPath), server.bodiesOf(addonsPath)]).toEqual([[], []]);
  expect(window.sessionStorage.length).toBe(0);
});

const change = async (known: object = current) => {
  window.history.pushState(null, "", changingAddress);
  server.answerAlways("member/payment", () => Response.json(known));
  const { stop } = openSheet();
  await atPayment();
  return stop;
};

it("shows the account of a member, keeps it, and sends nothing that is not changed", async () => {
  await change();
  expect(screen.getByText(/^Du betaler fra konto\s••4567. Gå videre, hvis du vil beholde den/)).toBeDefined();
  await press("Fortsæt");
  await atAddons();
  expect(box("Ledernetværk").checked).toBe(true);
  await press("Fortsæt");
  await heading("Du har ikke ændret noget");
  expect(facts()).toMatchObject({
    Betaling: expect.stringMatching(/^Fra konto\s••4567/),
    Tilvalg: expect.stringMatching(/^Ledernetværk/),
  });
  expect([server.bodiesOf(paymentPath), server.bodiesOf(addonsPath)]).toEqual([[], []]);
});

it("keeps the invoice of a member, and sends add-ons that are changed, also if they are changed back", async () => {
  await change({ hasAccount: false, payment: { way: "invoice" }, addons: [] });
  expect(box(invoiceLabel).checked).toBe(true);
  await press("Fortsæt");
  await atAddons();
  await user.click(box("Ledernetværk"));
  await press("Fortsæt");
  await heading("Så er alt på plads");
  await press("Ret Tilvalg");
  await atAddons();
  await user.click(box("Ledernetværk"));
  await press("Fortsæt");
  await heading("Så er alt på plads");
  expect(server.bodiesOf(paymentPath)).toEqual([]);
  expect(server.bodiesOf(addonsPath)).toEqual([{ addons: ["netvaerk"] }, { addons: [] }]);
});

it("sends the choice of an invoice of a member who has not said how to pay", async () => {
  await change({ hasAccount: false, addons: [] });
  await payByInvoice();
  expect(server.bodiesOf(paymentPath)).toEqual([{ payByInvoice: true }]);
});

it.each([
  ["an account", fillAccount, "Din konto er gemt. Dine tilvalg er, som de var.", current],
  [
    "an invoice",
    () => user.click(box(invoiceLabel)),
    "Dit valg af faktura er gemt. Du har ikke valgt tilvalg endnu.",
    { ...current, addons: [] },
  ],
])(
  "says that %s is stored and the add-ons are not to a member who leaves between the two",
  async (_, choose, words, known) => {
    await change(known);
    await choose();
    await press("Fortsæt");
    await atAddons();
    await press("Luk");
    const question = await screen.findByRole("alertdialog", { name: "Vil du lukke nu?" });
    expect(question.textContent).toContain(words);
    expect(await axeFindings(question)).toEqual([]);
    await user.click(within(question).getByRole("button", { name: "Bliv her" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await press("Luk");
    const again = await screen.findByRole("alertdialog", { name: "Vil du lukke nu?" });
    await user.click(within(again).getAllByRole("button", { name: "Luk" }).at(-1)!);
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

it("says that changed add-ons are not stored to a member who leaves", async () => {
  await change();
  await press("Fortsæt");
  await atAddons();
  await user.click(box("Ledernetværk"));
  await press("Luk");
  const question = await screen.findByRole("alertdialog", { name: "Vil du lukke nu?" });
  expect(question.textContent).toContain("Det, du har ændret i dine tilvalg, er ikke gemt.");
  expect(question.textContent).not.toMatch(/konto|faktura/);
});

it.each([
  ["the link that opened it", '<main><h1>Betaling</h1><a href="?sheet_confirmation=leder">Ret</a></main>', "Ret"],
  ["the heading of the page", "<main><h1>Betaling</h1></main>", "Betaling"],
])("gives the focus to %s when a member closes it", async (_, page, focused) => {
  document.body.innerHTML = page;
  await change();
  await press("Luk");
  expect(document.activeElement?.textContent).toBe(focused);
});

it.each([
  ["only joins", { hasFund: true }, "En rådgiver ringer til dig.", undefined],
  [
    "moves from another fund",
    { hasFund: true, movesFund: true },
    "En rådgiver ringer til dig. Vi melder dig ud af den gamle.",
    undefined,
  ],
  ["has no work", { hasFund: true, hasNoWork: true }, "En rådgiver ringer til dig.", "Tidligst om et år. Jobnet."],
  [
    "moves and has no work",
    { hasFund: true, movesFund: true, hasNoWork: true },
    "En rådgiver ringer til dig. Vi melder dig ud af den gamle.",
    "Din tid tæller med. Jobnet.",
  ],
  ["joins only the union", { hasFund: false, hasNoWork: true }, "En rådgiver ringer til dig.", undefined],
])("says the next step of a person who %s", async (_, known, next, benefits) => {
  const joined = { membership: "fagforening" as const, plan: "main" as const, ...known };
  server.answerAlways("signup/joining-terms", () => Response.json({ ...terms, joined }));
  const texts = {
    switchStep: { value: "Vi melder dig ud af den gamle." },
    benefitsText: { value: "Tidligst om et år. Jobnet." },
    benefitsMovingText: { value: "Din tid tæller med. Jobnet." },
  };
  server.answerAlways(proxyPath, () => Response.json(layoutWith(texts)));
  openSheet();
  await payByInvoice();
  await press("Fortsæt");
  await atEnd();
  await screen.findByText("1. december");
  expect([facts()["Næste skridt"], facts()["Dagpenge"]]).toEqual([next, benefits]);
});

it("can be put off if it could not be loaded", async () => {
  server.answerOnce(proxyPath, () => refused(404));
  openSheet();
  await screen.findByRole("alertdialog");
  await press("Gør det senere");
  expect([screen.queryByRole("alertdialog"), window.location.search.includes("signup")]).toEqual([null, true]);
});

it("waits while the question about cookies is open", async () => {
  document.documentElement.setAttribute("data-consent-overlay", "open");
  openSheet();
  await waitFor(() => expect(server.bodiesOf(proxyPath)).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(async () => document.documentElement.removeAttribute("data-consent-overlay"));
  expect(await screen.findByRole("dialog")).toBeDefined();
});

it("names what is wrong with an account, and sends nothing", async () => {
  openSheet();
  await atPayment();
  await user.type(input("Reg.nr."), "12x");
  expect(input("Reg.nr.").value).toBe("12");
  await press("Fortsæt");
  expect(await screen.findByRole("link", { name: "Skriv dit registreringsnummer med 4 cifre" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Skriv dit kontonummer med højst 10 cifre" })).toBeDefined();
  expect(await axeFindings(screen.getByRole("dialog"))).toEqual([]);
  expect(server.bodiesOf(paymentPath)).toEqual([]);
});

it("limits and fills up the numbers, and splits what is pasted", async () => {
  openSheet();
  await atPayment();
  await user.type(input("Reg.nr."), "12345");
  await user.type(input("Kontonr."), "44 01");
  await user.tab();
  expect([input("Reg.nr.").value, input("Kontonr.").value]).toEqual(["1234", "0000004401"]);
  await user.click(input("Kontonr."));
  await user.paste("DK50 0040 0440 1162 43");
  expect([input("Reg.nr.").value, input("Kontonr.").value]).toEqual(["0040", "0440116243"]);
  await user.paste("DK51 0040 0440 1162 43");
  expect(screen.getByRole("alert").textContent).toContain("IBAN-nummeret er skrevet forkert");
  await user.paste("SE45 5000 0000 0583 9825 7466");
  expect(screen.getByRole("alert").textContent).toContain("dansk konto");
  expect([input("Reg.nr.").value, input("Kontonr.").value]).toEqual(["0040", "0440116243"]);
});

it("clears the account while invoices are chosen, brings it back, and sends nothing by invoice", async () => {
  openSheet();
  await atPayment();
  await fillAccount();
  await user.click(box(invoiceLabel));
  for (const name of ["Reg.nr.", "Kontonr."])
    expect([input(name).value, input(name).matches(":disabled")]).toEqual(["", true]);
  await user.click(box(invoiceLabel));
  expect([input("Reg.nr.").value, input("Kontonr.").value]).toEqual(["0040", "0440116243"]);
  await user.click(box(invoiceLabel));
  await press("Fortsæt");
  await atAddons();
  expect(server.bodiesOf(paymentPath)).toEqual([]);
});

it("sends the choice of invoices if it replaces an account that was saved", async () => {
  openSheet();
  await atPayment();
  await fillAccount();
  await press("Fortsæt");
  await atAddons();
  await press(/Betaling/);
  await payByInvoice();
  expect(server.bodiesOf(paymentPath)).toEqual([account, { payByInvoice: true }]);
});

it("offers only the products of the membership, and all of them if it is not known", async () => {
  const offered = async () => {
    openSheet();
    await payByInvoice();
    return screen.getAllByRole("checkbox").map((one) => one.getAttribute("name"));
  };
  expect(await offered()).toEqual(["netvaerk", "none"]);
  leavePage();
  window.sessionStorage.clear();
  server = startSheetServer({ membership: null });
  expect(await offered()).toEqual(["netvaerk", "loensikring", "none"]);
});

it("clears all add-ons by choosing none, and reads about one in an article", async () => {
  openSheet();
  await payByInvoice();
  await user.click(box("Ledernetværk"));
  await press("Læs mere om Ledernetværk");
  const article = await screen.findByRole("dialog", { name: "Alt om Ledernetværk" });
  expect(within(article).getByText("Andet afsnit.")).toBeDefined();
  expect(await axeFindings(article)).toEqual([]);
  await press("Aflut og vend tilbage");
  expect(box("Ledernetværk").checked).toBe(true);
  await user.click(box("Fortsæt uden tilvalg"));
  expect([box("Ledernetværk").checked, box("Fortsæt uden tilvalg").checked]).toEqual([false, true]);
  await user.click(box("Fortsæt uden tilvalg"));
  expect(box("Fortsæt uden tilvalg").checked).toBe(true);
  await press("Fortsæt");
  await atEnd();
  expect(server.bodiesOf(addonsPath)).toEqual([{ addons: [] }]);
});

it("has the add-ons of a member who changes their choices chosen, and keeps them", async () => {
  window.history.pushState(
    null,
    "",
    "/selvbetjening?signup=true&sheet_confirmation=leder&product=x&membership=y&addons=netvaerk,findes-ikke",
  );
  openSheet();
  await payByInvoice();
  expect([box("Ledernetværk").checked, box("Fortsæt uden tilvalg").checked]).toEqual([true, false]);
  await press("Fortsæt");
  await atEnd();
  expect(server.bodiesOf(addonsPath)).toEqual([{ addons: ["netvaerk"] }]);
});

it("goes on after a reload at the same step, without a bank account in the storage of the browser", async () => {
  const { stop } = openSheet();
  await atPayment();
  await fillAccount();
  await press("Fortsæt");
  await atAddons();
  await user.click(box("Ledernetværk"));
  stop();
  expect(JSON.stringify([window.sessionStorage, window.localStorage])).toMatch(/^(?!.*(?:440116243|0040)).*netvaerk/);
  openSheet();
  await atAddons();
  expect(box("Ledernetværk").checked).toBe(true);
  await press(/Betaling/);
  await atPayment();
  expect([input("Reg.nr.").value, screen.getByText(/Din konto er gemt/) !== null]).toEqual(["", true]);
  await press("Fortsæt");
  await atAddons();
  expect(server.bodiesOf(paymentPath)).toEqual([account]);
});

it.each([
  ["a fault of the server", () => refused(500), "Vi fik det ikke gemt.", "k-1"],
  ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch")), "forbindelsen røg", ""],
])("says in a dialog after %s that it was not saved, and keeps what was typed", async (_, answer, words, id) => {
  server.answerOnce(paymentPath, answer);
  openSheet();
  await atPayment();
  await fillAccount();
  await press("Fortsæt");
  const alert = await screen.findByRole("alertdialog", { name: "Der skete en fejl!" });
  expect(alert.textContent).toContain(words);
  expect(alert.textContent).toContain(id);
  expect(await axeFindings(alert)).toEqual([]);
  await press("Prøv igen");
  expect([input("Reg.nr.").value, input("Kontonr.").value]).toEqual(["0040", "0440116243"]);
  await press("Fortsæt");
  await atAddons();
  expect(server.bodiesOf(paymentPath)).toEqual([account, account]);
});

it("leads to the sign-in and back if the session has ended", async () => {
  server.answerOnce(paymentPath, () => refused(401));
  openSheet();
  await atPayment();
  await fillAccount();
  await press("Fortsæt");
  const alert = await screen.findByRole("alertdialog", { name: "Der skete en fejl!" });
  expect(alert.textContent).toContain("Du er blevet logget ud.");
  const target = `/selvbetjening${new URL(joinedAddress, "http://x").search}`;
  expect(screen.getByRole("link", { name: "Log ind igen" }).getAttribute("href")).toBe(
    `http://localhost/api/auth/login?redirectUrl=${encodeURIComponent(target)}`,
  );
});

it("shows what the server found wrong with the fields in their place", async () => {
  server.answerOnce(paymentPath, () =>
    refused(422, { problems: [{ field: "accountNo", message: "Kontoen findes ikke" }] }),
  );
  openSheet();
  await atPayment();
  await fillAccount();
  await press("Fortsæt");
  expect(await screen.findByRole("link", { name: "Kontoen findes ikke" })).toBeDefined();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("asks again for add-ons that the server does not know", async () => {
  openSheet();
  await payByInvoice();
  server.answerOnce(addonsPath, () => refused(422, { problems: [{ field: "addons", message: "Vælg igen" }] }));
  await user.click(box("Ledernetværk"));
  await press("Fortsæt");
  expect((await screen.findByRole("alert")).textContent).toContain("Vælg igen");
  await press("Fortsæt");
  await atEnd();
});

it("shows all steps in editing, and asks for nothing", async () => {
  const { container } = openSheet({}, true);
  await showAllScreens(container);
  expect(within(container).getAllByRole("heading", { level: 3 })).toHaveLength(3);
  expect(within(container).getByLabelText("Reg.nr.")).toBeDefined();
  expect(within(container).getByText("Fortsæt uden tilvalg")).toBeDefined();
  expect(server.asked).toEqual([]);
});

it("has all props and their defaults in the README", () => {
  const readme = `${import.meta.dirname}/../README.md`;
  expect(wronglyDocumentedProps(readme, propsSchema, texts)).toEqual([]);
});
