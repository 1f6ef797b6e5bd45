import { isPageReleased, releasePage } from "./leave-guard.ts";
import { leavingLink } from "./leaving-link.ts";
import { permitted } from "../storage/permitted.ts";

/** Asks the visitor; `leave` continues the visitor's action. */
export type AskBeforeLeaving = (leave: () => void) => void;

/** The widgets of a page that ask with their own dialog before the page is left by a link or through the history. */
interface LeaveQuestions {
  /**
   * The widgets' questions before the page is left. If several widgets have a question, only the last one in the set
   * asks.
   */
  readonly askers: Set<AskBeforeLeaving>;
  /** Whether the current history entry is newer than the edge, the entry that `holdHistory` marks. */
  isInside: boolean;
}

// Shared by all widgets of a page, as in leave-guard.ts.
const place = Symbol.for("shared-runtime/leave-questions/1");

function leaveQuestions(): LeaveQuestions {
  const page = globalThis as { [place]?: LeaveQuestions };
  return (page[place] ??= createQuestions());
}

function createQuestions(): LeaveQuestions {
  const questions: LeaveQuestions = { askers: new Set(), isInside: isMarked("inside", window.history.state) };
  window.addEventListener("click", (event) => askAtLink(questions, event), { capture: true });
  window.addEventListener("popstate", ({ state }) => askAtEdge(questions, state));
  return questions;
}

/**
 * Follows the history from now on. After a reload, an edge may be in the history although nothing was typed since: Back
 * would otherwise need two presses there.
 */
export const followHistory = (): void => void leaveQuestions();

/** Asks before the page is left by a link or through the history, until the returned function is called. */
export function askBeforeLeaving(ask: AskBeforeLeaving): () => void {
  const questions = leaveQuestions();
  questions.askers.add(ask);
  holdHistory(questions);
  return () => void questions.askers.delete(ask);
}

function askAtLink({ askers }: LeaveQuestions, event: MouseEvent): void {
  const ask = [...askers].at(-1);
  const link = leavingLink(event);
  if (ask === undefined || link === undefined || isPageReleased()) return;
  // A link to the sign-in needs no question: it keeps the draft and returns.
  if (link.dataset["leave"] === "allowed") return releasePage();
  event.preventDefault();
  event.stopImmediatePropagation();
  ask(() => {
    releasePage();
    // The repeated click also reaches the page's own router, if it has one.
    if (link.isConnected) link.click();
    else window.location.assign(link.href);
  });
}

/**
 * Adds a history entry with the same content after the current one. Back then leads to the current entry, the edge. The
 * edge is in the same document, so that this step back can be undone. Without the edge, a page is not notified before
 * Back leaves the page.
 */
function holdHistory(questions: LeaveQuestions): void {
  const { history } = window;
  if (isMarked("inside", history.state)) return;
  permitted(() => {
    if (!isMarked("edge", history.state)) history.replaceState({ ...history.state, leaveGuard: "edge" }, "");
    history.pushState({ ...history.state, leaveGuard: "inside" }, "");
    questions.isInside = true;
  });
}

function askAtEdge(questions: LeaveQuestions, state: unknown): void {
  const { askers, isInside } = questions;
  questions.isInside = isMarked("inside", state);
  if (!isInside || !isMarked("edge", state)) return;
  const ask = [...askers].at(-1);
  // If nothing would be lost, Back leaves the page.
  if (ask === undefined || isPageReleased()) return window.history.back();
  window.history.forward();
  ask(() => {
    releasePage();
    window.history.go(-2);
  });
}

function isMarked(mark: "edge" | "inside", state: unknown): boolean {
  return (state as { readonly leaveGuard?: unknown } | null)?.leaveGuard === mark;
}
