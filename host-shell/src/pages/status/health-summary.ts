import type { WidgetStatus } from "./widget-status.ts";

/** The worst of it, in one sentence; nothing is said of widgets that run as they should. */
export function healthSummary(widgets: readonly Pick<WidgetStatus, "health">[]): string {
  const bad = widgets.filter(({ health }) => health === "bad").length;
  const warn = widgets.filter(({ health }) => health === "warn").length;
  if (widgets.length === 0) return "";
  const failing = ["Ingen værktøjer fejler", "Et værktøj fejler"][bad] ?? `${bad} værktøjer fejler`;
  const watched = warn === 1 ? "et skal der holdes øje med" : `${warn} skal der holdes øje med`;
  return warn === 0 ? `${failing}.` : `${failing}, og ${watched}.`;
}
