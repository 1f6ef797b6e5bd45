import { base } from "./registry.ts";

/** Tells the server once that a widget failed. Nothing about the person is in it: no address, no props. */
export function reportFailure(widget: string, version: string, error: unknown): void {
  const report = { widget, version, reason: String(error).slice(0, 300) };
  // Sent as text, which every origin may do without a preflight.
  navigator.sendBeacon(new URL("api/widget-failures", base), JSON.stringify(report));
}
