import { lockfileText, type LockedWidget } from "shared-runtime/contract/page-lockfile.ts";

/** The page of the host on which published widgets stand as they did on another. */
export function replayOf(names: readonly string[]): string {
  return replayOfPlaced(names.map((name) => ({ name, version: "1.1.0" })));
}

/** The page of the host on which widgets stand as they did, in the version of today if none is given. */
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
