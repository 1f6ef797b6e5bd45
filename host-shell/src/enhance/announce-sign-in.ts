import type { CookieName } from "shared-runtime/storage/stored-items.ts";

const newsCookie: CookieName = "sign-in-news";

/**
 * Announces once what the header shows from the first paint on: that the visitor has signed in or out. The server sets
 * the cookie for the next page.
 */
export function announceSignIn(): void {
  const news = document.documentElement.dataset["signInNews"];
  if (!news) return;
  document.cookie = `${newsCookie}=; Max-Age=0; Path=/; Secure; SameSite=Lax`;
  // A live region announces only what changes in it.
  const said = document.querySelector<HTMLElement>("[data-sign-in-announcement]");
  said?.replaceChildren(said.dataset[news] ?? "");
}
