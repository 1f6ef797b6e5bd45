import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { showAllScreens } from "shared-runtime/testing/show-all-screens.ts";
import { consentChanged } from "shared-runtime/consent/consent.ts";
import { keepConsent } from "shared-runtime/consent/keep-consent.ts";
import { failure } from "shared-runtime/flow/flow.css.ts";
import { wronglyDocumentedProps } from "shared-runtime/testing/documented-props.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noConnection, prices, refusal, startSignupServer } from "../testing/signup-server.ts";
import {
  answerRole,
  choose,
  fillContact,
  passFund,
  fillJob,
  headingOf,
  press,
  type,
  visitSignup,
} from "../testing/signup-visitor.tsx";
import * as v from "valibot";
import { SignupStepperProps } from "./signup-stepper.props.ts";
import { CrashNotice } from "./crash-notice.tsx";
import type { SignupStepperTexts } from "./signup-stepper.texts.ts";
import { defaultQuestions } from "./questions/default-questions.ts";
import { line as priceLine } from "./screens/price-line.css.ts";
import { firstFrame, mount, propsSchema, texts } from "./widget.tsx";

let server: ReturnType<typeof startSignupServer>;
beforeEach(() => {
  window.sessionStorage.clear();
  window.history.pushState(null, "", "/indmeldelse");
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  server = startSignupServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const stop of mounted.splice(0)) stop();
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/page-edited/1"));
  document.body.replaceChildren();
});
const mounted: (() => void)[] = [];

const start = (attributes: Readonly<Record<string, string>> = {}, editing = false) => {
  const container = document.body.appendChild(document.createElement("div"));
  const crashes: unknown[] = [];
  const host = { element: container, apiUrl: "http://localhost/api/", editing, onCrash: crashes.push.bind(crashes) };
  let unmount = () => {};
  act(() => {
    ({ unmount } = mount(container, { attributes, json: undefined }, host));
  });
  mounted.push(() => act(unmount));
  return { container, crashes, seen: within(container) };
};

/** Waits for the call, so that it does not arrive in the next test. */
const pricesAsked = () => waitFor(() => expect(server.bodiesOf("member/membership-prices")).toHaveLength(1));

it("shows the same as its first frame, so that nothing moves", async () => {
  const still = document.createElement("div");
  still.innerHTML = renderToStaticMarkup(firstFrame(texts));
  still.querySelector("noscript")?.remove();
  const seen = (root: Element) =>
    [...root.querySelectorAll("h2, p, label, input, select, summary, button")]
      .filter((element) => element.closest("dialog") === null)
      .map(({ tagName, textContent, className }) => `${tagName} ${className} ${textContent}`);
  const { container, crashes } = start();
  expect(seen(container)).toEqual(seen(still));
  await pricesAsked();
  expect(crashes).toEqual([]);
});

it("takes over what was typed before it was live", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToStaticMarkup(firstFrame(texts));
  container.querySelector<HTMLInputElement>("[name=name]")!.value = "Anna";
  container.querySelector<HTMLInputElement>("[name=phone]")!.value = "20123456";
  container.querySelector<HTMLInputElement>("[name=terms]")!.checked = true;
  container.querySelector<HTMLInputElement>("[name=product][value=akasse]")!.checked = true;
  const host = { element: container, apiUrl: "http://localhost/api/", editing: false, onCrash: () => {} };
  act(() => void mounted.push(mount(container, { attributes: {}, json: undefined }, host).unmount));
  const value = (label: string) => within(container).getByLabelText<HTMLInputElement>(label);
  expect([value(texts.contactName).value, value(texts.contactPhone).value, value(texts.contactTerms).checked]).toEqual([
    "Anna",
    "20123456",
    true,
  ]);
  expect(container.querySelector<HTMLInputElement>("[name=product]:checked")?.value).toBe("akasse");
  await pricesAsked();
});

it("shows all steps to an editor, and calls nothing", async () => {
  const { seen, container } = start({}, true);
  await showAllScreens(container);
  const titles = [texts.contactTitle, texts.workTitle, texts.fundTitle, texts.summaryTitle, texts.leavingTitle];
  expect(seen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(titles),
  );
  for (const { title } of defaultQuestions) expect(seen.getAllByText(title).length).toBeGreaterThan(0);
  expect(server.calls).toEqual([]);
  expect(await axeFindings(container)).toEqual([]);
});

it("names the question of an invalid graph to an editor", async () => {
  const questions = JSON.stringify([{ ...defaultQuestions[0], answers: [] }]);
  expect(propsSchema.entries["questions"]).toBeDefined();
  const problems: string[] = [];
  const container = document.body.appendChild(document.createElement("div"));
  const host = {
    element: container,
    apiUrl: "http://localhost/api/",
    editing: true,
    onCrash: () => {},
    onProblems: (found: readonly string[]) => problems.push(...found),
  };
  act(() => void mounted.push(mount(container, { attributes: { questions }, json: undefined }, host).unmount));
  await waitFor(() => expect(problems).toHaveLength(1));
  expect(problems[0]).toContain('spørgsmålet "rolle" er en blindgyde: det har ingen svar');
});

