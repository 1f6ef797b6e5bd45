import type { SnapshotFrom, StateValueFrom } from "xstate";
import type { readingMachine } from "./reading.machine.ts";
import { readingTexts as texts } from "./reading.texts.ts";

type Snapshot = SnapshotFrom<typeof readingMachine>;

export type Shown = Pick<Snapshot["context"], "reading" | "correcting" | "problem"> & {
  readonly at: StateValueFrom<typeof readingMachine>;
};

export function shownIn({ value, context: { reading, correcting, problem } }: Snapshot): Shown {
  return { at: value, reading, correcting, problem };
}

/** Text for the live region. */
export function readingAnnouncement({ value }: Snapshot): string {
  if (value === "saving" || value === "comparing") return texts.saving;
  if (value === "saved") return texts.saved;
  return value === "undone" ? texts.undone : "";
}
