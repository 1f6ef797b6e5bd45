import type { ReleaseState } from "shared-runtime/api/registry-management.ts";
import { danishNumber } from "shared-runtime/text/danish-number.ts";
import { danish } from "./danish-format.ts";

type ComparedMetric = ReleaseState["metrics"][number];

export const metricNames: Readonly<Record<ComparedMetric["metric"], string>> = {
  failed: "Blev ikke vist",
  crashed: "Gik ned bagefter",
  calls: "Kald mislykkedes",
  ready: "Klar efter",
  delay: "Reagerede efter",
};

/** The share of bad visits, or the time that three quarters of the visits do not exceed. A dash without visits. */
export function valueOf(metric: ComparedMetric["metric"], { visits, bad, p75 }: ComparedMetric["new"]): string {
  if (metric === "ready" || metric === "delay") {
    return p75 === undefined ? "–" : danish.loadTime({ mounted: 1, failed: 0, milliseconds: p75 });
  }
  return danish.failureShare({ mounted: visits - bad, failed: bad, milliseconds: 0 });
}

/** The state of a release, the reason for the state, and the next step. */
export function releaseSentence(release: ReleaseState): string {
  const { version, stable, state, share, waiting } = release;
  const reach = `${danishNumber(share)} % af de besøgende får ${version}.`;
  switch (state) {
    case "running":
      return `${reach} ${waitingSentence(share, waiting)}`;
    case "held":
      return `${reach} En medarbejder holder den på det trin.`;
    case "done":
      return `Den var ikke dårligere end ${stable}, og alle fik ${version}.`;
    case "stopped":
      return `Den blev stoppet ved ${danishNumber(share)} % og taget af, og alle får ${stable} igen. ${whyWorse(release)}`.trim();
    case "ended":
      return `Den sluttede ved ${danishNumber(share)} %, før alle trin var nået. Historikken viser, hvad der skete.`;
  }
}

function whyWorse({ version, stable, metrics, worse }: ReleaseState): string {
  const found = metrics.find(({ metric }) => metric === worse);
  if (!found) return "For mange indlæsninger mislykkedes.";
  const { metric } = found;
  return `${metricNames[metric]}: ${valueOf(metric, found.new)} med ${version} mod ${valueOf(metric, found.stable)} med ${stable} i samme tid.`;
}

function waitingSentence(share: number, waiting: ReleaseState["waiting"]): string {
  switch (waiting?.why) {
    case "visitors": {
      const { seen, needed, hours } = waiting;
      const pace = hours === null ? "Ingen har indlæst den endnu." : `I dagens tempo mangler der ${duration(hours)}.`;
      return `Trinnet kræver ${danishNumber(needed)} besøgende, og ${danishNumber(seen)} har indlæst den. ${pace}`;
    }
    case "time":
      return `Nok besøgende har indlæst den. Næste trin kommer om ${duration(waiting.hours)}.`;
    case "mismatch":
      return `Den bliver på trinnet, for rapporterne passer ikke: ${danishNumber(waiting.seen)} besøg har meldt den, og ${danishNumber(waiting.expected)} af alle er ${danishNumber(share)} %. Enten mangler nogle, eller også er nogle falske.`;
    case "held":
    case undefined:
      return "Om et øjeblik afgøres det, om den går videre.";
  }
}

/** 0.4 -> "24 minutter", 30 -> "30 timer", 60 -> "3 dage" */
function duration(hours: number): string {
  if (hours < 1) return counted(Math.ceil(hours * 60), "minut", "minutter");
  return hours < 48 ? counted(Math.ceil(hours), "time", "timer") : counted(Math.ceil(hours / 24), "dag", "dage");
}

function counted(count: number, one: string, more: string): string {
  return `${danishNumber(count)} ${count === 1 ? one : more}`;
}
