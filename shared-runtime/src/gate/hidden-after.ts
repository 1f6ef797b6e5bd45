import type { ToolId } from "../session/tool-session.ts";
import type { GateKind } from "./tool-gate.machine.ts";
import { tomorrowInCopenhagen } from "./tomorrow.ts";

const aDay = (now: number): number => now + 86_400_000;

/** The tools that ask for the same consent, and until when each remembers a lead that was given at `now`. */
const leadHiddenUntil: ReadonlyMap<ToolId, (now: number) => number> = new Map([
  ["cv_tjek", aDay],
  ["jobmatch", tomorrowInCopenhagen],
]);

/**
 * The tools whose dialog is hidden after an answer that was given in `tool` at `now`, each with the time until which it
 * is hidden. An answer to the CV check or the job match counts for both. Times are in milliseconds since 1970.
 */
export function hiddenAfter(tool: ToolId, kind: GateKind, now: number): readonly (readonly [ToolId, number])[] {
  const tools = leadHiddenUntil.has(tool) ? [...leadHiddenUntil.keys()] : [tool];
  return tools.map((hidden) => {
    const until = (kind === "lead" ? leadHiddenUntil.get(hidden) : undefined) ?? aDay;
    return [hidden, until(now)];
  });
}
