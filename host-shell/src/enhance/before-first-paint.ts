// Runs in the head, as part of the page: closed messages and the signed-in state must be known before the first paint.
import { markConsent } from "./mark-consent.ts";
import { closedMessages } from "./closed-messages.ts";
import { isSignedIn } from "./is-signed-in.ts";
import { loadLater } from "./load-later.ts";
import { readStored } from "./safe-storage.ts";
import { signInNews } from "./sign-in-news.ts";
import { readCookies } from "shared-runtime/storage/permitted.ts";

const { dataset } = document.documentElement;
dataset["scripted"] = "";
dataset["arriving"] = "";
document.addEventListener("readystatechange", () => delete dataset["arriving"], { once: true });
if (isSignedIn()) dataset["signedIn"] = "";
// The visitor has just joined: a block on the page says what happens next.
if (/[?&]signup=true(&|$)/.test(location.search)) dataset["signup"] = "";
// The session that the widgets of the CV tools keep in the browser. A session of a member ends when the member signs
// out.
const cv = readStored("tool-session/1");
if (cv.includes('"cvJwt"') && (isSignedIn() || !cv.includes('"person"'))) dataset["storedCv"] = "";
dataset["sidebar"] = readStored("sidebar");
const news = signInNews();
if (news) dataset["signInNews"] = news;
if ("asksConsent" in dataset) markConsent(document.documentElement, readCookies());

const closed = closedMessages();
if (closed.length > 0) {
  // The page's policy forbids style elements but not adopted style sheets.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(closed.map((id) => `[data-service-message="${id}"]{display:none}`).join(""));
  document.adoptedStyleSheets = [sheet];
}

loadLater(document);
