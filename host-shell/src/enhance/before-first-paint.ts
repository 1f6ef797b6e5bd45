// Runs in the head and holds up the page: what a visitor has closed, or is, must be known before anything is painted.
import { markConsent } from "./mark-consent.ts";
import { closedMessages } from "./closed-messages.ts";
import { isSignedIn } from "./is-signed-in.ts";

const { dataset } = document.documentElement;
dataset["scripted"] = "";
if (isSignedIn()) dataset["signedIn"] = "";
if ("asksConsent" in dataset) markConsent(document.documentElement, document.cookie);

const closed = closedMessages();
if (closed.length > 0) {
  // The page's policy forbids style elements, and not this.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(closed.map((id) => `[data-service-message="${id}"]{display:none}`).join(""));
  document.adoptedStyleSheets = [sheet];
}
