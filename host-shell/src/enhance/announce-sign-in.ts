import { signInNews } from "./sign-in-news.ts";

/** Announces once what the header already shows: that the visitor has signed in or out. */
export function announceSignIn(): void {
  const news = signInNews();
  if (news === undefined) return;
  document.cookie = "sign-in-news=; Max-Age=0; Path=/; Secure; SameSite=Lax";
  const sentence = document.querySelector(`[data-sign-in-sentence="${news}"]`)?.textContent;
  // A live region announces only what changes in it.
  document.querySelector("[data-sign-in-announcement]")?.replaceChildren(sentence ?? "");
}
