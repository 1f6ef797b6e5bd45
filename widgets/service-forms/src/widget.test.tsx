import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { addWorkingDays } from "shared-runtime/time/working-days.ts";
import { dateText } from "shared-runtime/time/day-words.ts";
import { serviceFormLoaders } from "shared-runtime/service-forms/service-form-loaders.ts";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { showAllScreens } from "shared-runtime/testing/show-all-screens.ts";
import { wronglyDocumentedProps } from "shared-runtime/testing/documented-props.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { under } from "./screens/form-fields.css.ts";
import { firstFrame, mount, propsSchema, texts } from "./widget.tsx";

const path = "forms/post-simple-form";
const question = "Firmaet er gået konkurs. Hvad gør jeg?";
let firstName = "Hanne";
const memberNamed = (id: string) => ({
  id,
  memberName: { firstName, fullName: "Hanne Holm", initials: "HH" },
  contactInfo: {},
});

interface Sent {
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | null;
  readonly member: string | null;
}
let sent: Sent[];
let answers: (() => Response | Promise<Response>)[];
let signedIn: string | undefined;
let hearings: readonly object[] | undefined;
const mounted: (() => void)[] = [];
const refused = (status: number, more: object = {}) =>
  Response.json({ errorKey: "genericError", message: { id: "fejl-7" }, ...more }, { status });

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/page-session/2"));
  window.sessionStorage.clear();
  window.history.pushState(null, "", "/selvbetjening/konkurs?fra=mail");
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  [sent, answers, signedIn, firstName] = [[], [], "member-1", "Hanne"];
  hearings = [{ id: "ferielov", title: "Ny ferielov", deadline: "2999-12-30" }];
  vi.stubGlobal("fetch", async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (url.pathname === "/api/session")
      return Response.json(signedIn ? { user: memberNamed(signedIn), expiresIn: 900 } : {});
    if (url.pathname === "/api/hearings") return hearings ? Response.json({ hearings }) : refused(500);
    if (!(input instanceof Request) || !url.pathname.endsWith(path)) return Response.json({});
    const { headers } = input;
    sent.push({ body: await input.json(), key: headers.get("idempotency-key"), member: headers.get("for-member") });
    return (answers.shift() ?? (() => Response.json({ taken: true })))();
  });
});
afterEach(() => {
  for (const stop of mounted.splice(0)) stop();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function start(formId: string, editing = false, attributes: Readonly<Record<string, string>> = {}) {
  const container = document.body.appendChild(document.createElement("div"));
  const host = {
    element: container,
    apiUrl: "http://localhost/api/",
    editing,
    onCrash: () => {},
    onFailure: () => {},
  };
  let unmount = () => {};
  act(() => {
    ({ unmount } = mount(container, { attributes: { formId, ...attributes }, json: undefined }, host));
  });
  const stop = () => act(unmount);
  mounted.push(stop);
  return { container, stop };
}
const user = userEvent.setup();
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));
const heading = (name: string | RegExp) => screen.findByRole("heading", { name });
const field = <Element extends HTMLElement>(name: string | RegExp) => screen.findByRole<Element>("textbox", { name });
const choose = (name: string) => user.click(screen.getByRole("radio", { name }));
const tick = (name: string | RegExp) => user.click(screen.getByRole("checkbox", { name }));
const select = (name: string | RegExp, option: string) =>
  user.selectOptions(screen.getByRole("combobox", { name }), option);
const problems = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

it("shows the shape of a form in its first frame", () => {
  expect(renderToStaticMarkup(firstFrame(texts))).toContain(texts.loadingForm);
});

it("asks a visitor to sign in, and leads back to the page", async () => {
  signedIn = undefined;
  const { container } = start("LHO0089");
  expect(await screen.findByText("You should be logged in to fill in this form.")).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Log ind" }).href).toBe(
    "http://localhost/api/auth/login?redirectUrl=%2Fselvbetjening%2Fkonkurs%3Ffra%3Dmail",
  );
  expect(await axeFindings(container)).toEqual([]);
});

it.each(["", "LHO9999", "constructor"])("knows no form %j", async (formId) => {
  const { container } = start(formId);
  expect(await screen.findByText("Form obj not found")).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
});

