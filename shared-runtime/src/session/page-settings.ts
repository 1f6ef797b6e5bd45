import { signal, type ReadonlySignal } from "@preact/signals-react";
import * as v from "valibot";
import { type ServiceTexts, SiteSettings } from "../api/site-settings.ts";
import { defaultServiceTexts } from "../time/service-texts.ts";

/** The settings of the page: those of the CMS once they are loaded, and defaults until then. */
export interface PageSettings extends Pick<SiteSettings, "formResponse" | "serviceWindows" | "openingHours"> {
  readonly isKnown: boolean;
  /** True if the server has answered that the content has no settings. */
  readonly isMissing?: boolean;
  readonly serviceTexts: ServiceTexts;
  /** The server's clock, in milliseconds since 1970, since the visitor's clock may be wrong. */
  readonly clock: () => number;
}

const defaultSettings: PageSettings = {
  isKnown: false,
  clock: () => Date.now(),
  serviceWindows: {},
  serviceTexts: defaultServiceTexts,
  formResponse: {
    successTitle: "Tak, vi har fået dine oplysninger",
    successButtonText: "Fortsæt",
    errorTitle: "Vi fik ikke dine oplysninger",
    errorButtonText: "Prøv igen",
  },
};

interface SharedSettings {
  readonly current: ReadonlySignal<PageSettings>;
  /**
   * Requests the settings from the server. Does nothing if the settings are known or already requested, or if the last
   * request failed less than `pauseMs` ago.
   */
  readonly request: () => void;
}

// Shared by independently built widgets, like the page's session. The number increases when `SharedSettings` changes.
const place = Symbol.for("shared-runtime/site-settings/2");

/** The milliseconds of the pause after a failed request. */
const pauseMs = 30_000;

/**
 * The settings of the page, which the first call requests from the server. After a failure, a later call requests them
 * again, and so does a page that is online or visible again. `apiUrl` ends in `/api/`.
 */
export function pageSettings(apiUrl: string): ReadonlySignal<PageSettings> {
  const page = globalThis as { [place]?: SharedSettings };
  const { current, request } = (page[place] ??= openSettings(apiUrl));
  request();
  return current;
}

function openSettings(apiUrl: string): SharedSettings {
  const current = signal(defaultSettings);
  /** The earliest time of the next request, by the monotonic clock, since the visitor's clock may be set meanwhile. */
  let askFrom = -Infinity;
  const request = (): void => {
    if (performance.now() < askFrom) return;
    askFrom = Infinity;
    void fetchSettings(apiUrl).then((settings) => {
      if (!settings.isKnown) askFrom = performance.now() + pauseMs;
      current.value = settings;
    });
  };
  window.addEventListener("online", request);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) request();
  });
  return { current, request };
}

async function fetchSettings(apiUrl: string): Promise<PageSettings> {
  try {
    const response = await fetch(`${apiUrl}site-settings`, {
      credentials: "omit",
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 503) return { ...defaultSettings, isMissing: true };
    const { now, serviceTexts = defaultServiceTexts, ...answer } = v.parse(SiteSettings, await response.json());
    const ahead = Date.parse(now) - Date.now();
    return { ...answer, serviceTexts, isKnown: true, clock: () => Date.now() + ahead };
  } catch {
    return defaultSettings;
  }
}
