import { createHash } from "node:crypto";
import { type OpeningState, openingStateAt, type OpenWeek } from "./opening-hours.ts";
import { Feature, type ServiceTexts, type ServiceWindow, type SiteSettings } from "shared-runtime/api/site-settings.ts";
import { closedSentence } from "shared-runtime/time/closed-sentence.ts";
import { type ServiceState, serviceStateOf } from "shared-runtime/time/service-state.ts";
import { defaultServiceTexts } from "shared-runtime/time/service-texts.ts";

/** The texts of the dialog before a session ends. `{tid}` and `{minutter}` are replaced by the time left. */
export interface TimeoutTexts extends Readonly<SiteSettings["sessionTimeout"]> {
  readonly leftText: string;
  readonly minutesText: string;
  readonly lastMinuteText: string;
  readonly finalText: string;
  readonly problemText: string;
  /** Shown on the next page to a member who was signed out because the dialog was not answered. */
  readonly signedOutText: string;
}

/** The global settings of the content that depend on the time. */
export interface TimedSettings {
  /** The windows of each feature. Those of `header` apply to the whole site. */
  readonly serviceMessages: Readonly<Record<Feature | "header", readonly ServiceWindow[]>>;
  readonly serviceTexts: ServiceTexts;
  readonly sessionTimeout: TimeoutTexts;
  /** The hours in which the telephone is answered. */
  readonly openingHours?: OpenWeek | undefined;
}

/** A sentence for the whole site. Its id changes with its text. */
export interface SiteMessage {
  readonly id: string;
  readonly text: string;
}

/** The effect of the service windows that are open at a given time. */
export interface ServiceWindows {
  readonly messages: readonly SiteMessage[];
  readonly sessionTimeout: TimedSettings["sessionTimeout"] | undefined;
  readonly stateOf: (feature: Feature) => ServiceState;
  /** The messages of a state; if the feature is off and has none, a sentence that says when the feature is on again. */
  readonly messagesOf: (state: ServiceState) => readonly string[];
  /** The opening hours of the telephone and their state; `undefined` if the settings have none. */
  readonly telephone: (OpeningState & { readonly week: OpenWeek }) | undefined;
  /** Changes whenever the messages or states do. */
  readonly key: string;
  /** The next time at which a window opens or closes, in milliseconds since 1970; `undefined` if none will. */
  readonly changesAt: number | undefined;
}

/**
 * `now` is in milliseconds since 1970. Without settings, there are no messages and all features are on. Returns the
 * same object until something in it changes.
 */
export function serviceWindowsAt(settings: TimedSettings | undefined, now: number): ServiceWindows {
  const known = found.get(settings ?? noSettings);
  if (known && known.from <= now && now < known.until) return known.windows;
  const windows = windowsAt(settings, now);
  const until = Math.min(windows.changesAt ?? Infinity, windows.telephone?.changesAt ?? Infinity);
  found.set(settings ?? noSettings, { from: now, until, windows });
  return windows;
}

interface Found {
  readonly from: number;
  readonly until: number;
  readonly windows: ServiceWindows;
}

const noSettings = {};
const found = new WeakMap<object, Found>();

function windowsAt(settings: TimedSettings | undefined, now: number): ServiceWindows {
  const stateOf = (place: Feature | "header") =>
    serviceStateOf(settings && { serviceWindows: settings.serviceMessages }, place, now);
  const states = ["header" as const, ...Feature.options].map(stateOf);
  return {
    messages: stateOf("header").messages.map((text) => ({ id: shortHash(text), text })),
    sessionTimeout: settings?.sessionTimeout,
    stateOf,
    messagesOf: ({ messages, offUntil }) =>
      messages.length === 0 && offUntil !== undefined
        ? [closedSentence((settings?.serviceTexts ?? defaultServiceTexts).closedText, offUntil)]
        : messages,
    telephone: settings?.openingHours && { week: settings.openingHours, ...openingStateAt(settings.openingHours, now) },
    key: JSON.stringify(states.map(({ messages, offUntil }) => [messages, offUntil])),
    changesAt: settings && nextChange(settings, now),
  };
}

function nextChange({ serviceMessages }: TimedSettings, now: number): number | undefined {
  const moments = Object.values(serviceMessages)
    .flatMap((windows) => windows.flatMap(({ from, to }) => [Date.parse(from), Date.parse(to)]))
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 12);
}
