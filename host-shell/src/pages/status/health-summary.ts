import type { WidgetStatus } from "./widget-status.ts";

/** Returns one sentence about failing widgets and widgets to watch; an empty text if there are no widgets. */
export function healthSummary(widgets: readonly Pick<WidgetStatus, "health">[]): string {
  const bad = widgets.filter(({ health }) => health === "bad").length;
  const warn = widgets.filter(({ health }) => health === "warn").length;
  if (widgets.length === 0) return "";
  const failing = ["Ingen værktøjer fejler", "Et værktøj fejler"][bad] ?? `${bad} værktøjer fejler`;
  const watched = warn === 1 ? "et skal der holdes øje med" : `${warn} skal der holdes øje med`;
  return warn === 0 ? `${failing}.` : `${failing}, og ${watched}.`;
}
