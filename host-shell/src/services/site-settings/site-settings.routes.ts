import { Hono } from "hono";
import { Feature, type ServiceWindow, type SiteSettings } from "shared-runtime/api/site-settings.ts";
import type { TimedSettings } from "./service-windows.ts";
import type { AdviceOverrides } from "../../engines/cv-review/criteria/advice/advice-texts.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { tryLater } from "../../api/answers/problem.ts";

/** The global settings of the content that tools and capabilities need. */
export interface ToolSettings extends TimedSettings, Pick<SiteSettings, "formResponse"> {
  /** The sentences of the CV review that editors have replaced. */
  readonly cvAdvice: AdviceOverrides;
}

/** Resolves with the global settings of the content; with `undefined` if it has none. */
export type FindSettings = () => Promise<ToolSettings | undefined>;

export interface SiteSettingsDeps {
  readonly findSettings: FindSettings;
  /** The server's clock, in milliseconds since 1970. */
  readonly clock?: () => number;
}

/** Answers with the settings of the site that tools on pages of any origin need. They contain no personal data. */
export function siteSettings({ findSettings, clock = Date.now }: SiteSettingsDeps) {
  return new Hono<ApiEnv>().get("/api/site-settings", async (c) => {
    c.header("access-control-allow-origin", "*");
    const settings = await findSettings();
    if (!settings) return tryLater(c, 60);
    const windowsOf = (feature: Feature): [Feature, ServiceWindow[]] => [
      feature,
      [...settings.serviceMessages[feature]],
    ];
    const serviceWindows = Object.fromEntries(Feature.options.map(windowsOf));
    const { formResponse, serviceTexts } = settings;
    const hours = settings.openingHours && { openingHours: [...settings.openingHours] };
    const { title, text, renewLabel, logoutLabel } = settings.sessionTimeout;
    const sessionTimeout = { title, text, renewLabel, logoutLabel };
    const now = new Date(clock()).toISOString();
    const answer = { now, formResponse, sessionTimeout, serviceWindows, serviceTexts, ...hours };
    return c.json(answer satisfies SiteSettings);
  });
}
