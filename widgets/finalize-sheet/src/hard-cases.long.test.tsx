import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  account,
  addonsPath,
  atAddons,
  atEnd,
  atPayment,
  box,
  button,
  fillAccount,
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
import { layout, refused, startSheetServer } from "../testing/sheet-server.ts";

let server: ReturnType<typeof startSheetServer>;
beforeEach(() => {
  window.sessionStorage.clear();
  window.history.pushState(null, "", joinedAddress);
  server = startSheetServer();
});
afterEach(() => {
  leavePage();
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.documentElement.removeAttribute("data-consent-overlay");
});

const stepButton = (name: string) => within(screen.getByRole("navigation")).queryByRole("button", { name });
const kept = () => window.sessionStorage.getItem("finalize-sheet/afslut/member-1");
const keep = (progress: unknown, member = "member-1") =>
  window.sessionStorage.setItem(`finalize-sheet/afslut/${member}`, JSON.stringify(progress));
const signInLink = () => screen.getByRole("link", { name: "Log ind igen" });

it("opens nothing if variants are missing, and reports it", () => {
  const { container, failures } = openSheet({});
  expect([container.innerHTML, failures.map(String)]).toEqual(["", ['Error: No sheet is configured for "leder".']]);
});

it("reports content without a sheet", async () => {
  server.answerOnce(proxyPath, () => Response.json({ sitecore: { route: { placeholders: { "headless-main": [] } } } }));
  const { failures } = openSheet();
  await screen.findByRole("alertdialog", { name: "Error getting data." });
  expect(failures.map(String)).toEqual(['Error: The content of the sheet "afslut" cannot be read.']);
});

it("reports no content that the server said is missing, since the server has logged it", async () => {
  server.answerOnce(proxyPath, () => refused(404));
  const { failures } = openSheet();
  await screen.findByRole("alertdialog", { name: "Error getting data." });
  expect(failures).toEqual([]);
});

it("gives up on a proxy that does not answer, and says so", async () => {
  vi.useFakeTimers();
  server.answerAlways(proxyPath, () => new Promise<Response>(() => {}));
  openSheet();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole("dialog", { name: "Tak for din tilmelding" })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(screen.getByRole("alertdialog", { name: "Error getting data." })).toBeDefined();
});

it("leads to the sign-in and back if the session has ended before the sheet is loaded", async () => {
  server.answerOnce(proxyPath, () => refused(401));
  openSheet();
  const dialog = await screen.findByRole("alertdialog", { name: "Error getting data." });
  const target = `/selvbetjening${new URL(joinedAddress, "http://x").search}`;
  expect(signInLink().getAttribute("href")).toContain(encodeURIComponent(target));
  expect(await axeFindings(dialog)).toEqual([]);
});

it("opens with all products, and keeps nothing, while it is not known who is signed in", async () => {
  server.answerAlways("session", () => refused(503));
  openSheet();
  await payByInvoice();
  expect(screen.getAllByRole("checkbox")).toHaveLength(3);
  await user.click(box("Ledernetværk"));
  expect(window.sessionStorage).toHaveLength(0);
}, 30_000);

it("goes on without a step for add-ons if the content has none, and changes none of a member", async () => {
  const [main] = structuredClone(layout.sitecore.route.placeholders["headless-main"]);
  const content = { ...main, fields: { ...main!.fields, products: [] } };
  server.answerOnce(proxyPath, () =>
    Response.json({ sitecore: { route: { placeholders: { "headless-main": [content] } } } }),
  );
  openSheet();
  await atPayment();
  fireEvent.click(screen.getByRole("checkbox", { name: /faktura/ }));
  await press("Fortsæt");
  await atEnd();
  expect(screen.queryByText("Der er ingen tilvalg til dit medlemskab lige nu.")).toBeNull();
  expect(server.bodiesOf(addonsPath)).toEqual([]);
});

it("saves once, however often Fortsæt is pressed", async () => {
  const held = Promise.withResolvers<Response>();
  server.answerOnce(paymentPath, () => held.promise);
  openSheet();
  await atPayment();
  await fillAccount();
  await press("Fortsæt");
  await press("Gemmer …");
  fireEvent.submit(input("Reg.nr.").closest("form")!);
  await act(async () => held.resolve(Response.json({ taken: true })));
  await atAddons();
  expect(server.bodiesOf(paymentPath)).toEqual([account]);
});