it("shows the notice of the specification in place of a flow that crashes, and reports it", () => {
  const reported: unknown[] = [];
  const Crashing = () => {
    throw new Error("broken");
  };
  const { container } = render(
    <CrashNotice texts={texts as SignupStepperTexts} onCrash={(error) => reported.push(error)}>
      <Crashing />
    </CrashNotice>,
  );
  expect(container.textContent).toContain("Øv - noget gik galt");
  expect(reported).toEqual([new Error("broken")]);
});

it("has nothing to join for a member", async () => {
  visitSignup({
    member: {
      kind: "member",
      user: { id: "1", memberName: { firstName: "A", fullName: "A", initials: "A" }, contactInfo: {} },
    },
  });
  expect(await screen.findByRole("heading", { name: texts.alreadyTitle })).toBeTruthy();
  expect(screen.getByRole("link", { name: texts.alreadyButton }).getAttribute("href")).toBe("/selvbetjening");
});

async function reachWork(): Promise<void> {
  await fillContact();
  await press(texts.next);
  await headingOf(texts.workTitle);
}

async function reachSummary(): Promise<void> {
  await reachWork();
  await answerRole("Ansat med ledelsesansvar", "Funktionær");
  await fillJob();
  await press(texts.next);
  await passFund();
  await headingOf(texts.summaryTitle);
}

it.each([
  [
    "a position that was not reached",
    { position: { step: "summary", passed: ["contactInfo", "workInfo", "unemploymentFund"] } },
    texts.contactTitle,
  ],
  [
    "a path of questions that does not exist",
    { "workInfo.stack": ["konge", "rolle"], position: { step: "workInfo", passed: ["contactInfo"] } },
    texts.contactTitle,
  ],
  [
    "values of other kinds",
    { "contactInfo.name": 7, "contactInfo.terms": "ja", "workInfo.stack": "rolle", position: 1 },
    texts.contactTitle,
  ],
])("starts where it can with a tampered draft: %s", async (_, data, title) => {
  window.sessionStorage.setItem("draft/signup", JSON.stringify({ schemaVersion: 1, machineId: "signup", data }));
  visitSignup();
  expect(await headingOf(title)).toBeTruthy();
  await fillContact();
  await press(texts.next);
  expect(await headingOf(texts.workTitle)).toBeTruthy();
  expect(await screen.findByRole("radiogroup", { name: "Hvad passer bedst på dig?" })).toBeTruthy();
});

it("fills in the city of a postal code, and tells of one that is unknown", async () => {
  visitSignup();
  await type(texts.contactZip, "8888");
  expect(
    await screen.findByText("Vi kender ikke postnummeret 8888. Tjek det, eller skriv din by, og vælg den på listen."),
  ).toBeTruthy();
  await type(texts.contactZip, "8000 Aarhus");
  const city = screen.getByLabelText<HTMLInputElement>(texts.contactCity);
  await waitFor(() => expect(city.value).toBe("Aarhus C"));
  expect(screen.queryByText(/Vi kender ikke postnummeret/)).toBeNull();
});

