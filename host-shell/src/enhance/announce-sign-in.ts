import { newsCookie } from "./news-cookie.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

/**
 * Announces that the visitor has just signed in or out; the header shows it from the first paint on. The server has set
 * the cookie that says so.
 */
export function announceSignIn(): void {
  const news = document.documentElement.dataset["signInNews"];
  if (!news) return;
  permitted(() => {
    document.cookie = newsCookie("", 0, location.protocol === "https:");
  });
  // Set later, since a live region announces only what changes in it.
  const said = document.querySelector<HTMLElement>("[data-sign-in-announcement]");
  said?.replaceChildren(said.dataset[news] ?? "");
}