it("sends a form of one step without a list of steps, and offers another", async () => {
  const { container } = start("LHO0089");
  const area = await field(/Hvad er der sket/);
  expect(screen.queryByRole("navigation")).toBeNull();
  await press("Send");
  expect(problems()).toEqual(["Skriv en besked"]);
  expect(await axeFindings(container)).toEqual([]);
  await user.type(area, "Hvad nu?");
  await press("Send");
  expect(problems()).toEqual(["Skriv minimum 10 tegn"]);
  await user.clear(area);
  await user.type(area, question);
  await press("Send");
  const title = await heading("Tak for din henvendelse");
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(sent.map(({ body }) => body)).toEqual([{ formId: "LHO0089", documentTypeId: "LHO0089", question }]);
  expect(await axeFindings(container)).toEqual([]);
  await press("Indsend ny henvendelse");
  expect((await field<HTMLTextAreaElement>(/Hvad er der sket/)).value).toBe("");
});

it("says on the receipt who answers by which day, what was sent, and its number", async () => {
  const { container } = start("LHO0075", false, {
    doneTitle: "Tak, {fornavn}. Vi har dit spørgsmål",
    doneNext: "Peter Lindegaard skriver til dig senest {dag}",
    doneMeanwhile: "Din forsikring dækker som hidtil.",
    answerDays: "3",
  });
  await heading(/kontingent og forsikring/);
  await select(/Hvad drejer/, "Tillægsforsikring");
  await choose("Ændring");
  await tick(/karensperioden/);
  await choose("60 dage");
  await user.type(await field("Din besked"), "Hæv min dækning.{Enter}Fra næste måned.");
  await press("Send");
  await waitFor(async () => expect(document.activeElement).toBe(await heading("Tak, Hanne. Vi har dit spørgsmål")));
  const receipt = within(screen.getByRole("article"));
  const facts = receipt.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  const now = new Date();
  const key = sent[0]?.key ?? "";
  expect(facts).toEqual([
    ["Sagsnummer", `${key.slice(0, 4)}-${key.slice(4, 8)}`.toUpperCase()],
    ["Sendt", expect.stringMatching(/ kl\. /)],
    ["Hvad drejer det sig om?", "Tillægsforsikring"],
    ["Hvad vil du med forsikringen?", "Ændring"],
    ["Jeg vil ændre karensperioden", "Ja"],
    ["Ny karensperiode", "60 dage"],
    ["Din besked", "Hæv min dækning.\nFra næste måned."],
  ]);
  const day = dateText(addWorkingDays(now, 3));
  expect(receipt.getByRole("listitem").textContent).toBe(
    `Nu: Peter Lindegaard skriver til dig senest ${day}Din forsikring dækker som hidtil.`,
  );
  expect(receipt.getByRole("button", { name: "Udskriv" })).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
});

it("prints the receipt, with its literal title if the first name is unknown", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  firstName = "";
  start("LHO0089", false, { doneTitle: "Tak, {fornavn}" });
  await user.type(await field(/Hvad er der sket/), question);
  await press("Send");
  await heading("Tak for din henvendelse");
  await press("Udskriv");
  expect(print).toHaveBeenCalledTimes(1);
});

it("asks which hearing an answer is about, with its last day", async () => {
  const { container } = start("LHO0076");
  await user.type(await field("Dit svar"), "Vi støtter forslaget.");
  expect(screen.getByText("Svar senest mandag den 30. december")).toBeTruthy();
  await press("Send");
  expect(problems()).toEqual(["Vælg den høring, du svarer på"]);
  await choose("Ny ferielov");
  await press("Send");
  await heading("Tak for din henvendelse");
  expect(sent[0]?.body).toMatchObject({ formId: "LHO0076", hearing: "ferielov" });
  expect(within(screen.getByRole("article")).getByText("Ny ferielov")).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
});

