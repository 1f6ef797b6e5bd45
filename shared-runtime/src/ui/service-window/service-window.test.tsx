import { signal } from "@preact/signals-react";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import type { ServiceWindow as Window } from "../../api/site-settings.ts";
import type { PageSettings } from "../../session/page-settings.ts";
import { defaultServiceTexts } from "../../time/service-texts.ts";
import { ServiceWindow } from "./service-window.tsx";
import { type Activity, useReportActivity } from "./use-activity.ts";

const noon = Date.parse("2026-11-05T11:00:00Z");
const minutes = (count: number) => count * 60_000;
beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => void vi.useRealTimers());

/** A service window from and to minutes after noon. */
const window = (from: number, to: number, rest: Partial<Window> = {}): Window => ({
  from: new Date(noon + minutes(from)).toISOString(),
  to: new Date(noon + minutes(to)).toISOString(),
  message: "CV-tjekket er lukket i nat.",
  showMessage: true,
  functionalityOff: true,
  ...rest,
});
const settingsWith = (...windows: readonly Window[]): PageSettings => ({
  isKnown: true,
  serviceTexts: defaultServiceTexts,
  clock: () => Date.now(),
  serviceWindows: { cvTjek: [...windows] },
  formResponse: { successTitle: "", successButtonText: "", errorTitle: "", errorButtonText: "" },
});
const unknown: PageSettings = { ...settingsWith(), isKnown: false, serviceWindows: {} };

function Tool({ activity }: { readonly activity: Activity }) {
  useReportActivity(activity);
  return <button type="button">Vælg dit CV</button>;
}
const show = (first: PageSettings) => {
  const settings = signal(first);
  const drawn = (activity: Activity) => (
    <ServiceWindow feature="cvTjek" settings={settings}>
      <Tool activity={activity} />
    </ServiceWindow>
  );
  const { rerender, container } = render(drawn("none"));
  return {
    container,
    learn: (next: PageSettings) => act(() => void (settings.value = next)),
    use: (activity: Activity) => rerender(drawn(activity)),
  };
};
const pass = (count: number) => act(() => void vi.advanceTimersByTime(minutes(count)));
const tool = () => screen.queryByRole("button", { name: "Vælg dit CV" });
const announcement = () => screen.getByRole("status").textContent;

it("shows only the tool until the settings are known, and if they never are", () => {
  const { container } = show(unknown);
  expect(container.innerHTML).toBe('<button type="button">Vælg dit CV</button>');
});

it("opens and closes by itself while the page is open, and announces it politely", () => {
  show(settingsWith(window(10, 20)));
  expect([tool() !== null, announcement()]).toEqual([true, ""]);
  pass(10);
  expect(tool()).toBeNull();
  expect(screen.getByText("CV-tjekket er lukket i nat.", { selector: "p" })).toBeTruthy();
  expect(announcement()).toBe("CV-tjekket er lukket i nat.");
  pass(10);
  expect([tool() !== null, announcement()]).toEqual([true, "Nu er det åbent igen."]);
  expect(screen.queryByText("CV-tjekket er lukket i nat.")).toBeNull();
});

it("uses the server's clock", () => {
  const { learn } = show(unknown);
  learn({ ...settingsWith(window(10, 20)), clock: () => Date.now() + minutes(9) });
  pass(0.9);
  expect(tool()).not.toBeNull();
  pass(0.1);
  expect(tool()).toBeNull();
});

it("checks again when a suspended page becomes visible", () => {
  show(settingsWith(window(10, 20)));
  vi.setSystemTime(noon + minutes(15));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(tool()).toBeNull();
});

it("only shows the message if nothing is switched off", () => {
  show(settingsWith(window(-1, 10, { functionalityOff: false, message: "Det kan gå langsomt i dag." })));
  expect([tool() !== null, screen.getAllByText("Det kan gå langsomt i dag.").length]).toEqual([true, 1]);
  pass(10);
  expect([screen.queryByText("Det kan gå langsomt i dag."), announcement()]).toEqual([null, ""]);
});

it.each([
  ["is hidden", { showMessage: false }],
  ["is empty", { message: "" }],
])("says when the tool opens again if the message %s", (_case, rest) => {
  show(settingsWith(window(-1, 10, rest), window(10, 60, rest)));
  expect(screen.getByText("Det er lukket lige nu og åbner igen torsdag den 5. november kl. 13.00.")).toBeTruthy();
});

it("says both sentences of its own in the words of the CMS", () => {
  const serviceTexts = { closedText: "Vi er her igen {tid}.", openAgainText: "Så er vi tilbage." };
  show({ ...settingsWith(window(-1, 10, { message: "" })), serviceTexts });
  expect(screen.getByText("Vi er her igen torsdag den 5. november kl. 12.10.")).toBeTruthy();
  pass(10);
  expect(announcement()).toBe("Så er vi tilbage.");
});

it("shows the messages of all open windows", () => {
  const more = window(0, 5, { message: "Telefonen er også lukket.", functionalityOff: false });
  show(settingsWith(more, window(-1, 10)));
  const messages = screen.getAllByText(/lukket/, { selector: "p" }).map(({ textContent }) => textContent);
  expect(messages).toEqual(["CV-tjekket er lukket i nat.", "Telefonen er også lukket."]);
});

it("lets work that the visitor started finish, with the message above it", () => {
  const { use } = show(settingsWith(window(10, 20)));
  const before = tool();
  use("started");
  pass(11);
  expect(tool()).toBe(before);
  expect(announcement()).toBe("CV-tjekket er lukket i nat.");
  use("none");
  expect(tool()).toBeNull();
});

it("keeps work that a reload restored while the tool was open", () => {
  const open = show(settingsWith(window(10, 20)));
  open.use("restored");
  pass(11);
  expect(tool()).not.toBeNull();
});

it("removes work that a reload restored if the tool turns out to be switched off", () => {
  const { use, learn } = show(unknown);
  use("restored");
  learn(settingsWith(window(-1, 20)));
  expect(tool()).toBeNull();
});

it("keeps work that the visitor started before the tool turned out to be switched off", () => {
  const { use, learn } = show(unknown);
  use("started");
  learn(settingsWith(window(-1, 20)));
  expect(tool()).not.toBeNull();
});

it("moves the focus from the removed tool to the message, and leaves it there when the tool returns", () => {
  const { container } = show(settingsWith(window(10, 20)));
  tool()?.focus();
  pass(10);
  const place = container.firstElementChild;
  expect([document.activeElement, place?.textContent]).toEqual([place, "Bemærk: CV-tjekket er lukket i nat."]);
  pass(10);
  expect(document.activeElement).toBe(place);
});

it("leaves a focus elsewhere on the page unchanged", () => {
  show(settingsWith(window(10, 20)));
  pass(10);
  expect(document.activeElement).toBe(document.body);
});

it("has no axe findings, open or closed", async () => {
  const { container, learn } = show(settingsWith());
  vi.useRealTimers();
  expect(await axeFindings(container)).toEqual([]);
  learn({ ...settingsWith(window(-1, 20)), clock: () => noon });
  expect(await axeFindings(container)).toEqual([]);
});
