import { givenAdapter } from "shared-runtime/consent/consent-adapter.ts";
import { consentSettings } from "shared-runtime/consent/consent.ts";

/** Lets the settings links of a page without our consent tool open the site's other consent tool. */
export function openOtherTool(): void {
  document.addEventListener("click", (event) => {
    const adapter = givenAdapter();
    if (!adapter || !(event.target instanceof Element) || !event.target.closest(consentSettings)) return;
    event.preventDefault();
    adapter.open();
  });
}
