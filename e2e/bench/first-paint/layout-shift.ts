import type { Browser } from "@playwright/test";
import type { Figure } from "../figure.ts";
import { loadPage, phone } from "../page-load.ts";

/** Ten pages of all kinds that need no sign-in. */
const paths = [
  "/",
  "/medlemskab",
  "/om-os",
  "/om-os/stemmer",
  "/om-os/indlejret",
  "/cv-tjek",
  "/jobmatch",
  "/bliv-medlem",
  "/ledelse-i-modvind",
  "/lederkredsen-a-kasse",
];

/** Measures whether anything moves while pages load on a phone, where fonts and widgets come after the first paint. */
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
