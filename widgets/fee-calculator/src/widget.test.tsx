import { act, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { toJsonSchema } from "@valibot/to-json-schema";
import { renderToStaticMarkup } from "react-dom/server";
import { wronglyDocumentedProps } from "shared-runtime/testing/documented-props.ts";
import { forgetConsent } from "shared-runtime/testing/forget-consent.ts";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { showAllScreens } from "shared-runtime/testing/show-all-screens.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { firstFrame, mount, propsSchema, texts } from "./widget.tsx";

const ours = { id: "os", name: "Os", priceUnionYearly: 3348, priceUnemploymentYearly: 6588 };
const organisations = [
  { id: "dyr", name: "Dyrforeningen", priceUnionYearly: 4668, priceUnemploymentYearly: 6732 },
  { id: "billig", name: "Billigforeningen", priceUnionYearly: 3120, priceUnemploymentYearly: 6588 },
  { id: "nul", name: "Nulforeningen", priceUnionYearly: 3120, priceUnemploymentYearly: 0 },
  ours,
];

let container: HTMLElement;
let answers: (() => Response)[];
let asked: string[];
const answer = () => Response.json({ ours, organisations });
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/page-session/2"));
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/tracking/1"));
  window.history.replaceState(null, "", "/pris?utm_source=mail#beregner");
  answers = [];
  asked = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (pathname === "/api/session") return Response.json({});
    asked.push(pathname);
    return (answers.shift() ?? answer)();
  });
  container = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  container.remove();
  vi.unstubAllGlobals();
});

const start = (attributes: Readonly<Record<string, string>> = {}, editing = false) => {
  const host = {
    element: container,
    apiUrl: "https://vaert.example/api/",
    editing,
    onCrash: (error: unknown) => {
      throw error;
    },
  };
  let unmount = () => {};
  act(() => {
    ({ unmount } = mount(container, { attributes, json: undefined }, host));
  });
  return { unmount: () => act(unmount), seen: within(container) };
};

const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");
const press = (seen: ReturnType<typeof within>) =>
  userEvent.click(seen.getByRole("button", { name: "Sammenlign prisen" }));

async function compare(
  organisation: string,
  type: string | RegExp = "Fagforening og a‑kasse",
  attributes: Readonly<Record<string, string>> = {},
) {
  const { seen, unmount } = start(attributes);
  await seen.findByRole("option", { name: organisation });
  await userEvent.selectOptions(seen.getByRole("combobox"), organisation);
  await userEvent.click(seen.getByRole("radio", { name: type }));
  await press(seen);
  return { seen, unmount };
}

it("shows the same as its first frame while the prices are loaded, so that nothing moves", () => {
  container.innerHTML = renderToStaticMarkup(firstFrame(texts));
  const shown = () =>
    [...container.querySelectorAll("h2, p, button, option, label, input")].map(
      ({ tagName, className, textContent }) => ({
        tagName,
        className,
        textContent,
      }),
    );
  container.querySelector("noscript")?.remove();
  const before = shown();
  expect(before.length).toBe(11);
  start();
  container.querySelector("noscript")?.remove();
  expect(shown()).toEqual(before);
});

it("asks for an organisation and a type before it compares", async () => {
  const { seen } = start();
  await seen.findByRole("option", { name: "Vælg en organisation" });
  await press(seen);
  const summary = await seen.findByRole("group", { name: "Ret dette, før du går videre" });
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Vælg en organisation", "Vælg medlemstype"]);
  expect(document.activeElement).toBe(summary);
  expect(await axeFindings(container)).toEqual([]);
});

