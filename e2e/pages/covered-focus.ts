import type { Page } from "@playwright/test";

/**
 * Presses Tab repeatedly and returns the names of focused controls that are covered or outside the window. Ends when
 * the focus leaves the page or returns to where it began.
 */
export async function coveredFocus(page: Page, presses: number, key = "Tab"): Promise<readonly string[]> {
  const covered: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key);
    const name = await page.evaluate(coveredNow);
    if (name !== undefined && !covered.includes(name)) covered.push(name);
  }
  return covered;
}

/** Returns what is wrong with the focused control; `undefined` if it is visible. */
export function coveredFocusNow(page: Page): Promise<string | undefined> {
  return page.evaluate(coveredNow);
}

/** Runs in the page. Returns what is wrong with the focused control; `undefined` if it is visible. */
function coveredNow(): string | undefined {
  // In Firefox, the focus moves on to the browser's own controls, and the page keeps its active element.
  if (!document.hasFocus()) return undefined;
  let focused: Element | null = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (focused === null || focused === document.body || focused.tagName === "IFRAME") return undefined;
  // A visually hidden input is represented by its label.
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
  const box = (focused.getBoundingClientRect().width < 4 && label ? label : focused).getBoundingClientRect();
  // Only the start of a large region has to be visible. The 1 px compensates for rounding.
  const top = Math.ceil(box.top) + 1;
  const bottom = Math.min(Math.floor(box.bottom) - 1, top + 44);
  const root = focused.getRootNode() as Document | ShadowRoot;
  const isSeen = [top, bottom].every((y) => {
    if (y < 0 || y > window.innerHeight) return false;
    const x = Math.min(Math.max((box.left + box.right) / 2, 1), window.innerWidth - 1);
    const hit = root.elementFromPoint(x, y);
    const owner = hit?.closest("label") ?? hit;
    return hit !== null && (focused.contains(hit) || hit.contains(focused) || (owner !== null && owner === label));
  });
  const name = focused.getAttribute("aria-label") ?? (label?.textContent || focused.textContent || focused.id);
  return isSeen ? undefined : `${focused.tagName.toLowerCase()} ${name.trim().slice(0, 60)} at ${Math.round(box.top)}`;
}
