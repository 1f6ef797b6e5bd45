import { createHash } from "node:crypto";
import { Feature, type ServiceWindow, type SiteSettings } from "shared-runtime/api/site-settings.ts";
import { type ServiceState, serviceStateOf } from "shared-runtime/time/service-state.ts";

/** The part of the content's global settings that depends on the time. */
export interface TimedSettings {
  /** The windows of each feature; those of `header` hold for the whole site. */
  readonly serviceMessages: Readonly<Record<Feature | "header", readonly ServiceWindow[]>>;
  readonly sessionTimeout: SiteSettings["sessionTimeout"];
}

/** A sentence for the whole site. Its id changes with its text. */
export interface SiteMessage {
  readonly id: string;
  readonly text: string;
}

/** The service windows that are open at a moment. */
export interface ServiceWindows {
  readonly messages: readonly SiteMessage[];
  readonly sessionTimeout: TimedSettings["sessionTimeout"] | undefined;
  readonly stateOf: (feature: Feature) => ServiceState;
  /** Changes with the messages and states. */
  readonly key: string;
}

/** `now` is in milliseconds since 1970. Without settings there are no messages, and no feature is off. */
export function serviceWindowsAt(settings: TimedSettings | undefined, now: number): ServiceWindows {
  const stateOf = (place: Feature | "header") =>
    serviceStateOf(settings && { serviceWindows: settings.serviceMessages }, place, now);
  const states = ["header" as const, ...Feature.options].map(stateOf);
  return {
    messages: stateOf("header").messages.map((text) => ({ id: shortHash(text), text })),
    sessionTimeout: settings?.sessionTimeout,
    stateOf,
    key: JSON.stringify(states.map(({ messages, offUntil }) => [messages, offUntil])),
  };
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 12);
}
