import { signal } from "@preact/signals-react";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import type { ServiceWindow as Window } from "../../api/site-settings.ts";
import type { PageSettings } from "../../session/page-settings.ts";
import { ServiceWindow } from "./service-window.tsx";
import { type Activity, useReportActivity } from "./use-activity.ts";

const noon = Date.parse("2026-11-05T11:00:00Z");
const minutes = (count: number) => count * 60_000;
beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => void vi.useRealTimers());

/** A window by minutes from noon. */
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

it("shows the tool and nothing besides until the settings are known, and if they never are", () => {
  const { container } = show(unknown);
  expect(container.innerHTML).toBe('<button type="button">Vælg dit CV</button>');
});

it("opens and closes by itself while the page is open, and says so politely", () => {
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

it("goes by the server's clock", () => {
  const { learn } = show(unknown);
  learn({ ...settingsWith(window(10, 20)), clock: () => Date.now() + minutes(9) });
  pass(0.9);
  expect(tool()).not.toBeNull();
  pass(0.1);
  expect(tool()).toBeNull();
});

it("looks again when a page that slept is seen", () => {
  show(settingsWith(window(10, 20)));
  vi.setSystemTime(noon + minutes(15));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(tool()).toBeNull();
});

it("only tells where nothing is switched off", () => {
  show(settingsWith(window(-1, 10, { functionalityOff: false, message: "Det kan gå langsomt i dag." })));
  expect([tool() !== null, screen.getAllByText("Det kan gå langsomt i dag.").length]).toEqual([true, 1]);
  pass(10);
  expect([screen.queryByText("Det kan gå langsomt i dag."), announcement()]).toEqual([null, ""]);
});

it.each([
  ["is not to be shown", { showMessage: false }],
  ["is empty", { message: "" }],
])("says when it opens again where the message %s", (_case, rest) => {
  show(settingsWith(window(-1, 10, rest), window(10, 60, rest)));
  expect(screen.getByText("Det er lukket lige nu og åbner igen torsdag den 5. november kl. 13.00.")).toBeTruthy();
});

it("shows every message that is open", () => {
  const more = window(0, 5, { message: "Telefonen er også lukket.", functionalityOff: false });
  show(settingsWith(more, window(-1, 10)));
  const messages = screen.getAllByText(/lukket/, { selector: "p" }).map(({ textContent }) => textContent);
  expect(messages).toEqual(["CV-tjekket er lukket i nat.", "Telefonen er også lukket."]);
});

it("lets what the visitor began finish, with the message above it", () => {
  const { use } = show(settingsWith(window(10, 20)));
  const before = tool();
  use("started");
  pass(11);
  expect(tool()).toBe(before);
  expect(announcement()).toBe("CV-tjekket er lukket i nat.");
  use("none");
  expect(tool()).toBeNull();
});

it("lets what a reload brought back be read to the end, but begins nothing with it while switched off", () => {
  const open = show(settingsWith(window(10, 20)));
  open.use("restored");
  pass(11);
  expect(tool()).not.toBeNull();
});

it("takes away what a reload brought back before it was known to be switched off", () => {
  const { use, learn } = show(unknown);
  use("restored");
  learn(settingsWith(window(-1, 20)));
  expect(tool()).toBeNull();
});

it("keeps what was begun before it was known to be switched off", () => {
  const { use, learn } = show(unknown);
  use("started");
  learn(settingsWith(window(-1, 20)));
  expect(tool()).not.toBeNull();
});

it("loses no focus: it goes from the tool to the message, and stays there when the tool is back", () => {
  const { container } = show(settingsWith(window(10, 20)));
  tool()?.focus();
  pass(10);
  const place = container.firstElementChild;
  expect([document.activeElement, place?.textContent]).toEqual([place, "Bemærk: CV-tjekket er lukket i nat."]);
  pass(10);
  expect(document.activeElement).toBe(place);
});

it("takes no focus that was elsewhere", () => {
  show(settingsWith(window(10, 20)));
  pass(10);
  expect(document.activeElement).toBe(document.body);
});

it("has nothing for axe to find, open or closed", async () => {
  const { container, learn } = show(settingsWith());
  vi.useRealTimers();
  expect(await axeFindings(container)).toEqual([]);
  learn({ ...settingsWith(window(-1, 20)), clock: () => noon });
  expect(await axeFindings(container)).toEqual([]);
});
