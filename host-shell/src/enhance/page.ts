import { followPerson } from "shared-runtime/session/cv-of-person.ts";
import "./start-consent.ts";
import { fetchSession } from "./fetch-session.ts";
import { isSignedIn } from "./is-signed-in.ts";
import { watchSearch } from "./search-shortcut.ts";
import { sharedSession } from "./shared-session.ts";
import { showMember } from "./show-member.ts";
import { startSiteMenu } from "./site-menu.ts";
import { forgetTyped, noteSignIn, noteSignOut, onSignOutElsewhere } from "./sign-out-memory.ts";

type Changed = typeof import("shared-runtime/session/member-session.ts").memberSessionChanged;
const changed: Changed = "member-session:changed";

// Runs before the widgets read what is stored: their loader is the last script of the page.
const isSignedOut = document.documentElement.dataset["signInNews"] === "out";
if (isSignedOut) noteSignOut();
forgetTyped(isSignedOut);
onSignOutElsewhere(forgetTyped);
// The sign-out is noted when its form is sent, since the issuer may not return to this site after the sign-out.
document.addEventListener("submit", ({ target }) => {
  if (target instanceof HTMLFormElement && target.action.includes("/api/auth/logout")) noteSignOut();
});

if (document.querySelector("[data-service-message]"))
  void import("./close-messages.ts").then(({ closeMessages }) => closeMessages());
const menu = document.querySelector<HTMLElement>("[data-menu]");
// If the check of editing were imported here, as by scripts of blocks, this script would be split in two.
if (!document.body.hasAttribute("data-widget-editing")) {
  if (menu) startSiteMenu(menu);
  const search = document.querySelector<HTMLDialogElement>("[data-search-dialog]");
  if (search) watchSearch(search);
}
if ("signInNews" in document.documentElement.dataset)
  void import("./announce-sign-in.ts").then(({ announceSignIn }) => announceSignIn());

let wasSignedIn = isSignedIn();
let stopWatch = () => {};

/** Fetches the session, shows the member, and dispatches an event after a sign-in or sign-out. */
async function updateSession(): Promise<void> {
  const answer = isSignedIn() ? await fetchSession("GET") : {};
  if (!answer) return;
  const answeredAt = Date.now();
  const { user } = answer;
  showMember(user);
  stopWatch();
  if (user) noteSignIn();
  // Other tabs notice the end of the session when the shared entry is removed.
  else sharedSession.forget();
  // A server of an earlier release sends no key.
  if (!user || user.key) followPerson(user?.key);
  if (Boolean(user) !== wasSignedIn) {
    wasSignedIn = Boolean(user);
    dispatchEvent(new Event(changed));
  }
  const dialog = document.querySelector<HTMLDialogElement>("[data-session-timeout]");
  if (!user || !dialog) return;
  const { watchSession } = await import("./session-timeout.ts");
  stopWatch = watchSession(answer, { answeredAt, dialog, look: updateSession });
}

void updateSession();
// Another tab may have signed the visitor in or out.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && isSignedIn() !== wasSignedIn) void updateSession();
});
sharedSession.onForgotten(() => void updateSession());
