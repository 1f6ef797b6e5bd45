import { lockfileText, type LockedWidget } from "shared-runtime/contract/page-lockfile.ts";

/** Returns the address of the host's page that replays placed widgets; those without a version in the current one. */
export function replayOfPlaced(placed: readonly (Pick<LockedWidget, "name"> & Partial<LockedWidget>)[]): string {
  const widgets = placed.map((one): LockedWidget => ({
    version: "",
    wish: "stable",
    state: "ready",
    editing: false,
    input: { attributes: {} },
    ...one,
  }));
  return `/replay?lockfile=${lockfileText({ v: 1, widgets })}`;
}