it("judges a city on its step, and offers the city of the postal code", async () => {
  visitSignup();
  await fillContact();
  await type(texts.contactCity, "Viborg");
  await press(texts.next);
  expect((await screen.findAllByText(/8000 er Aarhus C\. Ret byen eller postnummeret/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole("heading", { name: texts.workTitle })).toBeNull();
  await press("Brug Aarhus C");
  expect(screen.queryByText(/8000 er Aarhus C/)).toBeNull();
  await press(texts.next);
  expect(await headingOf(texts.workTitle)).toBeTruthy();
});

it("does not go on with a postal code that does not exist, and the advice succeeds", async () => {
  visitSignup();
  await fillContact();
  await type(texts.contactZip, "9997");
  await screen.findByText(/Vi kender ikke postnummeret 9997/);
  await type(texts.contactCity, "Skagen");
  await press(texts.next);
  expect(screen.queryByRole("heading", { name: texts.workTitle })).toBeNull();
  await userEvent.type(screen.getByRole("combobox", { name: texts.contactCity }), "a");
  await userEvent.click(await screen.findByRole("option", { name: /Aarhus N/ }));
  await press(texts.next);
  expect(await headingOf(texts.workTitle)).toBeTruthy();
});

it("waits for the city of a postal code before the step is judged", async () => {
  visitSignup();
  await fillContact();
  let answer = (_: Response) => {};
  server.answer("city-from-zipcode", new Promise<Response>((resolve) => (answer = resolve)));
  await type(texts.contactZip, "2100");
  await type(texts.contactCity, "Viborg");
  await press(texts.next);
  expect(screen.queryByRole("heading", { name: texts.workTitle })).toBeNull();
  await act(async () => answer(Response.json({ zip: "2100", city: "København Ø" })));
  expect(await headingOf(texts.workTitle)).toBeTruthy();
});

it("suggests cities from two characters on, and takes the postal code from the chosen one", async () => {
  visitSignup();
  const city = screen.getByRole("combobox", { name: texts.contactCity });
  await userEvent.type(city, "aa");
  await userEvent.click(await screen.findByRole("option", { name: /Aarhus N/ }));
  expect([
    screen.getByLabelText<HTMLInputElement>(texts.contactZip).value,
    (city as HTMLInputElement).value,
    server.calls.filter(({ path }) => path.startsWith("city-from-zipcode")),
  ]).toEqual(["8200", "Aarhus N", []]);
});

it("takes a longer postal code abroad, and cuts it to four digits on the way back to Denmark", async () => {
  visitSignup();
  await waitFor(() => expect(screen.getByRole("option", { name: "Frankrig" })).toBeTruthy());
  const names = [...screen.getByLabelText<HTMLSelectElement>(texts.contactCountry).options].map(({ text }) => text);
  expect(names.slice(0, 4)).toEqual(["Danmark", "Tyskland", "Sverige", "Norge"]);
  expect(names.slice(4)).toEqual(names.slice(4).toSorted(new Intl.Collator("da").compare));
  await type(texts.contactCountry, "FR");
  await type(texts.contactZip, "F-75001");
  await type(texts.contactCity, "Paris");
  const zip = screen.getByLabelText<HTMLInputElement>(texts.contactZip);
  expect([zip.value, server.calls.some(({ path }) => path.startsWith("city"))]).toEqual(["75001", false]);
  await type(texts.contactCountry, "DK");
  expect(zip.value).toBe("7500");
});

it("searches for the place of work, five first, and shows all on request", async () => {
  visitSignup();
  await reachWork();
  await answerRole("Direktør", "Ingenting");
  await type(texts.placeName, "agernhat");
  const list = await screen.findByRole("list", { name: texts.placeResults });
  expect(within(list).getAllByRole("button")).toHaveLength(5);
  await press("Vis 7 af 143");
  expect(within(list).getAllByRole("button")).toHaveLength(7);
  expect(screen.getAllByText("143 arbejdspladser fundet").length).toBeGreaterThan(0);
  expect(screen.getByText(texts.placeMore)).toBeTruthy();
  expect(server.calls.filter(({ path }) => path.startsWith("company")).map(({ path }) => path)).toEqual([
    "company/get-companies?companyName=agernhat&city=&postCode=&near=8000",
  ]);
  await type(texts.placeName, "alle");
  await screen.findByRole("button", { name: "Vis alle (7)" });
  await press("Vis alle (7)");
  await type(texts.placeTown, "8000");
  await waitFor(() => expect(server.calls.at(-1)?.path).toContain("city=&postCode=8000&near=8000"));
  const narrowed = await screen.findByRole("list", { name: texts.placeResults });
  await waitFor(() => expect(within(narrowed).getAllByRole("button")).toHaveLength(5));
  await act(async () => void fireEvent.click(within(narrowed).getAllByRole("button")[1]!));
  expect(screen.getByText("Havnegade 2, 8000 Aarhus C")).toBeTruthy();
  expect(document.activeElement?.outerHTML).toContain(texts.placeChange);
  await press(/^Skift/);
  expect(document.activeElement).toBe(screen.getByLabelText(texts.placeName));
});

it("does not judge the place of work before Next is pressed", async () => {
  visitSignup();
  await reachWork();
  await answerRole("Direktør", "Ingenting");
  await userEvent.type(screen.getByLabelText(texts.placeName), "agernhat");
  await screen.findByRole("list", { name: texts.placeResults });
  await userEvent.click(screen.getByLabelText(new RegExp(texts.workEducation)));
  await userEvent.click(screen.getByRole("heading", { name: texts.workTitle }));
  const message = /Find din arbejdsplads/;
  expect(screen.queryByText(message)).toBeNull();
  await press(texts.next);
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

it.each([
  ["notOnList", "agernhat", "Brug navnet, som jeg har skrevet det: »agernhat«", 1],
  ["noneFound", "intet", "Brug navnet, som jeg har skrevet det: »intet«", 2],
  ["abroad", "intet", texts.placeAbroad, 3],
] as const)("offers one way on if the place of work is not in the register: %s", async (_, typed, label, option) => {
  visitSignup();
  await reachWork();
  await answerRole("Direktør", "Ingenting");
  await type(texts.workJobTitle, "Direktør");
  await type(texts.placeName, typed);
  await act(async () => void fireEvent.click(await screen.findByText(label)));
  await press(texts.next);
  await passFund();
  await headingOf(texts.summaryTitle);
  await press(texts.summarySubmit);
  const [body] = server.bodiesOf("signup/create-member-cookie") as {
    readonly workInfo: { readonly workPlace: object };
  }[];
  expect(body?.workInfo.workPlace).toMatchObject({ id: "Unknown", option, name: option === 3 ? "" : typed });
});

it("says that the search failed, and offers another try and the unknown places", async () => {
  visitSignup();
  await reachWork();
  await answerRole("Direktør", "Ingenting");
  server.answer("company/get-companies", refusal(503));
  await type(texts.placeName, "agernhat");
  expect((await screen.findAllByText(texts.placeFailed)).length).toBeGreaterThan(0);
  expect(screen.getByText("Brug navnet, som jeg har skrevet det: »agernhat«")).toBeTruthy();
  await press(texts.placeRetry);
  expect(await screen.findByRole("list", { name: texts.placeResults })).toBeTruthy();
});

it("asks the questions of a set of the server, also after a reload", async () => {
  const visitor = visitSignup({ props: v.parse(SignupStepperProps, { questionSet: "Leder" }) });
  await reachWork();
  await screen.findByText("Hvordan er du leder?");
  await choose("Ansat leder");
  await choose("Et andet sted");
  await fillJob();
  visitor.reload();
  await headingOf(texts.workTitle);
  expect(await screen.findByRole("button", { name: /Ret svaret på: Hvordan er du leder/ })).toBeTruthy();
  await press(texts.next);
  await passFund();
  await headingOf(texts.summaryTitle);
  expect(screen.getByText("Et andet sted")).toBeTruthy();
});

it.each([
  ["is unknown", () => refusal(404)],
  ["is not a graph", () => Response.json({ questions: [] })],
  ["does not arrive", noConnection],
])("asks the embedded questions if the set %s, and reports it once", async (_, answer) => {
  server.answer("question-sets/leder", answer());
  const onFailure = vi.fn();
  visitSignup({ props: v.parse(SignupStepperProps, { questionSet: "leder" }), onFailure });
  await reachWork();
  expect(await screen.findByRole("radio", { name: "Direktør" })).toBeTruthy();
  expect(onFailure).toHaveBeenCalledOnce();
});

it("shows the questions of a set to an editor, or why it does not", async () => {
  const { container } = start({ questionSet: "leder" }, true);
  await showAllScreens(container);
  expect(within(container).getByText("Hvor leder du?")).toBeTruthy();
  const { seen } = start({ questionSet: "ukendt" }, true);
  expect(await seen.findByText(/Spørgsmålene »ukendt« kunne ikke hentes/)).toBeTruthy();
});

it("opens the next question by keyboard, and reopens an earlier one with its answer", async () => {
  visitSignup();
  await reachWork();
  (await screen.findByRole("radio", { name: "Direktør" })).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.queryByText("Hvor meget af virksomheden ejer du?")).toBeNull();
  // Next also leads on if the answer was only selected.
  await press(texts.next);
  expect(screen.getByRole("radiogroup", { name: "Hvor meget af virksomheden ejer du?" })).toBeTruthy();
  expect((document.activeElement as HTMLInputElement).name).toBe("ownerShare");
  await userEvent.keyboard(" ");
  await press(/Ret svaret på: Hvad passer bedst på dig/);
  expect((document.activeElement as HTMLInputElement).value).toBe("selvstaendig");
  expect(screen.queryByText("Hvor meget af virksomheden ejer du?")).toBeNull();
});

it("saves a lead a second after the last change, without the path of questions and the trigger of the lead", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  window.history.replaceState(null, "", "/indmeldelse?leadTrigger=cv-tjek&poolId=7&utm_source=nyt");
  visitSignup();
  await fillContact();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.bodiesOf("signup/create-signup-lead")).toEqual([]);
  await press(texts.next);
  await headingOf(texts.workTitle);
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  await waitFor(() => expect(server.bodiesOf("signup/create-signup-lead")).toHaveLength(1));
  await answerRole("Ledig", "Ja");
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  await waitFor(() => expect(server.bodiesOf("signup/create-signup-lead")).toHaveLength(2));
  const [, lead] = server.bodiesOf("signup/create-signup-lead") as Readonly<Record<string, object>>[];
  expect(Object.keys(lead ?? {}).toSorted()).toEqual(["contactInfo", "product", "unemploymentFund", "workInfo"]);
  expect(lead?.["workInfo"]).toEqual({ employmentRole: "ledig", formerManager: true });
  // Without consent, only values of the campaign that reveal nothing about the visit are sent.
  expect(lead?.["contactInfo"]).toMatchObject({ name: "Anna Lind", poolId: "7", utmSource: "" });
  vi.useRealTimers();
});

it("shows the price, and what is wrong with it", async () => {
  // The price is asked for at each answer that decides it, and again on request.
  const failures = [1, 2, 3, 4].map(() => refusal(500));
  server.answer("signup/calculate-member-organization", ...failures, refusal(404, { errorKey: "membershipNotFound" }));
  visitSignup();
  await reachSummary();
  expect(await screen.findByText("Vi kunne desværre ikke hente prisen.")).toBeTruthy();
  await press(texts.priceRetry);
  expect(await screen.findByText(texts.priceNotFound)).toBeTruthy();
  expect(screen.queryByRole("button", { name: texts.summarySubmit })).toBeNull();
  expect(server.bodiesOf("signup/create-member-cookie")).toEqual([]);
  expect(screen.queryByText(texts.summaryNext)).toBeNull();

  await press(/^Ret Dit arbejde/);
  await headingOf(texts.workTitle);
  expect(screen.getByRole("button", { name: texts.next })).toBeTruthy();
});

const read = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

it("opens with nothing chosen, and says from which price", async () => {
  visitSignup();
  const products = screen.getByRole("radiogroup", { name: texts.productQuestion });
  expect(within(products).queryByRole("radio", { checked: true })).toBeNull();
  expect(within(products).getAllByRole("radio")).toHaveLength(3);
  await waitFor(() =>
    expect(
      within(products)
        .getAllByRole("radio")
        .map((radio) => read((radio as HTMLInputElement).labels?.[0]?.textContent)),
    ).toEqual(["Fagforening og a‑kasse 828,-/md.", "Fagforening 279,-/md.", "A‑kasse 549,-/md."]),
  );
  expect(await screen.findAllByText(/^Fra 279\skr\./)).toHaveLength(2);
  await press(texts.next);
  expect(screen.getAllByText("Vælg, hvad du vil være medlem af").length).toBeGreaterThan(0);
});

it("has the product of the address chosen, and Spring's price on Spring's link", async () => {
  server.answer(
    "member/membership-prices",
    Response.json({ ...prices, subscriptionPrices: [...prices.subscriptionPrices, { plan: "spring", price: 99 }] }),
  );
  window.history.pushState(null, "", "/indmeldelse?product=fagforening&profileType=spring");
  visitSignup();
  expect(await screen.findByRole("radio", { name: /^Fagforening 99,-\/md\./, checked: true })).toBeTruthy();
  expect(screen.getAllByText(texts.priceFromSpring).length).toBeGreaterThan(0);
  await waitFor(() =>
    expect(screen.getAllByText(/297/).map(({ textContent }) => read(textContent))).toContain(
      `Fra 99 kr./md., 297 kr. hvert kvartal, første gang 4. januar (december er gratis); efter skat ca. 74 kr./md. ${texts.priceFromSpring}`,
    ),
  );
});

it("the price follows the choice through the steps", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T12:00:00Z") });
  visitSignup();
  await fillContact();
  const line = `Fra 828 kr./md., 2.484 kr. hvert kvartal, første gang 4. januar (december er gratis); efter skat ca. 621 kr./md. ${texts.priceLater}`;
  const isRead = () => waitFor(() => expect(screen.getAllByText((text) => read(text) === line)).toHaveLength(1));
  await isRead();
  await press(texts.next);
  await headingOf(texts.workTitle);
  await isRead();
  await press(texts.back);
  await headingOf(texts.contactTitle);
  await choose(/^Fagforening \d/, texts.productQuestion);
  await waitFor(() =>
    // Nobody pays less on the plans of this price list.
    expect(screen.getAllByText(/^Fra\s279/).map(({ textContent }) => read(textContent))).toContain(
      `Fra 279 kr./md., 837 kr. hvert kvartal, første gang 4. januar (december er gratis); efter skat ca. 209 kr./md. ${texts.priceLater}`,
    ),
  );
  vi.useRealTimers();
});

