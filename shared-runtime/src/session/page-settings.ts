import { signal, type ReadonlySignal } from "@preact/signals-react";
import * as v from "valibot";
import { SiteSettings } from "../api/site-settings.ts";

/** The settings of the page: those of the CMS once they are loaded, and defaults until then. */
export interface PageSettings extends Pick<SiteSettings, "formResponse" | "serviceWindows"> {
  readonly isKnown: boolean;
  /** True if the server has answered that there are none. Absent if an older widget of the page has loaded them. */
  readonly isMissing?: boolean;
  /** The server's clock, in milliseconds since 1970. The visitor's may be wrong. */
  readonly clock: () => number;
}

const defaultSettings: PageSettings = {
  isKnown: false,
  clock: () => Date.now(),
  serviceWindows: {},
  formResponse: {
    successTitle: "Tak, vi har fået dine oplysninger",
    successButtonText: "Fortsæt",
    errorTitle: "Vi fik ikke dine oplysninger",
    errorButtonText: "Prøv igen",
  },
};

// Shared by independently built widgets, like the page's session. The number increases when its shape changes.
const place = Symbol.for("shared-runtime/site-settings/1");

/** The settings of the page, which the first call requests from the server. `apiUrl` ends in `/api/`. */
export function pageSettings(apiUrl: string): ReadonlySignal<PageSettings> {
  const page = globalThis as { [place]?: ReadonlySignal<PageSettings> };
  return (page[place] ??= loadSettings(apiUrl));
}

function loadSettings(apiUrl: string): ReadonlySignal<PageSettings> {
  const current = signal(defaultSettings);
  void fetchSettings(apiUrl).then((settings) => {
    current.value = settings;
  });
  return current;
}

async function fetchSettings(apiUrl: string): Promise<PageSettings> {
  try {
    const response = await fetch(`${apiUrl}site-settings`, {
      credentials: "omit",
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 503) return { ...defaultSettings, isMissing: true };
    const { now, formResponse, serviceWindows } = v.parse(SiteSettings, await response.json());
    const ahead = Date.parse(now) - Date.now();
    return { isKnown: true, clock: () => Date.now() + ahead, formResponse, serviceWindows };
  } catch {
    return defaultSettings;
  }
}