it("does not answer the next step with the second press of a double click", async () => {
  openSheet();
  await atPayment();
  await user.click(box(invoiceLabel));
  await user.dblClick(button("Fortsæt"));
  await atAddons();
  expect(server.bodiesOf(addonsPath)).toEqual([]);
  await user.dblClick(button("Fortsæt"));
  await atEnd();
  expect(screen.getByRole("dialog")).toBeDefined();
});

it("opens earlier steps again, and disables the later ones until the earlier are saved again", async () => {
  openSheet();
  await atPayment();
  expect(stepButton("Trin 2: Tilvalg")).toBeNull();
  await fillAccount();
  await press("Fortsæt");
  await atAddons();
  await press("Fortsæt");
  await atEnd();
  await press("Ret Betaling");
  await atPayment();
  expect(within(screen.getByRole("navigation")).queryAllByRole("button")).toEqual([]);
  await user.clear(input("Kontonr."));
  await user.type(input("Kontonr."), "1");
  await press("Fortsæt");
  await atAddons();
  expect(server.bodiesOf(paymentPath)).toEqual([account, { ...account, accountNo: "0000000001" }]);
  expect(stepButton("Trin 1 gennemført: Betaling")).not.toBeNull();
});

it("never says at the end that a choice holds that was refused", async () => {
  openSheet();
  await atPayment();
  await fillAccount();
  await press("Fortsæt");
  await atAddons();
  await press("Fortsæt");
  await atEnd();
  await press("Ret Betaling");
  await atPayment();
  await user.click(box(invoiceLabel));
  server.answerOnce(paymentPath, () => refused(500));
  await press("Fortsæt");
  await screen.findByRole("alertdialog", { name: "Der skete en fejl!" });
  await press("Prøv igen");
  expect(stepButton("Trin 2 gennemført: Tilvalg")).toBeNull();
  await press("Fortsæt");
  await atAddons();
  expect(server.bodiesOf(paymentPath)).toEqual([account, { payByInvoice: true }, { payByInvoice: true }]);
});

it.each([
  ["has an account from another tab", () => Response.json({ hasAccount: true })],
  ["does not tell whether it has an account", () => refused(500)],
])("sends the choice of invoices if the server %s", async (_, answer) => {
  server.answerAlways("member/payment", answer);
  openSheet();
  await atPayment();
  await user.click(box(invoiceLabel));
  await press("Fortsæt");
  await atAddons();
  expect(server.bodiesOf(paymentPath)).toEqual([{ payByInvoice: true }]);
});

it("sends the choice of invoices after an account whose answer was lost, since the server may have it", async () => {
  server.answerOnce(paymentPath, () => Promise.reject(new TypeError("Failed to fetch")));
  openSheet();
  await atPayment();
  await fillAccount();
  await press("Fortsæt");
  await screen.findByRole("alertdialog", { name: "Der skete en fejl!" });
  leavePage();
  openSheet();
  await payByInvoice();
  expect(server.bodiesOf(paymentPath)).toEqual([account, { payByInvoice: true }]);
});

it("asks for the account again after a choice of invoices whose answer was lost", async () => {
  openSheet();
  await atPayment();
  await fillAccount();
  await press("Fortsæt");
  await atAddons();
  leavePage();
  openSheet();
  await atAddons();
  await press(/Betaling/);
  await atPayment();
  await user.click(box(invoiceLabel));
  server.answerOnce(paymentPath, () => Promise.reject(new TypeError("Failed to fetch")));
  await press("Fortsæt");
  await screen.findByRole("alertdialog", { name: "Der skete en fejl!" });
  await press("Prøv igen");
  await user.click(box(invoiceLabel));
  await press("Fortsæt");
  expect(await screen.findByRole("group", { name: "Ret dette, før du går videre" })).toBeDefined();
  await fillAccount();
  await press("Fortsæt");
  await atAddons();
  expect(server.bodiesOf(paymentPath)).toEqual([account, { payByInvoice: true }, account]);
});

