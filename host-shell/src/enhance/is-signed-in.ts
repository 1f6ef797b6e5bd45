/** Whether the session is worth fetching: the server sets this cookie beside the HttpOnly one. */
export function isSignedIn(): boolean {
  return /(^|; )signed-in=1(;|$)/.test(document.cookie);
}