it("says that no hearing is open", async () => {
  hearings = [];
  const { container } = start("LHO0076");
  expect(await screen.findByText("Der er ingen åbne høringer lige nu")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});

it("requests the hearings again if they did not arrive", async () => {
  hearings = undefined;
  start("LHO0076");
  const again = await screen.findByRole("button", { name: "Hent formularen igen" });
  hearings = [{ id: "ferielov", title: "Ny ferielov", deadline: "2999-12-30" }];
  await user.click(again);
  expect(await screen.findByRole("radio", { name: "Ny ferielov" })).toBeTruthy();
});

it("says the errors of the rules in the words of the page, and counts them in the title", async () => {
  start("LHO0089", false, { messageMissing: "Skriv dit spørgsmål", problemsTitle: "Ret {antal} ting, før du sender" });
  await field(/Hvad er der sket/);
  await press("Send");
  expect(problems()).toEqual(["Skriv dit spørgsmål"]);
  expect(screen.getByRole("group", { name: "Ret én ting, før du sender" })).toBeTruthy();
});

it("names a file that it does not take, in the words of the page", async () => {
  const { container } = start("LHO0076", false, {
    fileRefused: "Vi kan ikke tage imod {name}. {problem}",
    fileType: "Vælg fx en PDF, et Word-dokument eller et billede.",
  });
  await field("Dit svar");
  const input = container.querySelector<HTMLInputElement>("input[type=file]")!;
  await userEvent.upload(input, new File(["MZ"], "virus.exe"), { applyAccept: false });
  expect(
    await screen.findByText(/Vi kan ikke tage imod virus\.exe\. Vælg fx en PDF, et Word-dokument eller et billede$/),
  ).toBeTruthy();
});

it("indents what a tick opens below it, and judges no field that nobody has filled in", async () => {
  start("LHO0075");
  await heading(/kontingent og forsikring/);
  await select(/Hvad drejer/, "Tillægsforsikring");
  await choose("Ændring");
  await tick(/dækningsbeløbet/);
  const group = screen.getByRole("combobox", { name: "Nyt dækningsbeløb om måneden" }).closest(`.${under}`);
  expect(group?.contains(await field(/bruttoløn/))).toBe(true);
  expect(group?.contains(screen.getByRole("checkbox", { name: /betingelserne/ }))).toBe(true);
  expect(group?.contains(await field("Din besked"))).toBe(false);
  for (let presses = 0; presses < 8; presses += 1) await user.tab();
  expect(screen.queryAllByText(/^Fejl/)).toEqual([]);
  expect(screen.queryByText("Vælg et dækningsbeløb")).toBeNull();
});

it("asks about insurance step by step, shows what is paid, and forgets it when the subject changes", async () => {
  const { container } = start("LHO0075");
  await heading(/kontingent og forsikring/);
  await select(/Hvad drejer/, "Tillægsforsikring");
  expect(screen.getAllByRole("radio").map(({ parentElement }) => parentElement?.textContent)).toEqual([
    "Ændring",
    "Opsigelse",
    "Ring mig op",
  ]);
  await choose("Ændring");
  await tick(/dækningsbeløbet/);
  await press("Send");
  expect(problems()).toEqual([
    "Vælg et dækningsbeløb",
    "Indtast din brutto løn pr. måned",
    "Accepter betingelserne",
    "Skriv en besked",
  ]);
  await select(/dækningsbeløb/, "20013");
  await user.type(await field(/bruttoløn/), "15.500");
  const payout = screen.getByRole("region", { name: "Det kan du få udbetalt" });
  expect(within(payout).getByText(/gennemsnittet af de bedste 12 måneder inden for de seneste 24/)).toBeTruthy();
  expect(
    within(payout)
      .getAllByRole("definition")
      .map(({ textContent }) => textContent),
  ).toEqual(["15.500\u00A0kr.", "20.013\u00A0kr.", "15.500\u00A0kr."]);
  expect(await axeFindings(container)).toEqual([]);
  await user.clear(await field(/bruttoløn/));
  await user.type(await field(/bruttoløn/), "55000");
  expect(within(payout).getAllByRole("definition").at(-1)?.textContent).toBe("20.013\u00A0kr.");
  await tick(/betingelserne/);
  await user.type(await field("Din besked"), "Hæv min dækning fra næste måned.");
  await press("Send");
  await heading("Tak for din henvendelse");
  expect(sent[0]?.body).toMatchObject({
    documentTypeId: "LHO0075-04A",
    coverageAmountValue: "20013",
    salary: "55000",
    terms: true,
  });
  await press("Indsend ny henvendelse");
  await select(/Hvad drejer/, "Tillægsforsikring");
  await choose("Ændring");
  await tick(/karensperioden/);
  await choose("60 dage");
  await select(/Hvad drejer/, "Ulykkesforsikring (kollektiv)");
  expect(screen.queryByRole("radio", { name: "60 dage" })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Ændring" }).checked).toBe(false);
});

it("offers the role of a leader only to who is in a job, and asks about sick leave", async () => {
  start("LHO0141");
  await heading("Book personlig sparring");
  await choose("Jeg er i job");
  await choose("Din rolle som leder");
  await choose("Jeg er ledig");
  expect(screen.queryByRole("radio", { name: "Din rolle som leder" })).toBeNull();
  await choose("Jeg er i job");
  await choose("Trivsel");
  expect(screen.queryByRole("combobox")).toBeNull();
  await choose("Ja");
  const options = within(screen.getByRole("combobox", { name: "Mere præcist" })).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toContain("Tilbage til arbejdet");
});

it("offers the times of its page for a conversation, and sends the chosen one", async () => {
  const { container } = start("LHO0141", false, {
    times: "2026-11-30T10:00 2026-12-01T13:00",
    doneNextAt: "Mette Sandgaard ringer {tid}",
  });
  await heading("Book personlig sparring");
  await choose("Jeg er ledig");
  await choose("Karriere");
  await user.type(await field(/ud af samtalen/), question);
  const times = screen.getByRole("radiogroup", { name: /Hvornår skal vi ringe/ });
  const [, second, ...others] = within(times).getAllByRole<HTMLInputElement>("radio");
  expect([second?.parentElement?.textContent, others.length]).toEqual([
    "Tirsdag den 1.\u00A0december kl.\u00A013.00",
    1,
  ]);
  await user.click(second!);
  expect(await axeFindings(container)).toEqual([]);
  await press("Send");
  await heading(/^Tak/);
  expect(sent.map(({ body }) => body)).toMatchObject([{ formId: "LHO0141", preferredTime: "2026-12-01T13:00" }]);
  expect(screen.getByText(/^Tirsdag den 1\.\sdecember/)).toBeTruthy();
  expect(screen.getByText(/Mette Sandgaard ringer tirsdag den 1\.\sdecember kl\.\s13\.00/)).toBeTruthy();
});

it("says by which day we call if no time was chosen", async () => {
  start("LHO0141", false, {
    times: "2026-11-30T10:00",
    doneNext: "Mette ringer senest {dag}",
    doneNextAt: "Kl. {tid}",
  });
  await heading("Book personlig sparring");
  await choose("Jeg er ledig");
  await choose("Karriere");
  await user.type(await field(/ud af samtalen/), question);
  await choose("Ring, så finder vi en anden tid");
  await press("Send");
  await heading(/^Tak/);
  expect(screen.getByText(/Mette ringer senest /)).toBeTruthy();
});

it("asks for no time where the page offers none", async () => {
  start("LHO0141");
  await heading("Book personlig sparring");
  expect(screen.queryByText(/Hvornår skal vi ringe/)).toBeNull();
});

it("leads through the three steps of the network, and back with what was answered", async () => {
  const { container } = start("LHO0045");
  await heading("Om dig og din erfaring");
  expect(screen.getByRole("navigation", { name: "Trin i formularen" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Fortsæt" }).getAttribute("aria-disabled")).toBe("true");
  await user.type(await field("Virksomhed"), "Eksempel A/S");
  await user.type(await field("Stilling"), "Driftschef");
  await select("Uddannelse", "Lang videregående uddannelse");
  const experience = screen.getAllByRole("radio", { name: "5–10 år" });
  for (const one of experience) await user.click(one);
  await user.type(await field(/LinkedIn/), "linkedin.com/in/hanne");
  await press("Fortsæt");
  await heading("Hvilket netværk søger du?");
  await select("Afdeling", "Fyn");
  expect(await axeFindings(container)).toEqual([]);
  await press("Fortsæt");
  await heading("Formål og bidrag");
  await press("Tilbage");
  await heading("Hvilket netværk søger du?");
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Afdeling" }).value).toBe("Fyn");
  await press("Fortsæt");
  await heading("Formål og bidrag");
  for (const yes of screen.getAllByRole("radio", { name: "Ja" })) await user.click(yes);
  await press("Send");
  await heading("Tak for din henvendelse");
  expect(sent[0]?.body).toMatchObject({
    formId: "LHO0045",
    step01: { company: "Eksempel A/S", managementExperience: "5-10 år" },
    step02: { networkDepartment: "Fyn", joiningNetworkGroup: "" },
    step03: { problem: "Ja", provide: "Ja", purpose: "" },
  });
});

it("empties the form after a failure, offers the text back, and sends it as the same submission", async () => {
  answers = [() => refused(503)];
  const { container } = start("LHO0089");
  await user.type(await field(/Hvad er der sket/), question);
  await press("Send");
  const dialog = await screen.findByRole("alertdialog", { name: "Hov, noget gik galt!" });
  expect(within(dialog).getByText("Fejlnummer: fejl-7")).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
  await press("Prøv igen");
  expect((await field<HTMLTextAreaElement>(/Hvad er der sket/)).value).toBe("");
  expect(screen.getByText("Det, du skrev, er ikke tabt")).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
  await press("Indsæt det, jeg skrev");
  expect((await field<HTMLTextAreaElement>(/Hvad er der sket/)).value).toBe(question);
  expect(screen.queryByText("Det, du skrev, er ikke tabt")).toBeNull();
  await press("Send");
  await heading("Tak for din henvendelse");
  expect(sent.map(({ body }) => body["question"])).toEqual([question, question]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it("keeps the offer while another text is typed and over a reload, and moves the focus to it", async () => {
  answers = [() => refused(503)];
  const { stop } = start("LHO0089");
  await user.type(await field(/Hvad er der sket/), question);
  await press("Send");
  await screen.findByRole("alertdialog");
  await press("Prøv igen");
  const offer = screen.getByRole("button", { name: "Indsæt det, jeg skrev" });
  expect(document.activeElement?.contains(offer)).toBe(true);
  await user.type(await field(/Hvad er der sket/), "x");
  expect(offer.isConnected).toBe(true);
  stop();
  start("LHO0089");
  await user.click(await screen.findByRole("button", { name: /Indsæt det/ }));
  expect((await field<HTMLTextAreaElement>(/Hvad er der sket/)).value).toBe(question);
  expect(screen.queryByText("Det, du skrev, er ikke tabt")).toBeNull();
});

it("shows nothing of one member to the next, and sends each form for who filled it in", async () => {
  const { stop } = start("LHO0089");
  await user.type(await field(/Hvad er der sket/), question);
  signedIn = "member-2";
  act(() => void window.dispatchEvent(new Event("member-session:changed")));
  await waitFor(async () => expect((await field<HTMLTextAreaElement>(/Hvad er der sket/)).value).toBe(""));
  await user.type(await field(/Hvad er der sket/), "Noget helt andet.");
  await press("Send");
  await heading("Tak for din henvendelse");
  stop();
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/page-session/2"));
  signedIn = "member-1";
  start("LHO0089");
  expect((await field<HTMLTextAreaElement>(/Hvad er der sket/)).value).toBe(question);
  await press("Send");
  await heading("Tak for din henvendelse");
  expect(sent.map(({ member, body }) => [member, body["question"]])).toEqual([
    ["member-2", "Noget helt andet."],
    ["member-1", question],
  ]);
});

it("sends another text after a failure as another submission", async () => {
  answers = [() => refused(503)];
  start("LHO0089");
  await user.type(await field(/Hvad er der sket/), question);
  await press("Send");
  await screen.findByRole("alertdialog");
  await press("Prøv igen");
  await user.type(await field(/Hvad er der sket/), "Noget helt andet, som jeg vil vide.");
  await press("Send");
  await heading("Tak for din henvendelse");
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

it("keeps all steps that were typed before a failure", async () => {
  const { stop } = start("LHO0045");
  await user.type(await field("Virksomhed"), "Eksempel A/S");
  stop();
  start("LHO0045");
  expect((await field<HTMLInputElement>("Virksomhed")).value).toBe("Eksempel A/S");
});

it("asks to sign in again when the session has ended, with the text in place", async () => {
  answers = [() => refused(401)];
  const { container, stop } = start("LHO0089");
  await user.type(await field(/Hvad er der sket/), question);
  await press("Send");
  const dialog = await screen.findByRole("alertdialog", { name: "Du er blevet logget ud" });
  expect(within(dialog).getByRole("link", { name: "Log ind igen" })).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
  stop();
  start("LHO0089");
  expect((await field<HTMLTextAreaElement>(/Hvad er der sket/)).value).toBe(question);
});

it("shows what the server found wrong at the field", async () => {
  answers = [
    () => refused(422, { errorKey: "invalidForm", problems: [{ field: "question", message: "Skriv kortere" }] }),
  ];
  start("LHO0089");
  await user.type(await field(/Hvad er der sket/), question);
  await press("Send");
  await waitFor(() => expect(problems()).toEqual(["Skriv kortere"]));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

/** Whether the browser asks before the page is left or reloaded. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("asks before the page is left while a file is uploaded, also if nothing is typed", async () => {
  class Unanswered {
    readonly upload = {};
    readonly open = () => {};
    readonly setRequestHeader = () => {};
    readonly send = () => {};
    readonly abort = () => {};
  }
  vi.stubGlobal("XMLHttpRequest", Unanswered);
  const { container } = start("LHO0076");
  await field("Dit svar");
  expect(asksBeforeLeaving()).toBe(false);
  await user.upload(container.querySelector<HTMLInputElement>("input[type=file]")!, new File(["x"], "bilag.pdf"));
  await screen.findByRole("button", { name: /Annull.r|Afbryd/ });
  expect(asksBeforeLeaving()).toBe(true);
  const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: "/selvbetjening" }));
  await user.click(link);
  link.remove();
  const question = await screen.findByRole("alertdialog", { name: "Vil du forlade siden?" });
  expect(question.textContent).toContain(
    "Ikke uploadet endnu: bilag.pdf. Det går tabt, hvis du forlader siden nu. Formularen er ikke sendt.",
  );
  await press("Bliv på siden");
  await user.click(screen.getByRole("button", { name: /Annull.r|Afbryd/ }));
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
});

it("sends one form for two presses", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers = [() => promise];
  start("LHO0089");
  await user.type(await field(/Hvad er der sket/), question);
  await press("Send");
  await press(/Sende?r?/);
  resolve(Response.json({ taken: true }));
  await heading("Tak for din henvendelse");
  expect(sent).toHaveLength(1);
});

it("stays when the session ends while somebody writes", async () => {
  start("LHO0089");
  await user.type(await field(/Hvad er der sket/), question);
  signedIn = undefined;
  act(() => void window.dispatchEvent(new Event("member-session:changed")));
  await waitFor(() => expect(screen.queryByText("You should be logged in to fill in this form.")).toBeNull());
  expect((await field<HTMLTextAreaElement>(/Hvad er der sket/)).value).toBe(question);
});

it.each(Object.keys(serviceFormLoaders))("shows editors all steps of %s, and sends nothing", async (formId) => {
  const { container } = start(formId, true);
  await showAllScreens(container);
  expect(screen.getByRole("heading", { name: "Tak for din henvendelse" })).toBeTruthy();
  for (const send of screen.getAllByRole("button", { name: /Send|Fortsæt/ })) await user.click(send);
  expect(sent).toEqual([]);
  expect(await axeFindings(container)).toEqual([]);
});

it("tells editors which forms there are, if they named another", async () => {
  start("LHO9999", true);
  expect((await screen.findByText(/^Vælg den i feltet/)).textContent).toMatch(
    /^Vælg den i feltet »Formular, der bliver vist«, eller skriv dens nummer i data-form-id: LHO0141, LHO0075, (?:LHO\d{4}, )*LHO\d{4} eller LHO\d{4}\. Indtil da/,
  );
});

it("has all props and their defaults in the README", () => {
  const readme = `${import.meta.dirname}/../README.md`;
  expect(wronglyDocumentedProps(readme, propsSchema, texts)).toEqual([]);
});
