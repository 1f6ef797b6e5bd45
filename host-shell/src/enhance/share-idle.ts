import { permitted } from "shared-runtime/storage/permitted.ts";

// This function has its own file, since only the script of the session timeout needs it.

/**
 * Shares with other tabs that the member is idle, so that all tabs ask the server at the same time: the timers of
 * background tabs are late. Returns a function that notifies the other tabs, and one that stops listening.
 */
export function shareIdle(onIdle: () => void): { readonly tell: () => void; readonly stop: () => void } {
  const channel = permitted(() => new BroadcastChannel("member-session/1"));
  if (!channel) return { tell: () => {}, stop: () => {} };
  channel.onmessage = onIdle;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const tell = () => channel.postMessage("idle");
  return { tell, stop: () => channel.close() };
}
