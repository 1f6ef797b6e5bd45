import { permitted } from "shared-runtime/storage/permitted.ts";

// In its own file, since only the script about the end of the session needs it.

/**
 * Lets other tabs know that the member is idle, so that all of them ask at once: the timers of tabs in the background
 * are late. Returns a function that notifies them, and one that stops listening.
 */
export function shareIdle(onIdle: () => void): { readonly tell: () => void; readonly stop: () => void } {
  const channel = permitted(() => new BroadcastChannel("member-session/1"));
  if (!channel) return { tell: () => {}, stop: () => {} };
  channel.onmessage = onIdle;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const tell = () => channel.postMessage("idle");
  return { tell, stop: () => channel.close() };
}
