import type { WidgetPlaceholder } from "shared-runtime/api/widget-reports.ts";
import type { LocalKey } from "shared-runtime/storage/stored-items.ts";
import { isWithin } from "../is-editing.ts";
import { placeholdersIn } from "./placeholders-in.ts";
import { readPlaceholder } from "./read-placeholder.ts";
import type { PageParts } from "./page-parts.ts";
import { jsonText } from "shared-runtime/api/json-text.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

const key: LocalKey = "host-shell.reported";
// Limits of the server: the characters of one placeholder's input, the placeholders in a report, and the bytes of a
// report.
const longestInput = 5_000;
const mostPlaceholders = 50;
const mostBytes = 40_000;

/**
 * The placeholders of a page of another system, to be reported to the server, which checks them against new versions of
 * widgets. Returned once per page and day in a browser. Skips pages of the loader's own site, which the server knows,
 * and placeholders in editing mode. Sets `editing` for placeholders whose attribute for editing mode was left on a
 * published page.
 */
export function unreportedPlaceholders(
  root: ParentNode,
  base: URL,
  isEditing: PageParts["isEditing"],
): readonly WidgetPlaceholder[] {
  const { origin, pathname, protocol } = location;
  const page = origin + pathname;
  if (origin === base.origin || !/^https?:$/.test(protocol)) return [];
  if (!isFirstToday(pathname)) return [];
  const found: WidgetPlaceholder[] = [];
  let bytes = 0;
  for (const element of placeholdersIn(root)) {
    const { name: widget, spec, input } = readPlaceholder(element);
    const placeholder = {
      page,
      widget,
      wish: spec,
      input,
      ...(isWithin(element, "[data-widget-editing]") && { editing: true }),
    };
    if (isEditing(element) || jsonText(input).length > longestInput) continue;
    bytes += new Blob([jsonText(placeholder)]).size;
    if (bytes > mostBytes || found.length === mostPlaceholders) break;
    found.push(placeholder);
  }
  return found;
}

/** Whether this browser opens the page for the first time today; `false` without storage. */
function isFirstToday(path: string): boolean {
  const day = new Date().toISOString().slice(0, 10);
  const isFirst = permitted(() => {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as { readonly day?: string; readonly paths?: string[] };
    const paths = kept.day === day ? (kept.paths ?? []) : [];
    if (paths.includes(path)) return false;
    localStorage.setItem(key, jsonText({ day, paths: [...paths, path] }));
    return true;
  });
  return isFirst ?? false;
}
