import { signal, type Signal } from "@preact/signals-react";
import * as v from "valibot";
import { keep, readKept } from "../session/page-storage.ts";
import type { ToolId } from "../session/tool-session.ts";
import type { LocalKey } from "../storage/stored-items.ts";
import type { GateKind } from "./tool-gate.machine.ts";
import { jsonText } from "../api/json-text.ts";

/** The person for whom a dialog of a tool is hidden. A visitor has no `person`. */
export interface Passer {
  readonly kind: GateKind;
  /** The `key` of the signed-in user. */
  readonly person: string | undefined;
}

/** The time, in milliseconds since 1970, until which the dialog is hidden, by the kind of gate and the person. */
const HiddenUntil = v.record(v.string(), v.number());
type HiddenUntil = v.InferOutput<typeof HiddenUntil>;

const Kept = v.pipe(v.string(), v.parseJson(), HiddenUntil);
const keyOf = (tool: ToolId): LocalKey => `tool-gate/${tool}/2`;
const nameOf = ({ kind, person }: Passer) => (person === undefined ? kind : `${kind}/${person}`);

/** The state that all gates of a page share: until when each dialog is hidden, and the gate whose dialog is open. */
interface PageGates {
  readonly passings: Map<ToolId, Signal<HiddenUntil>>;
  /** The gate whose dialog is open. The others wait, so that never more than one modal dialog is open. */
  readonly asking: Signal<object | undefined>;
  /** Whether the server has been asked for the answers of a person's account, by the name of the person. */
  readonly accounts: Map<string, Signal<boolean>>;
}

// Each remote has its own copy of this module; see `page-session.ts`.
const place = Symbol.for("shared-runtime/tool-gates/4");

function pageGates(): PageGates {
  const page = globalThis as { [place]?: PageGates };
  return (page[place] ??= createGates());
}

function createGates(): PageGates {
  const passings: PageGates["passings"] = new Map();
  // Follows other tabs of the site. Clearing the storage sends a null key.
  window.addEventListener("storage", ({ key }) => {
    for (const [tool, passing] of passings) if (key === keyOf(tool) || key === null) passing.value = read(tool);
  });
  return { passings, asking: signal(), accounts: new Map() };
}

function passingOf(tool: ToolId): Signal<HiddenUntil> {
  const { passings } = pageGates();
  const passing = passings.get(tool) ?? signal(read(tool));
  passings.set(tool, passing);
  return passing;
}

export function isPassed(tool: ToolId, passer: Passer, now: number): boolean {
  return (passingOf(tool).value[nameOf(passer)] ?? 0) > now;
}

/** Hides the dialog for one person, and drops entries whose time is over. */
export function hideUntil(tool: ToolId, passer: Passer, until: number): void {
  const passing = passingOf(tool);
  const others = Object.entries(passing.peek()).filter(([, time]) => time > Date.now());
  passing.value = { ...Object.fromEntries(others), [nameOf(passer)]: until };
  keep(keyOf(tool), jsonText(passing.peek()));
}

/**
 * Returns whether the answers of a person's account are known. At the first call for a person, `follow` asks the server
 * for them, once for all gates of the page.
 */
export function isAccountKnown(passer: Passer, follow: () => Promise<unknown>): boolean {
  const { accounts } = pageGates();
  const name = nameOf(passer);
  const known = accounts.get(name) ?? signal(false);
  if (!accounts.has(name)) {
    accounts.set(name, known);
    const finish = () => void (known.value = true);
    follow().then(finish, finish);
  }
  return known.value;
}

/** Returns whether this gate may open its dialog. If so, other gates wait until it calls `giveUpTurn`. */
export function takeTurn(gate: object): boolean {
  const { asking } = pageGates();
  asking.value ??= gate;
  return asking.value === gate;
}

export function giveUpTurn(gate: object): void {
  const { asking } = pageGates();
  if (asking.peek() === gate) asking.value = undefined;
}

function read(tool: ToolId): HiddenUntil {
  const result = v.safeParse(Kept, readKept(keyOf(tool)));
  return result.success ? result.output : {};
}
