import { NotRegistered, UnknownWidget } from "./choose-version.ts";
import type { Attempt } from "./page-parts.ts";

/** Writes the state of the placeholder, and dispatches `widget:ready` or `widget:failed` when it is final. */
export function announce({ page, element, name, version }: Attempt, state: "loading" | "ready" | "failed"): void {
  page.stateOf(element)["widgetState"] = state;
  if (state !== "loading") {
    element.dispatchEvent(
      new CustomEvent(`widget:${state}`, { bubbles: true, composed: true, detail: { name, version } }),
    );
  }
}

/** Reports a failure to the console and, for visitors, to the server. */
export function reportFailure({ page, element, name, version }: Attempt, error: unknown): void {
  console.error(`widget ${name} ${version}:`, error);
  if (!page.isEditing(element)) page.reports.failed(name, version, String(error) + page.changed);
}

/** Shows the fallback, with the reason for editors, and announces the failure. */
export function showFailure(attempt: Attempt, error: unknown, retry: () => void): void {
  const { page, element, name } = attempt;
  const editing = page.isEditing(element);
  page.showFallback(element, {
    ...(editing && { title: `${name || "Værktøjet"} kan ikke vises.`, text: textForEditors(error) }),
    // An unknown widget has no retry, since another attempt would not find it.
    onRetry: error instanceof UnknownWidget ? undefined : retry,
  });
  announce(attempt, "failed");
  if (editing) void page.overlay().then(({ tellFailure }) => tellFailure(element, error), console.warn);
}

function textForEditors(error: unknown): string {
  if (error instanceof NotRegistered) return error.message;
  return `Det skyldes ikke det, du har skrevet. Prøv igen om lidt. Bliver det ved, så send dette til holdet bag værktøjet: ${String(error)}`;
}