it("has a card with product, price, contents, right of withdrawal and telephone", async () => {
  visitSignup({
    props: v.parse(SignupStepperProps, { product: "fagforening+akasse", phone: "70 20 30 40" }),
    texts: { ...(texts as SignupStepperTexts), cardUnion: "Råd fra dag ét; Netværk", cardFund: "Dagpenge efter et år" },
  });
  const card = await screen.findByRole("group", { name: "Fagforening og a‑kasse" });
  await waitFor(() => expect(read(card.textContent)).toContain("828 kr./md."));
  const points = await within(card).findAllByRole("listitem");
  expect(points.map(({ textContent }) => textContent)).toEqual(["Råd fra dag ét", "Netværk", "Dagpenge efter et år"]);
  expect(within(card).getByText("Du kan fortryde i 14 dage.")).toBeTruthy();
  expect(within(card).getByRole("link", { name: "70 20 30 40" }).getAttribute("href")).toBe("tel:70203040");
});

it("shows the monthly price, that of a quarter, and what is left after tax", async () => {
  visitSignup();
  await reachSummary();
  expect(await screen.findByText("828,-")).toBeTruthy();
  expect(screen.getByText("Betales hvert kvartal (2.484 kr)")).toBeTruthy();
  expect(read(screen.getByText(/^Efter skat ca\./).textContent)).toBe("Efter skat ca. 621 kr./md.");
});

