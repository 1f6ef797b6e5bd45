/** Whether the visitor has just signed in or out; the server sets the cookie for the next page. */
export function signInNews(): "in" | "out" | undefined {
  const [, news] = /(?:^|; )sign-in-news=(in|out)(?:;|$)/.exec(document.cookie) ?? [];
  return news as "in" | "out" | undefined;
}
