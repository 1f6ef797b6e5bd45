import { useEffect, useRef } from "react";
import type { SnapshotFrom } from "xstate";
import type { Correcting, ReadingEvent, readingMachine } from "./reading.machine.ts";

/**
 * Keeps the focus in the panel. If the element that had it is gone, as after a form is closed, it returns to the button
 * that began the last correction, or to the panel.
 */
export function useKeptFocus({ value, context: { correcting } }: SnapshotFrom<typeof readingMachine>) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<string>(undefined);
  useEffect(() => {
    const root = panel.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (opener.current === undefined || panel.current?.contains(root?.activeElement ?? null)) return;
    const button = panel.current?.querySelector<HTMLElement>(`[data-correct="${opener.current}"]`);
    (button ?? panel.current)?.focus();
  }, [value, correcting]);
  const follow = (event: ReadingEvent) => {
    opener.current = openerOf(event) ?? opener.current;
  };
  return { panel, follow };
}

/** The name of the button that an event comes from; `undefined` for an event of a form. */
function openerOf(event: ReadingEvent): string | undefined {
  if (event.type === "change.undone") return "undo";
  if (event.type === "correction.begun") return nameOf(event.correcting);
  if (event.type !== "change.made") return undefined;
  if (event.change.kind === "allConfirmed") return "all";
  return event.change.kind === "confirmed" ? event.change.id : undefined;
}

function nameOf(correcting: Correcting): string {
  if (correcting.kind === "list") return correcting.name;
  return correcting.kind === "entry" ? correcting.id : (correcting.after ?? "added");
}
