import { signal, type ReadonlySignal } from "@preact/signals-react";
import * as v from "valibot";
import { SiteSettings } from "../api/site-settings.ts";

/** What a page goes by: the content's settings once they are known, and until then what holds without them. */
export interface PageSettings extends Pick<SiteSettings, "formResponse" | "serviceWindows"> {
  readonly isKnown: boolean;
  /** The server's clock, in milliseconds since 1970: the visitor's may be wrong. */
  readonly clock: () => number;
}

const withoutSettings: PageSettings = {
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

// As with the page's session, independently built widgets share this. The number goes up when its shape changes.
const place = Symbol.for("shared-runtime/site-settings/1");

/** The settings of the page, which the first widget that wants them asks the server for. `apiUrl` ends in `/api/`. */
export function siteSettings(apiUrl: string): ReadonlySignal<PageSettings> {
  const page = globalThis as { [place]?: ReadonlySignal<PageSettings> };
  return (page[place] ??= askedFrom(apiUrl));
}

function askedFrom(apiUrl: string): ReadonlySignal<PageSettings> {
  const current = signal(withoutSettings);
  void settingsAt(apiUrl).then((settings) => {
    current.value = settings;
  });
  return current;
}

async function settingsAt(apiUrl: string): Promise<PageSettings> {
  try {
    const response = await fetch(`${apiUrl}site-settings`, {
      credentials: "omit",
      signal: AbortSignal.timeout(10_000),
    });
    const { now, formResponse, serviceWindows } = v.parse(SiteSettings, await response.json());
    const ahead = Date.parse(now) - Date.now();
    return { isKnown: true, clock: () => Date.now() + ahead, formResponse, serviceWindows };
  } catch {
    return withoutSettings;
  }
}
