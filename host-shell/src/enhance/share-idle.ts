// In its own file, since only the script about the end of the session needs it.

/**
 * Tells the other tabs that the member is idle, so that all of them ask at once: the timers of tabs in the background are
 * late. Returns what tells it, and what stops listening.
 */
export function shareIdle(onIdle: () => void): { readonly tell: () => void; readonly stop: () => void } {
  const channel = new BroadcastChannel("member-session/1");
  channel.onmessage = onIdle;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const tell = () => channel.postMessage("idle");
  return { tell, stop: () => channel.close() };
}