it("says why the answers lead to a lower price", async () => {
  server.answer(
    "member/membership-prices",
    Response.json({ ...prices, subscriptionPrices: [...prices.subscriptionPrices, { plan: "spring", price: 99 }] }),
  );
  server.answerByRules();
  visitSignup();
  await choose(/^Fagforening(?! og)/, texts.productQuestion);
  await reachWork();
  await answerRole("Ansat uden ledelsesansvar", "Funktionær");
  await fillJob();
  await press(texts.next);
  await headingOf(texts.summaryTitle);
  const reasons = await screen.findAllByText(/fordi du ikke leder nogen endnu/);
  expect(reasons.map(({ textContent }) => read(textContent))).toEqual([
    "Din pris er 99 kr./md., fordi du ikke leder nogen endnu.",
    "Din pris er 99 kr./md., fordi du ikke leder nogen endnu.",
  ]);
  // The price is the same after another look at an earlier step.
  await press(texts.back);
  await headingOf(texts.workTitle);
  expect(screen.getAllByText(/fordi du ikke leder nogen endnu/).length).toBeGreaterThan(0);
});

const allPlans = {
  ...prices,
  subscriptionPrices: [...prices.subscriptionPrices, { plan: "spring" as const, price: 99 }],
  quarterlySubscriptionPrices: [...prices.quarterlySubscriptionPrices, { plan: "spring" as const, price: 297 }],
};

