import { newsCookie } from "./news-cookie.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

/**
 * Announces once what the header shows from the first paint on: that the visitor has signed in or out. The server sets
 * the cookie for the next page.
 */
export function announceSignIn(): void {
  const news = document.documentElement.dataset["signInNews"];
  if (!news) return;
  permitted(() => {
    document.cookie = newsCookie("", 0, location.protocol === "https:");
  });
  // A live region announces only what changes in it.
  const said = document.querySelector<HTMLElement>("[data-sign-in-announcement]");
  said?.replaceChildren(said.dataset[news] ?? "");
}
