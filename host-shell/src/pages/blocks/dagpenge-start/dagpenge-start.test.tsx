import { readFile } from "node:fs/promises";
import { join } from "node:path";
import axe from "axe-core";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { GlobalSettings } from "../../content/global-settings.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSettings } from "../../testing/sample-settings.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { DagpengeRules } from "./rules/dagpenge-rules.ts";

const file = join(import.meta.dirname, "../../../../content/lederkredsen-a-kasse/items/dagpenge.json");
const dagpenge = v.parse(DagpengeRules, JSON.parse(await readFile(file, "utf8")));
const settings = v.parse(GlobalSettings, { ...sampleSettings, contact: { phone: { value: "70 20 30 40" } } });
const site = { ...sampleSite, settings, dagpenge };
const now = Date.parse("2026-11-28T11:00:00Z");
const fields = {
  title: { value: "Hvornår kan du få dagpenge?" },
  joinLink: { value: { href: "/indmeldelse", text: "Bliv medlem" } },
};

beforeAll(() => {
  document.title = "Prøve";
  document.documentElement.lang = "da";
});

async function draw(query: Readonly<Record<string, string>> = {}, more: Parameters<typeof drawSample>[1] = {}) {
  const html = await drawSample([{ uid: "d", componentName: "DagpengeStart", fields }], {
    site,
    now,
    path: "/a-kasse/beregn",
    query: new URLSearchParams(query),
    ...more,
  });
  document.body.innerHTML = `<main><h1>Prøve</h1>${html}</main>`;
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? undefined;
  return { html, text, answer: document.getElementById("d-svar"), form: document.querySelector("form") };
}

const dismissed = { situation: "opsagt", slut: "2027-05-31", medlem: "ja", beregn: "ja" };
const member = { siden: "2020-01-01", loen: "45.000", maaneder: "36" };

it("is a form that sends the answers in the address and leads to the answer", async () => {
  const { form, answer } = await draw();
  expect([form?.getAttribute("action"), form?.method, form?.noValidate]).toEqual([
    "/a-kasse/beregn#d-svar",
    "get",
    true,
  ]);
  expect(answer).toBeNull();
  expect([...document.querySelectorAll("legend")].map(({ textContent }) => textContent)).toEqual([
    "Hvor er du nu?",
    "Er du medlem af en a‑kasse?",
  ]);
  const labelled = [...document.querySelectorAll("input")].map(({ labels }) => labels?.length);
  expect(new Set(labelled)).toEqual(new Set([1]));
});

it("tells a dismissed member the day, the amount and that it is guidance, before the form", async () => {
  const { answer, form, text } = await draw({ ...dismissed, ...member });
  expect(text("#d-svar h3")).toBe("Fra tirsdag den 1. juni 2027");
  expect(text("#d-svar dl")?.replaceAll("\u00a0", " ")).toBe(
    "Dagpenge om månedenCirka 22.041 kr. før skat, som er højeste satsDe første 3 månederOp til 26.198 kr., hvis du kan få beskæftigelsestillæg",
  );
  expect(answer?.textContent).toContain("Beregningen er vejledende");
  expect(answer?.textContent).toContain("Satser for 2026");
  expect(answer?.textContent).toContain("Lov om arbejdsløshedsforsikring § 53, stk. 1");
  expect(answer && form && answer.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(answer?.tabIndex).toBe(-1);
});

it("advises a person without a job who is not a member against joining, with the number, and without a link to join", async () => {
  const { answer, text } = await draw({ situation: "opsagt", slut: "2026-10-31", medlem: "nej" });
  expect(text("#d-svar h3")).toBe("Det kan ikke betale sig endnu");
  expect(answer?.textContent).toContain("Tidligst onsdag den 1. december 2027");
  expect(answer?.textContent).toContain("Ring, før du melder dig ind: 70 20 30 40.");
  expect([...(answer?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual(["tel:70203040"]);
});

it("leads a person in a job to the sign-up", async () => {
  const { answer } = await draw({ situation: "job", medlem: "nej" });
  expect(answer?.querySelector("a[href='/indmeldelse']")?.textContent).toBe("Bliv medlem");
});

it("keeps the answers in the form, so that one of them can be changed", async () => {
  await draw({ ...dismissed, ...member, slut: "31.05.2027", foer: "ja" });
  const { situation, slut, medlem, siden, loen, maaneder, foer } = Object.fromEntries(
    new FormData(document.querySelector("form")!),
  );
  expect({ situation, slut, medlem, siden, loen, maaneder, foer }).toEqual({
    situation: "opsagt",
    slut: "2027-05-31",
    medlem: "ja",
    ...member,
    foer: "ja",
  });
});

it("names each error at its field and above the form, with a link to the control", async () => {
  const { answer } = await draw({ ...dismissed, siden: "2030-01-01", loen: "<b>" });
  const links = [...(answer?.querySelectorAll("a") ?? [])];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Datoen er ikke kommet endnu. Er du ikke medlem i dag, så svar nej.",
    "Skriv din løn om måneden før skat i hele kroner, fx 45.000",
    "Skriv et helt tal fra 0 til 36",
  ]);
  const controls = links.map((link) => document.querySelector<HTMLInputElement>(link.getAttribute("href") ?? ""));
  expect(controls.map((control) => [control?.name, control?.getAttribute("aria-invalid")])).toEqual([
    ["siden", "true"],
    ["loen", "true"],
    ["maaneder", "true"],
  ]);
  const described = controls[2]?.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent).join(" ")).toContain(
    "Fejl: Skriv et helt tal fra 0 til 36",
  );
});

it("leads from an error about a choice to its first option", async () => {
  const { answer } = await draw({ beregn: "ja" });
  const links = [...(answer?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["#d-situation-job", "#d-medlem-ja"]);
  expect(links.every((link) => document.querySelector(link ?? "") instanceof HTMLInputElement)).toBe(true);
});

it("writes nothing of the address into the page as markup", async () => {
  const { html } = await draw({ ...dismissed, ...member, loen: '"><script>alert(1)</script>' });
  expect(html).not.toContain("<script>");
});

it.each([
  ["without answers", {}],
  ["with errors", { beregn: "ja" }],
  ["with a day", { ...dismissed, ...member }],
  ["with advice against joining", { situation: "selv", slut: "2026-10-31", medlem: "nej" }],
  ["for a person who has finished an education", { situation: "uddannet", faerdig: "2026-11-20", medlem: "nej" }],
])("has no axe violations %s", async (_, query) => {
  await draw(query);
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});

it("tells editors of a site without rules why it is not shown, and shows visitors nothing", async () => {
  const without = { site: { ...site, dagpenge: undefined } };
  expect((await draw({}, without)).html).toBe("");
  expect((await draw({}, { ...without, editing: true })).html).toContain("items/dagpenge.json");
});