/** The texts of the card and of the line below the step. */
async function priceTexts() {
  const card = (await screen.findAllByRole("group")).find(({ textContent }) => textContent?.includes("fortryde"));
  const line = document.querySelector(`.${priceLine}`);
  return [card, line].map((element) => read(element?.textContent) ?? "");
}

it.each([
  [
    "Spring's link",
    "spring",
    "fagforening",
    "Ansat med ledelsesansvar",
    undefined,
    /fra 99 kr/i,
    /279 kr/,
    /Spring|fordi/,
  ],
  ["both", "", "fagforening+akasse", "Selvstændig", "Mere end halvdelen", /fra 828 kr/i, /888 kr/, /fordi du ejer/],
  ["the union", "", "fagforening", "Ansat uden ledelsesansvar", "Funktionær", /fra 99 kr/i, /99 kr/, /fordi du ikke/],
] as const)(
  "card and line say the price as soon as an answer decides it, with the reason; from %s",
  async (_, profileType, product, role, then, before, after, reason) => {
    server.answer("member/membership-prices", Response.json(allPlans));
    server.answerByRules();
    const query = new URLSearchParams({ product, ...(profileType && { profileType }) });
    window.history.pushState(null, "", `/indmeldelse?${query}`);
    visitSignup();
    await reachWork();
    for (const said of await priceTexts()) expect(said).toMatch(before);
    await choose(role);
    if (then !== undefined) await choose(then);
    await waitFor(async () => {
      for (const said of await priceTexts()) {
        expect(said).toMatch(after);
        expect(said).toMatch(reason);
        expect(said).not.toMatch(/^Fra|De fleste/);
      }
    });
    const asked = server.bodiesOf("signup/calculate-member-organization");
    // Nothing about the person is sent for a price.
    expect(JSON.stringify(asked)).not.toContain("anna@firma.dk");
  },
);

it("does not ask again for a price that the answer before has decided", async () => {
  server.answerByRules();
  window.history.pushState(null, "", "/indmeldelse?product=fagforening");
  visitSignup();
  await reachWork();
  await choose("Ansat med ledelsesansvar");
  await waitFor(async () => expect((await priceTexts())[1]).toMatch(/^Fagforening 279/));
  const asked = () => server.bodiesOf("signup/calculate-member-organization").length;
  const before = asked();
  await choose("Funktionær");
  await fillJob();
  expect((await priceTexts())[1]).toMatch(/^Fagforening 279/);
  await press(texts.next);
  await headingOf(texts.summaryTitle);
  expect(await screen.findByText("279,-")).toBeTruthy();
  expect(asked()).toBe(before);
});

it("offers the unemployment fund to a person for whom there is no union membership", async () => {
  server.answerByRules();
  window.history.pushState(null, "", "/indmeldelse?product=fagforening");
  visitSignup();
  await reachWork();
  await answerRole("Ledig", "Nej");
  await waitFor(async () => {
    for (const said of await priceTexts()) {
      expect(said).toContain(texts.unionClosed);
      expect(said).not.toContain("279");
    }
  });
  await press(texts.next);
  await headingOf(texts.summaryTitle);
  expect(screen.queryByRole("button", { name: texts.summarySubmit })).toBeNull();
  await press(texts.fundInstead);
  await headingOf(texts.fundTitle);
  await passFund(false);
  await headingOf(texts.summaryTitle);
  expect(await screen.findByText("549,-")).toBeTruthy();
  expect(screen.getByRole("button", { name: texts.summarySubmit })).toBeTruthy();
});

it("the summary has the telephone number in pairs, however it was typed", async () => {
  visitSignup();
  await fillContact();
  await type(texts.contactPhone, "20123456");
  await press(texts.next);
  await headingOf(texts.workTitle);
  await answerRole("Ledig", "Ja");
  await press(texts.next);
  await passFund(false);
  await headingOf(texts.summaryTitle);
  expect(screen.getByText("20 12 34 56")).toBeTruthy();
});

