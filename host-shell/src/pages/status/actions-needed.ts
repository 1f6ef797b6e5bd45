import type { WidgetStatus } from "./widget-status.ts";

/** One kind of problem that an operator or an editor must solve. */
export interface ActionNeeded {
  /** The number and the problem: "2 sider er holdt op med at vise et værktøj". */
  readonly summary: string;
  /** The widgets with this problem. `count` is the number of pages with it; `undefined` if the widget itself fails. */
  readonly widgets: readonly {
    readonly title: string;
    readonly href: string;
    readonly count: number | undefined;
  }[];
}

type Listed = Pick<WidgetStatus, "name" | "title" | "health" | "edited" | "stopped">;

/** Lists failing widgets, pages that stopped reporting, and pages with forgotten editing. A page counts once. */
export function actionsNeeded(widgets: readonly Listed[]): readonly ActionNeeded[] {
  const failing = widgets.filter(({ health }) => health === "bad");
  const stopped = pagesOf(widgets, "stopped");
  const edited = pagesOf(widgets, "edited");
  return [
    {
      count: failing.length,
      summary: failing.length === 1 ? "Et værktøj fejler" : `${failing.length} værktøjer fejler`,
      widgets: failing.map(({ name, title }) => ({ title, href: `#${name}`, count: undefined })),
    },
    {
      ...stopped,
      summary: `${counted(stopped.count)} er holdt op med at vise et værktøj`,
    },
    {
      ...edited,
      summary: `Glemt redigering på ${counted(edited.count)}`,
    },
  ]
    .filter(({ count }) => count > 0)
    .map(({ summary, widgets: listed }) => ({ summary, widgets: listed }));
}

/** The `id` of a widget's list of pages. */
export function listId(name: string, list: "stopped" | "edited"): string {
  return `${name}-${list === "stopped" ? "holdt-op" : "redigering"}`;
}

function pagesOf(widgets: readonly Listed[], list: "stopped" | "edited") {
  const withPages = widgets.filter((widget) => widget[list].length > 0);
  return {
    count: new Set(withPages.flatMap((widget) => widget[list].map(({ page }) => page))).size,
    widgets: withPages.map((widget) => ({
      title: widget.title,
      href: `#${listId(widget.name, list)}`,
      count: widget[list].length,
    })),
  };
}

const counted = (pages: number): string => (pages === 1 ? "1 side" : `${pages} sider`);
