import { render, screen, within } from "@testing-library/react";
import type { ReleaseState } from "shared-runtime/api/registry-management.ts";
import { expect, it } from "vitest";
import { ReleasePanel } from "./release-panel.tsx";
import { releaseSentence } from "./release-sentence.ts";

const running: ReleaseState = {
  version: "2.3.0",
  stable: "2.2.0",
  state: "running",
  share: 10,
  startedAt: "2026-11-27T08:00:00.000Z",
  shareSince: "2026-11-27T08:00:00.000Z",
  endedAt: null,
  reason: null,
  worse: null,
  visits: { new: 1_200, stable: 11_880 },
  metrics: [
    { metric: "failed", new: { visits: 1_200, bad: 12 }, stable: { visits: 11_880, bad: 119 } },
    { metric: "ready", new: { visits: 1_190, bad: 300, p75: 640 }, stable: { visits: 11_700, bad: 2_900, p75: 1_655 } },
  ],
  waiting: { why: "visitors", seen: 1_200, needed: 2_000, hours: 5.2 },
};

it("shows the present step, and both versions as a chart with a text and a table", () => {
  render(<ReleasePanel id="fees" release={running} />);
  const panel = within(screen.getByRole("region", { name: "Gradvis udgivelse af 2.3.0" }));
  expect(panel.getAllByRole("listitem").map((step) => [step.textContent, step.getAttribute("aria-current")])).toEqual([
    ["1\u00a0%", null],
    ["10\u00a0%", "step"],
    ["50\u00a0%", null],
    ["100\u00a0%", null],
  ]);
  expect(
    panel.getByRole("img", {
      name: /^Diagram over 2\.3\.0 mod 2\.2\.0\. Blev ikke vist: 1\s% mod 1\s%\. Klar efter: 640\sms mod 1,7\ss\.$/,
    }),
  ).toBeDefined();
  const table = within(panel.getByRole("table", { hidden: true }));
  expect(table.getAllByRole("row", { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    "Målt2.3.02.2.0",
    "Blev ikke vist1\u00a0% af 1.2001\u00a0% af 11.880",
    "Klar efter640\u00a0ms af 1.1901,7\u00a0s af 11.700",
  ]);
});

it("shows no chart before the first visit", () => {
  render(<ReleasePanel id="fees" release={{ ...running, visits: { new: 0, stable: 0 } }} />);
  expect(screen.queryByRole("img")).toBeNull();
});

it("says where the release is, why, and what comes next", () => {
  const sentence = (changed: Partial<ReleaseState>) =>
    releaseSentence({ ...running, ...changed }).replaceAll("\u00a0", " ");
  expect(sentence({})).toBe(
    "10 % af de besøgende får 2.3.0. Trinnet kræver 2.000 besøgende, og 1.200 har indlæst den. I dagens tempo mangler der 6 timer.",
  );
  expect(sentence({ waiting: { why: "visitors", seen: 0, needed: 200, hours: null } })).toContain(
    "Ingen har indlæst den endnu.",
  );
  expect(sentence({ waiting: { why: "time", hours: 0.01 } })).toContain("Næste trin kommer om 1 minut.");
  expect(sentence({ waiting: { why: "mismatch", seen: 900, expected: 210 } })).toContain(
    "900 besøg har meldt den, og 210 af alle er 10 %",
  );
  expect(sentence({ waiting: null })).toContain("Om et øjeblik afgøres det, om den går videre.");
  expect(sentence({ state: "held" })).toBe("10 % af de besøgende får 2.3.0. En medarbejder holder den på det trin.");
  expect(sentence({ state: "done" })).toBe("Den var ikke dårligere end 2.2.0, og alle fik 2.3.0.");
  expect(sentence({ state: "stopped", worse: "ready" })).toBe(
    "Den blev stoppet ved 10 % og taget af, og alle får 2.2.0 igen. Klar efter: 640 ms med 2.3.0 mod 1,7 s med 2.2.0 i samme tid.",
  );
  expect(sentence({ state: "stopped" })).toContain("For mange indlæsninger mislykkedes.");
  expect(sentence({ state: "ended" })).toContain("før alle trin var nået");
});