it("keeps the choice of invoices and the add-ons over a session that ended while the payment was saved", async () => {
  openSheet();
  await payByInvoice();
  await user.click(box("Ledernetværk"));
  await press(/Betaling/);
  await atPayment();
  await user.click(box(invoiceLabel));
  await fillAccount();
  server.answerOnce(paymentPath, () => refused(401));
  await press("Fortsæt");
  const dialog = await screen.findByRole("alertdialog", { name: "Der skete en fejl!" });
  expect(dialog.textContent).toContain("Du er blevet logget ud.");
  expect(
    within(dialog)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Gør det senere"]);
  expect(await axeFindings(dialog)).toEqual([]);
  leavePage();
  openSheet();
  await atPayment();
  expect([box(invoiceLabel).checked, input("Kontonr.").value]).toEqual([false, ""]);
  await fillAccount();
  await press("Fortsæt");
  await atAddons();
  expect(box("Ledernetværk").checked).toBe(true);
});

it("starts from the beginning for another member of the same tab", async () => {
  openSheet();
  await payByInvoice();
  await user.click(box("Ledernetværk"));
  leavePage();
  server = startSheetServer({ memberId: "member-2" });
  openSheet();
  await atPayment();
  expect(box(invoiceLabel).checked).toBe(false);
  expect(kept()).toContain("netvaerk");
});

it.each([
  ["is no JSON", "{"],
  ["has another shape", "7"],
  ["is at a step that does not exist", '{"at":"gift","done":[],"payByInvoice":true,"account":"none","addons":[]}'],
  [
    "is at the end without a step that is done",
    '{"at":"confirmation","done":["addons"],"payByInvoice":true,"account":"none","addons":[]}',
  ],
])("starts from the beginning if what the tab kept %s", async (_, text) => {
  window.sessionStorage.setItem("finalize-sheet/afslut/member-1", text);
  openSheet();
  await atPayment();
  expect(box(invoiceLabel).checked).toBe(false);
});

it("neither shows nor sends products that are not offered to the member", async () => {
  const addons = ["gratis", "loensikring", "netvaerk", "<script>"];
  keep({ at: "addons", done: ["payment"], payByInvoice: true, account: "none", addons });
  openSheet();
  await atAddons();
  expect(screen.getAllByRole("checkbox").map((one) => one.getAttribute("name"))).toEqual(["netvaerk", "none"]);
  await press("Fortsæt");
  await atEnd();
  expect(server.bodiesOf(addonsPath)).toEqual([{ addons: ["netvaerk"] }]);
  expect(JSON.parse(kept() ?? "")).toMatchObject({ addons: ["netvaerk"] });
});

it("keeps what was typed while the question about cookies opens late, and does not leave an article over it", async () => {
  openSheet();
  await atPayment();
  await fillAccount();
  const ask = (open: boolean) =>
    act(async () => {
      if (open) document.documentElement.setAttribute("data-consent-overlay", "open");
      else document.documentElement.removeAttribute("data-consent-overlay");
      await Promise.resolve();
    });
  await ask(true);
  expect(screen.queryByRole("dialog")).toBeNull();
  await ask(false);
  expect(await screen.findByRole("dialog")).toBeDefined();
  expect([input("Reg.nr.").value, input("Kontonr.").value]).toEqual(["0040", "0440116243"]);
  await press("Fortsæt");
  await atAddons();
  await press("Læs mere om Ledernetværk");
  await screen.findByRole("dialog", { name: "Alt om Ledernetværk" });
  await ask(true);
  await waitFor(() => expect(document.querySelectorAll("dialog[open]")).toHaveLength(0));
  await ask(false);
  expect(await screen.findByRole("dialog", { name: "Alt om Ledernetværk" })).toBeDefined();
});

it("cannot be closed by Escape, and shows again what a browser has closed", async () => {
  openSheet();
  await atPayment();
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  expect(fireEvent(dialog, new Event("cancel", { cancelable: true }))).toBe(false);
  dialog.close();
  await waitFor(() => expect(dialog.open).toBe(true));
  expect(dialog.getAttribute("closedby")).toBe("none");
});
