import type { PageCheck, PageFinding } from "shared-runtime/api/page-check.ts";
import { expect, it } from "vitest";
import type { CheckPage } from "../../../services/page-check/page-check.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { pageCheckPage } from "./page-check-page.ts";

const sound: PageCheck = {
  page: "https://union.example/job",
  editing: "https://union.example/job?widget-editing",
  tools: ["cv-check"],
  findings: [],
  reports: [],
};
const finding = (status: PageFinding["status"]): PageFinding => ({
  key: "any",
  status,
  title: "Titel",
  text: "Tekst.",
});

async function render(result: Awaited<ReturnType<CheckPage>>, side = sound.page) {
  const answer = await pageCheckPage({
    check: async () => result,
    tools: { all: async () => [] },
    host: "https://host.example",
  }).answer({
    given: () => side,
    posted: () => undefined,
    isTooMuch: false,
    onToken: () => undefined,
  });
  const place = document.createElement("div");
  place.innerHTML = await drawSample(answer.main, { path: "/embed/min-side" });
  return { title: answer.title, place, focused: place.querySelector("[autofocus]") };
}

it.each<readonly [findings: readonly PageFinding["status"][], title: string, heading: string]>([
  [[], "Alt ser rigtigt ud", "Alt ser rigtigt ud"],
  [["warn"], "1 ting at rette", "Det virker, men der er noget at rette"],
  [["warn", "warn"], "2 ting at rette", "Det virker, men der er lidt at rette"],
  [["bad", "warn"], "1 fejl", "Der er en fejl på siden"],
  [["bad", "warn", "bad"], "2 fejl", "Der er 2 fejl på siden"],
])("with the findings %s, the title begins with the verdict, which has the focus", async (statuses, first, heading) => {
  const { title, focused } = await render({ ...sound, findings: statuses.map(finding) });
  expect(title).toBe(`${first}: Er det rigtigt på min side?`);
  expect([focused?.textContent, focused?.getAttribute("tabindex")]).toEqual([heading, "-1"]);
});

it("leads to the field whose address is refused, and focuses nothing before an address is sent", async () => {
  const refused = await render({ errorKey: "originNotAllowed", reason: "Den kender vi ikke." });
  expect(refused.title).toBe("Fejl: Er det rigtigt på min side?");
  expect(refused.focused?.id).toBe("side");
  const empty = await render(sound, "");
  expect([empty.title, empty.focused]).toEqual(["Er det rigtigt på min side?", null]);
});

it("has the message to those who run the server in a box to copy", async () => {
  const { place } = await render({ errorKey: "originNotAllowed", reason: "Den kender vi ikke.", message: "Vil du?" });
  expect(place.querySelector("#side-error")?.textContent).toBe("Fejl: Den kender vi ikke.");
  const box = place.querySelector("[data-copies]");
  expect(box?.querySelector("[data-code] code")?.textContent).toBe("Vil du?");
  expect(box?.querySelector("[data-copy]")?.textContent).toBe("Kopiér beskeden");
});

it("says in words and with an icon that nothing is wrong", async () => {
  const { place } = await render(sound);
  expect(place.querySelector("[data-check-result]")?.textContent).toContain("Klaret: Alt er på plads");
});

it("does not say of reported tools that visitors saw them", async () => {
  const reports = [{ widget: "cv-check", wish: "0.1", seenAt: "2026-11-27T12:00:00.000Z" }];
  const { place } = await render({ ...sound, reports });
  const heading = [...place.querySelectorAll("h3")].find(({ textContent }) => textContent?.includes("meldt"));
  expect(heading?.textContent).toBe("Det har besøgendes browsere meldt");
  expect(heading?.parentElement?.textContent).toContain(
    "Browsere har meldt, at siden har de her værktøjer, men ikke, om de blev vist:cv-check, version 0.1: senest 27. november",
  );
});
