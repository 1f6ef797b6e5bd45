import type { SessionKey } from "shared-runtime/storage/stored-items.ts";
import { isEditing } from "../../../enhance/is-editing.ts";

/** The data of the join flow in this tab, which a completed sign-up no longer needs. */
const kept: readonly SessionKey[] = ["draft/signup", "draft/signup-stored", "submission-key/signup"];

/** Completes the sign-up on this page, to which the join flow leads. */
export function enhanceSignupNext(block: HTMLElement): void {
  const { searchParams, pathname, search } = new URL(location.href);
  if (searchParams.get("signup") !== "true") return;
  const product = searchParams.get("product");
  for (const name of block.querySelectorAll<HTMLElement>("[data-product]")) {
    name.hidden = name.dataset["product"] !== product;
  }
  const signIn = block.querySelector<HTMLAnchorElement>("[data-signup-sign-in]");
  signIn?.setAttribute("href", `/api/auth/login?redirectUrl=${encodeURIComponent(pathname + search)}`);
  // The same address opens the sheet again, also after the page was left by a link to one of its parts.
  block.querySelector<HTMLAnchorElement>("[data-signup-again]")?.setAttribute("href", pathname + search);
  const { dataset } = document.documentElement;
  // What is left to do, or that all is done, must not be below the window when the sheet closes.
  new MutationObserver(() => {
    if (dataset["signupSheet"] === "later" || dataset["signupSheet"] === "done") block.scrollIntoView();
  }).observe(document.documentElement, { attributes: true, attributeFilter: ["data-signup-sheet"] });
  // Set by the script in the head.
  if ("signedIn" in dataset) forget();
  const title = block.querySelector<HTMLElement>("[tabindex='-1']");
  title?.focus({ preventScroll: true });
}

function forget(): void {
  try {
    for (const key of kept) sessionStorage.removeItem(key);
  } catch {
    // Storage that is blocked contains nothing to forget.
  }
}

if (!isEditing())
  for (const block of document.querySelectorAll<HTMLElement>("[data-signup-next]")) enhanceSignupNext(block);