it("shows the saving, both prices in a table, and the address to share", async () => {
  const { seen } = await compare("Dyrforeningen");
  const title = seen.getByRole("heading", { level: 2 });
  expect([plain(title.textContent), document.activeElement]).toEqual(["Du sparer 122 kr. om måneden", title]);
  expect(plain(container.textContent)).toContain(
    "Det tilsvarende medlemskab koster 828 kr. om måneden hos Os. Over et år sparer du 1.464 kr.",
  );
  const table = within(seen.getByRole("table", { name: "Pris om måneden" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Organisation",
    "I alt",
    "Fagforening",
    "A‑kasse",
  ]);
  const cells = (name: string) =>
    within(table.getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map(({ textContent }) => plain(textContent)?.trim());
  expect(cells("Dyrforeningen")).toEqual(["950 kr.", "Fagforening 389 kr.", "A‑kasse 561 kr."]);
  expect(cells("Os")).toEqual(["828 kr. 122 kr. mindre", "Fagforening 279 kr.", "A‑kasse 549 kr."]);
  expect(window.location.href).toMatch(/\/pris\?utm_source=mail&organisation=dyr&medlemstype=priceUnemploymentYearly$/);
  expect(seen.getByRole("link", { name: "Bliv medlem" }).getAttribute("href")).toBe(
    "https://vaert.example/indmeldelse?product=fagforening%2Bakasse",
  );
  expect(await axeFindings(container)).toEqual([]);
});

it("says that ours is dearer, and what is in it", async () => {
  const { seen } = await compare("Billigforeningen");
  expect(plain(seen.getByRole("heading", { level: 2 }).textContent)).toBe("Vi er 19 kr. dyrere om måneden");
  expect(plain(container.textContent)).toContain("Over et år er forskellen 228 kr.");
  expect(container.textContent).not.toMatch(/sparer|-\d/);
  const list = within(seen.getByRole("list", { name: "Det er med i prisen hos Os" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    ...texts.includedUnion.split("; "),
    ...texts.includedUnemployment.split("; "),
  ]);
});

it("says so if the visitor chose ours", async () => {
  const { seen } = await compare("Os");
  expect(seen.getByRole("heading", { level: 2 }).textContent).toBe("Du er her allerede");
  expect([seen.queryByRole("table"), seen.queryByRole("link")]).toEqual([null, null]);
});

it.each([
  ["Nulforeningen", "Fagforening og a‑kasse", "a‑kassen", "Hos Os koster det samme 828 kr.", 1],
  ["Dyrforeningen", "Fagforening, a‑kasse og efterløn", "efterlønnen", "og vi gætter ikke.", 0],
])(
  "makes no comparison with %s for %s, whose price is 0 or missing",
  async (organisation, type, part, sentence, orders) => {
    const { seen } = await compare(organisation, type, { contactHref: "#ring-til-mig" });
    expect(seen.getByRole("heading", { level: 2 }).textContent).toBe("Vi kan ikke sammenligne priserne");
    expect(container.textContent).toContain(`Vi ved ikke, hvad ${part} koster hos ${organisation}`);
    expect(seen.queryByRole("table")).toBeNull();
    expect(plain(container.textContent)).toContain(sentence);
    expect(seen.queryAllByRole("link", { name: "Bliv medlem" })).toHaveLength(orders);
    expect(seen.getByRole("link", { name: "Bed os ringe til dig" }).getAttribute("href")).toBe("#ring-til-mig");
    expect(await axeFindings(container)).toEqual([]);
  },
);

it("says what is signed up for if the sign-up has a part less", async () => {
  answers = [
    () =>
      Response.json({
        ours: { ...ours, priceEarlyRetirementYearly: 6084 },
        organisations: [{ ...organisations[0], priceEarlyRetirementYearly: 6084 }],
      }),
  ];
  await compare("Dyrforeningen", "Fagforening, a‑kasse og efterløn");
  expect(plain(container.textContent)).toContain(
    "Du melder dig ind i fagforening og a‑kasse til 828 kr. om måneden. Efterlønnen til 507 kr. aftaler du med os bagefter.",
  );
});

it("has a history entry for a result: Back shows the form with what was chosen, and Forward the result", async () => {
  const { seen } = await compare("Dyrforeningen");
  act(() => window.history.back());
  await seen.findByRole("heading", { name: "Hvad betaler du i dag?" });
  expect(window.location.search).toBe("?utm_source=mail");
  expect(seen.getByRole<HTMLSelectElement>("combobox").value).toBe("dyr");
  act(() => window.history.forward());
  await seen.findByRole("heading", { name: /Du sparer/ });
  expect(window.location.search).toContain("organisation=dyr");
});

it("waits for the organisations if it is sent before they are there, and blames nobody", async () => {
  const arrived = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", async (input: string | URL | Request) =>
    String(input instanceof Request ? input.url : input).endsWith("/session") ? Response.json({}) : arrived.promise,
  );
  const { seen } = start();
  await press(seen);
  const summary = await seen.findByRole("group", { name: "Ret dette, før du går videre" });
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Vælg medlemstype"]);
  await userEvent.click(seen.getByRole("radio", { name: "Fagforening" }));
  await press(seen);
  expect(seen.getByText("Henter organisationerne …", { selector: "[role=status]" })).toBeDefined();
  expect(seen.getByRole("button", { name: "Henter organisationerne …" }).getAttribute("aria-busy")).toBe("true");
  expect(seen.queryByText("Vælg en organisation")).toBeNull();
  arrived.resolve(answer());
  await seen.findByText("Vælg en organisation", { selector: "[role=status]" });
  expect(seen.getByRole("option", { name: "Dyrforeningen" })).toBeDefined();
  expect(seen.queryByRole("group", { name: "Ret dette, før du går videre" })).toBeNull();
});

it("clears the result and its address, and keeps what was chosen for the next calculation", async () => {
  const { seen } = await compare("Dyrforeningen");
  await userEvent.click(seen.getByRole("button", { name: "Beregn igen" }));
  expect(document.activeElement).toBe(seen.getByRole("heading", { name: "Hvad betaler du i dag?" }));
  expect(seen.queryByRole("table")).toBeNull();
  expect(window.location.href).toMatch(/\/pris\?utm_source=mail$/);
  expect(seen.getByRole<HTMLSelectElement>("combobox").value).toBe("dyr");
  await press(seen);
  expect(seen.getByRole("table")).toBeDefined();
});

it("begins with the result of a shared address, and leaves the focus where it is", async () => {
  window.history.replaceState(null, "", "/pris?organisation=dyr&medlemstype=priceUnionYearly");
  const { seen } = start();
  expect(plain((await seen.findByRole("heading", { name: /Du sparer/ })).textContent)).toBe(
    "Du sparer 110 kr. om måneden",
  );
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(seen.getByRole("button", { name: "Beregn igen" }));
  expect(seen.getByRole<HTMLSelectElement>("combobox").value).toBe("dyr");
  expect(seen.getByRole<HTMLInputElement>("radio", { name: "Fagforening" }).checked).toBe(true);
});

it("drops the result of a shared address for who chooses while the prices are loaded", async () => {
  const arrived = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", async (input: string | URL | Request) =>
    String(input instanceof Request ? input.url : input).endsWith("/session") ? Response.json({}) : arrived.promise,
  );
  window.history.replaceState(null, "", "/pris?organisation=dyr&medlemstype=priceUnionYearly");
  const { seen } = start();
  await userEvent.click(seen.getByRole("radio", { name: "Fagforening og a‑kasse" }));
  arrived.resolve(answer());
  await seen.findByRole("option", { name: "Dyrforeningen" });
  expect(seen.queryByRole("table")).toBeNull();
  expect(seen.getByRole<HTMLInputElement>("radio", { name: "Fagforening og a‑kasse" }).checked).toBe(true);
});

it.each([
  "?organisation=findes-ikke&medlemstype=priceUnionYearly",
  "?organisation=dyr&medlemstype=gratis",
  "?organisation=%3Cimg%20src%3Dx%3E&medlemstype=priceUnionYearly",
])("ignores the tampered address %s and works", async (query) => {
  window.history.replaceState(null, "", `/pris${query}`);
  const { seen } = await compare("Billigforeningen", "Fagforening");
  expect(plain(seen.getByRole("heading", { level: 2 }).textContent)).toBe("Vi er 19 kr. dyrere om måneden");
  expect(window.location.search).toBe("?organisation=billig&medlemstype=priceUnionYearly");
});

it.each([
  ["copied", async () => undefined, "Linket er kopieret."],
  ["refused", () => Promise.reject(new Error("not allowed")), texts.shareFailed],
])("says whether the link was copied: %s", async (_, writeText, sentence) => {
  const { seen } = await compare("Dyrforeningen");
  const written: string[] = [];
  vi.stubGlobal("navigator", {
    clipboard: { writeText: (text: string) => (written.push(text), writeText()) },
  });
  act(() => seen.getByRole("button", { name: "Kopiér link til resultatet" }).click());
  await seen.findByText(sentence);
  expect(written).toEqual([window.location.href]);
});

it("copies its own result though another calculator has the address, with a fragment that leads to it", async () => {
  const place = document.body.appendChild(document.createElement("section"));
  place.id = "beregner-2";
  place.append(container);
  const { seen } = await compare("Dyrforeningen");
  window.history.replaceState(window.history.state, "", "/pris?organisation=billig&medlemstype=priceUnionYearly");
  const written: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void written.push(text) } });
  act(() => seen.getByRole("button", { name: "Kopiér link til resultatet" }).click());
  await seen.findByText("Linket er kopieret.");
  expect(written.map((address) => address.replace(window.location.origin, ""))).toEqual([
    "/pris?organisation=dyr&medlemstype=priceUnemploymentYearly#beregner-2",
  ]);
  place.remove();
});