it("has the name of a signed-in person who is no member, and keeps a name that was typed", async () => {
  const user = {
    id: "1",
    memberName: { firstName: "Ida", fullName: "Ida Gæst", initials: "IG" },
    contactInfo: {},
  };
  const visitor = visitSignup({ member: { kind: "visitor", user } });
  const name = () => screen.getByLabelText<HTMLInputElement>(texts.contactName);
  await waitFor(() => expect(name().value).toBe("Ida Gæst"));
  await type(texts.contactName, "Ida Marie Gæst");
  visitor.reload();
  expect(name().value).toBe("Ida Marie Gæst");
});

it("after a cancelled sign-in, the summary says that the sign-up is stored, until an answer is another one", async () => {
  const visitor = visitSignup();
  await reachSummary();
  expect(screen.queryByText(texts.summaryStoredTitle)).toBeNull();
  await press(texts.summarySubmit);
  await headingOf(texts.leavingTitle);
  visitor.reload();
  await headingOf(texts.summaryTitle);
  expect(await screen.findByText(texts.summaryStoredTitle)).toBeTruthy();
  await press(texts.summarySubmit);
  await headingOf(texts.leavingTitle);
  const keys = server.keysOf("signup/create-member-cookie");
  expect(new Set(keys).size).toBe(1);
  visitor.reload();
  await headingOf(texts.summaryTitle);
  await press(/^Ret Om dig/);
  await headingOf(texts.contactTitle);
  await type(texts.contactAddress, "Egevej 3");
  await press(texts.next);
  await headingOf(texts.summaryTitle);
  expect(screen.queryByText(texts.summaryStoredTitle)).toBeNull();
});

it("the last answer about the fund leads on, and no answer is given on the person's behalf", async () => {
  visitSignup();
  await reachWork();
  await answerRole("Ansat med ledelsesansvar", "Funktionær");
  await fillJob();
  await press(texts.next);
  await headingOf(texts.fundTitle);
  expect(screen.getByText(texts.fundLead)).toBeTruthy();
  await choose(texts.fundHoursMore);
  await choose(texts.yes, texts.fundOther);
  const abroad = within(screen.getByRole("radiogroup", { name: texts.fundAbroad }));
  expect(abroad.queryByRole("radio", { checked: true })).toBeNull();
  await choose(texts.no, texts.fundAbroad);
  expect(document.activeElement).toBe(await headingOf(texts.summaryTitle));

  // Answers that are changed afterwards are confirmed by Next.
  await press(texts.back);
  await headingOf(texts.fundTitle);
  expect(screen.queryByText(texts.fundLead)).toBeNull();
  await choose(texts.no, texts.fundOther);
  expect(screen.getByRole("heading", { name: texts.fundTitle })).toBeTruthy();
  await press(texts.next);
  await headingOf(texts.summaryTitle);
});

it("arrow keys select an answer about the fund, and never lead on", async () => {
  visitSignup();
  await reachWork();
  await answerRole("Ledig", "Ja");
  await press(texts.next);
  await headingOf(texts.fundTitle);
  await choose(texts.no, texts.fundOther);
  within(screen.getByRole("radiogroup", { name: texts.fundAbroad }))
    .getByRole("radio", { name: texts.yes })
    .focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("heading", { name: texts.fundTitle })).toBeTruthy();
  await userEvent.keyboard("{Enter}");
  await headingOf(texts.summaryTitle);
});

it("sends one sign-up for a double press, and pushes its events", async () => {
  keepConsent({ statistics: true, marketing: false });
  window.dispatchEvent(new CustomEvent(consentChanged, { detail: { statistics: true, marketing: false } }));
  const page = window as { dataLayer?: Readonly<Record<string, unknown>>[] };
  page.dataLayer = [];
  const visitor = visitSignup();
  await reachSummary();
  const confirm = screen.getByRole("button", { name: texts.summarySubmit });
  await act(async () => {
    fireEvent.click(confirm, { detail: 1 });
    fireEvent.click(confirm, { detail: 2 });
  });
  await headingOf(texts.leavingTitle);
  expect([visitor.wentTo.length, server.keysOf("signup/create-member-cookie").length]).toEqual([1, 1]);
  expect(page.dataLayer.filter(({ event }) => event === "signup_step").map(({ step }) => step)).toEqual([
    "contact details",
    "your work",
    "unemployment fund",
    "summary",
  ]);
  expect(page.dataLayer.at(-1)).toEqual({
    event: "signup_submitted",
    membership: "fagforening+akasse",
    product: "fagforening+akasse",
    profileType: 0,
  });
  expect(document.cookie).toContain("profile-type=0");
});

const noMembership = "Vi fandt ikke et medlemskab, der passer til svarene.";

