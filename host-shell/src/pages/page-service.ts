import { createHash } from "node:crypto";
import { Feature } from "shared-runtime/api/site-settings.ts";
import { type ServiceState, serviceStateOf } from "shared-runtime/time/service-state.ts";
import type { GlobalSettings } from "./content/global-settings.ts";

/** A sentence for the whole site. Its id is another one as soon as a letter of it changes. */
export interface SiteMessage {
  readonly id: string;
  readonly text: string;
}

/** What the global settings say at a moment. */
export interface PageService {
  readonly messages: readonly SiteMessage[];
  readonly sessionTimeout: GlobalSettings["sessionTimeout"] | undefined;
  readonly stateOf: (feature: Feature) => ServiceState;
  /** Is another text as soon as something of this is another. */
  readonly key: string;
}

/** `now` is in milliseconds since 1970. A site without settings has nothing to say, and nothing off. */
export function pageServiceAt(settings: GlobalSettings | undefined, now: number): PageService {
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