it("says that the prices could not be loaded, and loads them again", { timeout: 15_000 }, async () => {
  answers = [() => Response.json({}, { status: 500 })];
  const { seen } = start();
  await seen.findByRole("heading", { name: "Vi kunne ikke hente priserne" });
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(seen.getByRole("button", { name: "Prøv igen" }));
  expect(document.activeElement).not.toBe(document.body);
  await seen.findByRole("option", { name: "Dyrforeningen" });
  expect(document.activeElement).toBe(seen.getByRole("heading", { name: "Hvad betaler du i dag?" }));
});

it("says that there is nothing to compare with if the content has no organisation", async () => {
  answers = [() => Response.json({ organisations: [] })];
  const { seen } = start();
  expect((await seen.findByRole("heading", { name: texts.emptyTitle })).textContent).toBe(texts.emptyTitle);
  expect(seen.queryByRole("button")).toBeNull();
});

it("treats an answer with 51 organisations as a failure", async () => {
  const many = Array.from({ length: 51 }, (_, place) => ({ id: `o-${place}`, name: `O ${place}` }));
  answers = [() => Response.json({ ours, organisations: many })];
  const { seen } = start();
  expect(await seen.findByRole("heading", { name: texts.failedTitle })).toBeDefined();
});

it("tracks each calculation of the visitor, and none of a shared address", async () => {
  forgetConsent();
  document.cookie = `cookie-consent=1.${Math.floor(Date.now() / 1000)}.10; Path=/`;
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer = [];
  window.history.replaceState(null, "", "/pris?organisation=dyr&medlemstype=priceUnionYearly");
  const { seen } = start();
  await seen.findByRole("heading", { name: /Du sparer/ });
  expect(page.dataLayer).toEqual([]);
  await userEvent.click(seen.getByRole("button", { name: "Beregn igen" }));
  await press(seen);
  expect(page.dataLayer).toEqual([{ event: "fee_calculated", memberType: "priceUnionYearly", outcome: "cheaper" }]);
  forgetConsent();
});