it.each<[string, string, Response | Error, readonly string[]]>([
  ["the sign-up is refused", "signup/create-member-cookie", refusal(403), [texts.errorText, texts.errorNotStored]],
  [
    "there is no membership for the answers",
    "signup/create-member-cookie",
    refusal(422, { errorKey: "membershipNotFound", reason: noMembership }),
    [noMembership, texts.errorNotStored],
  ],
  ["the server fails", "signup/create-member-cookie", refusal(500), [texts.errorText, texts.errorUnknown]],
  ["a gateway gives up", "signup/create-member-cookie", refusal(504), [texts.errorText, texts.errorUnknown]],
  ["the answer is lost", "signup/create-member-cookie", noConnection(), [texts.errorText, texts.errorUnknown]],
  ["the calculation fails", "signup/calculate-member-organization", refusal(500), [texts.errorText, texts.errorStored]],
  [
    "the answer of the calculation is lost",
    "signup/calculate-member-organization",
    noConnection(),
    [texts.errorText, texts.errorStored],
  ],
  [
    "no membership fits",
    "signup/calculate-member-organization",
    refusal(404, { errorKey: "membershipNotFound", reason: noMembership }),
    [texts.errorText, noMembership, texts.errorStored],
  ],
])("says what is stored if %s, and sends the same sign-up again", async (_, call, answer, outcome) => {
  const visitor = visitSignup();
  await reachSummary();
  server.answer(call, answer);
  await press(texts.summarySubmit);
  const dialog = await screen.findByRole("alertdialog", { name: texts.errorTitle });
  const said = [...dialog.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(said.filter((text) => !text.startsWith("Fejlnummer"))).toEqual(outcome);
  // The space between the paragraphs comes from the gap of their parent.
  expect(dialog.querySelectorAll(`[class="${failure}"] > p`)).toHaveLength(said.length);

  await press(texts.errorClose);
  await press(texts.summarySubmit);
  await headingOf(texts.leavingTitle);
  expect(visitor.wentTo).toHaveLength(1);
  const keys = server.keysOf("signup/create-member-cookie");
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it.each([
  ["akasse", "A‑kasse"],
  ["fagforening+akasse", "Fagforening og a‑kasse"],
])("keeps the product of the last link, %s, over a reload without a change", async (product, name) => {
  const follow = (address: string) => window.history.pushState(null, "", `/indmeldelse?product=${address}`);
  const shown = () => document.querySelector("[name=product]:checked")?.closest("label")?.textContent;
  follow("fagforening");
  const before = visitSignup();
  await type(texts.contactName, "Anna Lind");
  before.unmount();

  follow(product);
  const visitor = visitSignup();
  expect(shown()?.startsWith(`${name} `)).toBe(true);
  visitor.reload();
  expect(shown()?.startsWith(`${name} `)).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(texts.contactName).value).toBe("Anna Lind");

  window.history.pushState(null, "", "/indmeldelse");
  visitor.reload();
  expect(shown()?.startsWith(`${name} `)).toBe(true);
});

it("keeps the product in the address equal to the chosen one, so that a reload shows what was seen", async () => {
  const shown = () => document.querySelector("[name=product]:checked")?.closest("label")?.textContent;
  const named = () => new URLSearchParams(window.location.search).get("product");
  window.history.pushState(null, "", "/indmeldelse?product=fagforening&leadTrigger=cv-tjek");
  const visitor = visitSignup();
  await reachWork();
  await press(texts.back);
  await headingOf(texts.contactTitle);
  await choose(/^A‑kasse/);
  await waitFor(() => expect(named()).toBe("akasse"));
  expect(window.location.search).toContain("leadTrigger=cv-tjek");
  visitor.reload();
  expect(shown()).toContain("A‑kasse ");
  // The address of another link wins over the draft also after a reload.
  window.history.replaceState(window.history.state, "", "/indmeldelse?product=fagforening");
  visitor.reload();
  expect(shown()).toContain("Fagforening ");
  expect(screen.getByLabelText<HTMLInputElement>(texts.contactName).value).toBe("Anna Lind");
});

it("asks who is signed in when the visitor comes back to the tab, and when a member is refused", async () => {
  const refreshMember = vi.fn(async () => undefined);
  visitSignup({ refreshMember });
  await reachSummary();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(refreshMember).toHaveBeenCalledTimes(1);
  server.answer("signup/create-member-cookie", refusal(422, { errorKey: "alreadyMember", reason: "Du er medlem." }));
  await press(texts.summarySubmit);
  await waitFor(() => expect(refreshMember).toHaveBeenCalledTimes(2));
});

it("pushes what was chosen and who it is with the events", async () => {
  keepConsent({ statistics: true, marketing: false });
  const page = window as { dataLayer?: Readonly<Record<string, unknown>>[] };
  page.dataLayer = [];
  window.history.replaceState(null, "", "/indmeldelse?product=fagforening&profileType=spring");
  visitSignup();
  await reachWork();
  await answerRole("Ledig", "Ja");
  await press(texts.back);
  await headingOf(texts.contactTitle);
  const shared = page.dataLayer.map(({ event, step, product, profileType }) => [event, step, product, profileType]);
  expect(shared).toEqual([
    ["signup_step", "contact details", "fagforening", 1],
    ["signup_step", "your work", "fagforening", 1],
    ["signup_back", "your work", "fagforening", 3],
    ["signup_step", "contact details", "fagforening", 3],
  ]);
});

it("has all props and their defaults in the README", () => {
  const readme = `${import.meta.dirname}/../README.md`;
  expect(wronglyDocumentedProps(readme, propsSchema, texts)).toEqual([]);
});
