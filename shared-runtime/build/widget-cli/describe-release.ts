import type { ReleaseAnswer, ReleaseState } from "shared-runtime/api/registry-management.ts";

const metricNames: Readonly<Record<ReleaseState["metrics"][number]["metric"], string>> = {
  failed: "did not mount",
  crashed: "crashed later",
  calls: "had a failed call",
  ready: "slow to be ready",
  delay: "slow to react",
};

/** The state of a gradual release, in sentences, and what it is judged by. */
export function describeRelease({ name, release }: ReleaseAnswer): string {
  const { version, stable, visits } = release;
  const width = Math.max(18, version.length + 2);
  const head = `  ${"of the visits".padEnd(20)}${version.padEnd(width)}${stable}`;
  const lines = release.metrics.map(
    ({ metric, new: fresh, stable: others }) =>
      `  ${metricNames[metric].padEnd(20)}${figure(fresh).padEnd(width)}${figure(others)}`,
  );
  return [
    `${name} ${version}: ${sentenceOf(name, release)}`,
    "",
    `Compared by ${visits.new} visits with ${version} and ${visits.stable} with ${stable} at the same time:`,
    head,
    ...lines,
  ].join("\n");
}

/** One line for the list of widgets. */
export function releaseLine(release: ReleaseState): string {
  const state = release.state === "held" ? "held" : "under way";
  return `  release  ${release.version} is ${state}, at ${release.share} % of visitors`;
}

function sentenceOf(name: string, { stable, state, share, reason, waiting }: ReleaseState): string {
  switch (state) {
    case "running":
      return `${share} % of visitors get it. ${waitingSentence(share, waiting)} Stop it: npm run widget -- rollback ${name}`;
    case "held":
      return `${share} % of visitors get it, and it is held there. Let it go on: npm run widget -- release ${name} --continue`;
    case "done":
      return "the gradual release is done, and everyone got it on stable.";
    case "stopped":
      return `it was stopped at ${share} % of visitors, and all got ${stable} again. ${reason ?? ""}`.trim();
    case "ended":
      return `the gradual release ended at ${share} % of visitors. npm run widget -- history ${name} shows who ended it.`;
  }
}

function waitingSentence(share: number, waiting: ReleaseState["waiting"]): string {
  switch (waiting?.why) {
    case "visitors": {
      const { seen, needed, hours } = waiting;
      const when = hours === null ? "Nobody has loaded it yet" : `At today's pace that takes ${duration(hours)} more`;
      return `${seen} of the ${needed} visitors that this step needs have loaded it. ${when}.`;
    }
    case "time":
      return `Enough visitors have loaded it. It moves up in ${duration(waiting.hours)}.`;
    case "mismatch":
      return `It waits, since the reports do not match its share: ${waiting.seen} visits reported it, and ${waiting.expected} of all are ${share} %. Either it reports less than stable, or reports are forged. npm run widget -- promote serves it nevertheless.`;
    case "held":
    case undefined:
      return "It is judged within seconds: it moves up, waits or is stopped.";
  }
}

function figure({ visits, bad, p75 }: ReleaseState["metrics"][number]["new"]): string {
  if (visits === 0) return "–";
  return `${((bad / visits) * 100).toFixed(1)} %${p75 === undefined ? "" : ` (${p75} ms)`}`;
}

/** 0.4 -> "24 minutes", 30 -> "30 hours", 60 -> "3 days" */
function duration(hours: number): string {
  const [count, unit] =
    hours < 1
      ? [Math.ceil(hours * 60), "minute"]
      : hours < 48
        ? [Math.ceil(hours), "hour"]
        : [Math.ceil(hours / 24), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
