import { newsCookie } from "./news-cookie.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

/**
 * Announces that the visitor has just signed in or out, and removes the cookie with this news, which the server has
 * set. The header shows the new state from the first paint on.
 */
export function announceSignIn(): void {
  const news = document.documentElement.dataset["signInNews"];
  if (!news) return;
  permitted(() => {
    document.cookie = newsCookie("", 0, location.protocol === "https:");
  });
  // The text is set after the page was rendered, since a live region announces only what changes in it.
  const said = document.querySelector<HTMLElement>("[data-sign-in-announcement]");
  said?.replaceChildren(said.dataset[news] ?? "");
}
