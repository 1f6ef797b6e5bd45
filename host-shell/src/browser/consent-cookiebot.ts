// The entry of a script that pages of other systems include together with Cookiebot: `<script type="module"
// src="https://host/consent/cookiebot.js">`.
import { consentOverlay } from "shared-runtime/consent/consent.ts";
import { giveAdapter } from "shared-runtime/consent/consent-adapter.ts";
import { cookiebotAdapter } from "shared-runtime/consent/cookiebot.ts";

const root = document.documentElement;
// Dialogs of widgets wait until the dialog of Cookiebot is answered.
window.addEventListener("CookiebotOnDialogDisplay", () => root.setAttribute(consentOverlay, "open"));
for (const type of ["CookiebotOnAccept", "CookiebotOnDecline"]) {
  window.addEventListener(type, () => root.removeAttribute(consentOverlay));
}
giveAdapter(cookiebotAdapter);
