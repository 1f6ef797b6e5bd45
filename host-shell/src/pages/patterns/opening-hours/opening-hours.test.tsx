import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { openingStateAt, type OpenWeek } from "../../../services/site-settings/opening-hours.ts";
import { serviceWindowsAt } from "../../../services/site-settings/service-windows.ts";
import type { PageView } from "../../block/prepared-block.ts";
import { prepareBlocks } from "../../block/prepare-block.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { keepOpeningHours } from "./opening-hours.enhance.ts";
import { OpeningHours, opensSentence } from "./opening-hours.tsx";

const closed = { opening: 0, closing: 0 };
const workday = { opening: 8 * 60, closing: 16 * 60 };
const week: OpenWeek = [workday, workday, workday, workday, { opening: 8 * 60 + 30, closing: 15 * 60 }, closed, closed];

const settings = { serviceMessages: {}, openingHours: week } as unknown as Parameters<typeof serviceWindowsAt>[0];

function drawnAt(time: string): HTMLElement {
  const telephone = { week, ...openingStateAt(week, Date.parse(time)) };
  document.body.innerHTML = renderToStaticMarkup(
    <OpeningHours {...telephone} callMeLink={{ href: "/ring", text: "Bed os ringe til dig" }} />,
  );
  return document.body;
}

afterEach(() => {
  vi.useRealTimers();
});

// 27 November 2026 is a Friday.
test.each([
  ["on a Thursday evening", "2026-11-26T20:00:00Z", "Åbner fredag kl.\u00a08.30"],
  ["on a Friday evening", "2026-11-27T20:00:00Z", "Åbner mandag kl.\u00a08.00"],
  ["in the weekend in which summer time begins", "2026-03-28T20:00:00Z", "Åbner mandag kl.\u00a08.00"],
  ["in the weekend in which summer time ends", "2026-10-24T20:00:00Z", "Åbner mandag kl.\u00a08.00"],
])("%s, visitors read when the telephone opens, and can ask for a call", (_case, time, sentence) => {
  const page = drawnAt(time);
  expect(page.querySelector("[data-open='false']")?.textContent).toContain(`Lukket nu. ${sentence}`);
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/ring");
});

test("a time of the day has no leading zero and two digits of minutes", () => {
  expect(opensSentence(Date.parse("2026-11-29T23:05:00Z"))).toBe("Åbner mandag kl.\u00a00.05");
});

test("a page that stays open shows the next opening after the telephone has closed, until it has opened", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-26T14:59:30Z") });
  const state = drawnAt("2026-11-26T14:59:30Z").querySelector<HTMLElement>("[data-open]");
  const stop = keepOpeningHours(document);
  expect(state?.dataset["open"]).toBe("true");
  vi.advanceTimersByTime(60_000);
  expect(state?.dataset["open"]).toBe("false");
  expect(state?.textContent).toContain("Åbner fredag kl.\u00a08.30");
  vi.setSystemTime(Date.parse("2026-11-27T07:30:00Z"));
  vi.advanceTimersByTime(60_000);
  expect(state?.dataset["open"]).toBe("true");
  expect(state?.textContent).not.toContain("Åbner");
  stop();
});

test("a copy of the page in memory lasts until the telephone opens", () => {
  const page = { site: sampleSite, template: "ContentPage", data: {}, editing: false };
  const [prepared] = prepareBlocks(
    [{ uid: "a", componentName: "HelpCard", fields: { title: { value: "Ring" } } }],
    page,
  );
  const now = Date.parse("2026-11-27T20:00:00Z");
  const service = serviceWindowsAt(settings, now);
  expect(prepared?.kind === "sound" && prepared.changesAt({ service, now } as PageView)).toBe(
    Date.parse("2026-11-30T07:00:00Z"),
  );
});