it("shows an editor every screen, without a request", async () => {
  const { seen } = start({ title: "Hvad koster det?" }, true);
  await showAllScreens(container);
  expect(seen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => plain(textContent))).toEqual([
    "Hvad koster det?",
    "Hvad koster det? (med fejl)",
    "Du sparer 122 kr. om måneden",
    "Vi er 19 kr. dyrere om måneden",
    texts.sameTitle,
    texts.unknownTitle,
    texts.ownTitle,
    texts.failedTitle,
    texts.emptyTitle,
  ]);
  // Without parts of sentences, which occur only within the sample's sentences.
  const wholes = Object.entries(texts).filter(([key, one]) => !key.startsWith("thePart") && !/[{;]/.test(one));
  const unseen = wholes.filter(([key, one]) => key !== "title" && !container.textContent.includes(one));
  expect(unseen).toEqual([]);
  expect(asked).toEqual([]);
  expect(await axeFindings(container)).toEqual([]);
});

it("shows an editor the words for visitors without JavaScript on a screen of their own", async () => {
  const { seen } = start({}, true);
  const list = seen.getByRole("combobox", { name: "Skærmbillede" });
  await userEvent.selectOptions(list, "Beregneren med fejl");
  expect(container.textContent).not.toContain(texts.noScriptText);
  await userEvent.selectOptions(list, "Uden JavaScript");
  expect(container.textContent).toContain(texts.noScriptText);
});

it("describes all its props for the registry", () => {
  const { properties } = toJsonSchema(propsSchema, { typeMode: "input", errorMode: "ignore" });
  expect(Object.keys(properties ?? {}).toSorted()).toEqual(
    ["contactHref", "joinHref", ...Object.keys(texts)].toSorted(),
  );
});

it("empties its container when the page removes it", async () => {
  const { unmount } = await compare("Dyrforeningen");
  unmount();
  expect(container.childNodes.length).toBe(0);
});

it("has all props and their defaults in the README", () => {
  const readme = `${import.meta.dirname}/../README.md`;
  expect(wronglyDocumentedProps(readme, propsSchema, texts)).toEqual([]);
});
