import type { Browser } from "@playwright/test";
import type { Figure } from "../figure.ts";
import { loadPage, phone } from "../page-load.ts";

/** Ten pages of all kinds that need no sign-in. */
const paths = [
  "/",
  "/raad",
  "/raad/opsigelse/du-bliver-opsagt",
  "/raadgivere",
  "/medlemskab",
  "/om-os/historie",
  "/lederkredsen-spring",
  "/lederkredsen-a-kasse/satser",
  "/lederkredsen-virksom",
  "/cv-tjek",
];

/** Measures whether anything moves while pages load on a phone, where widgets come after the first paint. */
export async function measureLayoutShift(
  browser: Browser,
  serverUrl: string,
  report: (figure: Figure) => void,
): Promise<void> {
  let worst = { path: "", shift: 0 };
  for (const path of paths) {
    const { layoutShift: shift } = await loadPage(browser, serverUrl + path, { conditions: phone });
    if (shift > worst.shift) worst = { path, shift };
  }
  report({
    name: `layout shift of ${paths.length} pages on a phone`,
    value: worst.shift,
    budget: 0,
    unit: "",
    bound: "most",
    note: worst.path,
  });
}
