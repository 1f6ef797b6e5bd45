import { type LockedWidget, lockfileText } from "shared-runtime/contract/page-lockfile.ts";
import { placeholdersIn } from "./placeholders-in.ts";
import type { PageParts } from "./page-parts.ts";
import { readPlaceholder } from "./read-placeholder.ts";

/** The page's widgets in document order, as the text that `/replay` reads. */
export function lockfileOf(root: ParentNode, { isEditing, stateOf }: Pick<PageParts, "isEditing" | "stateOf">): string {
  const widgets = placeholdersIn(root).map((element): LockedWidget => {
    const { name, spec, input } = readPlaceholder(element);
    const { widgetVersionLoaded: version = "", widgetState: state = "" } = stateOf(element);
    return { name, version, wish: spec, state: state as LockedWidget["state"], editing: isEditing(element), input };
  });
  return lockfileText({ v: 1, widgets });
}
