/** Whether it is worth asking who is signed in: the server leaves this cookie beside the one that scripts cannot read. */
export function isSignedIn(): boolean {
  return /(^|; )signed-in=1(;|$)/.test(document.cookie);
}
