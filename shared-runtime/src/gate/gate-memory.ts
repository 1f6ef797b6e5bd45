import { signal, type Signal } from "@preact/signals-react";
import * as v from "valibot";
import { keep, readKept } from "../session/page-storage.ts";
import type { ToolId } from "../session/tool-session.ts";
import type { GateKind } from "./tool-gate.machine.ts";

/** Until when each dialog of a tool need not come again, in milliseconds since 1970. */
const Passings = v.object({ lead: v.exactOptional(v.number()), consent: v.exactOptional(v.number()) });
type Passings = v.InferOutput<typeof Passings>;

const Kept = v.pipe(v.string(), v.parseJson(), Passings);
const keyOf = (tool: ToolId) => `tool-gate/${tool}/1`;

/** What all gates of one page know together: who went through which, and whose dialog stands open. */
interface PageGates {
  readonly passings: Record<ToolId, Signal<Passings>>;
  /** The gate that asks. The others wait, since two modal dialogs at once are one too many. */
  readonly asking: Signal<object | undefined>;
}

// Each remote brings its own copy of this module; see `page-session.ts`.
const place = Symbol.for("shared-runtime/tool-gates/1");

function pageGates(): PageGates {
  const page = globalThis as { [place]?: PageGates };
  return (page[place] ??= beginGates());
}

function beginGates(): PageGates {
  const passings = { cv_tjek: signal(read("cv_tjek")), jobmatch: signal(read("jobmatch")) };
  // Follows what other tabs of the site do; a cleared storage comes as a null key.
  window.addEventListener("storage", ({ key }) => {
    for (const tool of ["cv_tjek", "jobmatch"] as const) {
      if (key === keyOf(tool) || key === null) passings[tool].value = read(tool);
    }
  });
  return { passings, asking: signal() };
}

export function isPassed(tool: ToolId, kind: GateKind, now: number): boolean {
  return (pageGates().passings[tool].value[kind] ?? 0) > now;
}

export function rememberPassing(tool: ToolId, kind: GateKind, until: number): void {
  const passings = pageGates().passings[tool];
  passings.value = { ...passings.peek(), [kind]: until };
  keep(keyOf(tool), JSON.stringify(passings.peek()));
}

/** Whether it is this gate's turn to ask, which it has until it gives it up. */
export function takeTurn(gate: object): boolean {
  const { asking } = pageGates();
  asking.value ??= gate;
  return asking.value === gate;
}

export function giveUpTurn(gate: object): void {
  const { asking } = pageGates();
  if (asking.peek() === gate) asking.value = undefined;
}

function read(tool: ToolId): Passings {
  const result = v.safeParse(Kept, readKept(keyOf(tool)));
  return result.success ? result.output : {};
}
