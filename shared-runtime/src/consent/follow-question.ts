import { consentOverlay, consentUnseen } from "./consent.ts";
import { lookForQuestion } from "./consent-question.ts";

const everyMs = 500;
const root = document.documentElement;

// Shared by all widgets of a page, as in page-session.ts.
const place = Symbol.for("shared-runtime/followed-question/1");

/**
 * Watches the open question of the page's consent tool until the visitor answers. If a blocker has hidden or removed
 * the question, marks it as unseen, and nothing waits for the question until it can be seen.
 */
export function followQuestion(): void {
  const page = globalThis as { [place]?: number };
  if (page[place] !== undefined) return;
  let unseenSince: number | undefined;
  const look = (): void => {
    if (!root.hasAttribute(consentOverlay)) {
      window.clearInterval(page[place]);
      delete page[place];
      return;
    }
    // Skipped: browsers do not lay out elements of a hidden page.
    if (document.hidden || document.readyState === "loading") return;
    const { isInSight, patienceMs } = lookForQuestion();
    unseenSince = isInSight ? undefined : (unseenSince ?? performance.now());
    const isHidden = unseenSince !== undefined && performance.now() - unseenSince >= patienceMs;
    const state = isHidden ? consentUnseen : "open";
    // While neither is true, the attribute stays the same: a hidden element counts as hidden until it is in sight.
    if ((isHidden || isInSight) && root.getAttribute(consentOverlay) !== state)
      root.setAttribute(consentOverlay, state);
  };
  page[place] = window.setInterval(look, everyMs);
  look();
}
