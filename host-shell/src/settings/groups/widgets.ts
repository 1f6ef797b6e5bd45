import * as v from "valibot";
import { dirname, join, resolve } from "node:path";
import { isUnalterable } from "shared-runtime/api/override-links.ts";
import { origins, text, wholeNumber } from "../checks.ts";
import { type WebhookSetting, webhookOf } from "../webhook.ts";
import { type Given, optionalSetting, setting, type Surroundings } from "../setting.ts";

/** The origins on which `npm run dev` serves a widget. */
const developmentOrigins = [5_173, 5_174, 5_175, 5_176].map((port) => `http://localhost:${port}`);

export const widgetsEntries = {
  WIDGETS_DIR: optionalSetting(
    v.string(),
    "Folder with the published widgets, which several servers may share. Not set: `widgets` in `DATA_DIR`.",
  ),
  RELEASES_DIR: optionalSetting(
    v.string(),
    "Folder with the scripts, styles and fonts of recent releases, which several servers must share. Not set: `releases` next to `WIDGETS_DIR`.",
  ),
  RELEASE_DAYS: setting(
    wholeNumber(1, 365),
    "Days after the last server of a release has stopped on which pages that were opened before still work.",
    "30",
  ),
  WIDGETS_URL: optionalSetting(
    text(/^https?:\/\/\S+\/$/, "must be an address that ends in a slash, like https://cdn.example.dk/widgets/"),
    "Where pages fetch published widgets from, such as a CDN in front of `/widgets/`. Not set: from this server.",
  ),
  LOCAL_WIDGETS_DIR: setting(
    v.string(),
    "Folder with widgets built on this machine. They serve a channel as long as nothing is published on it.",
    "widgets",
  ),
  OVERRIDE_ORIGINS: optionalSetting(
    v.pipe(
      origins,
      v.check(
        (list) => list.every(isUnalterable),
        "must begin with https://, except on this machine, like http://localhost:5173: whoever is on the way could replace the widget",
      ),
    ),
    "Origins of development servers that `?widget-override` may load a widget from, separated by commas. Not set: `http://localhost:5173` to `5176` where visitors reach the server on a loopback address, else none.",
  ),
  DEPLOY_ADMIN_TOKEN: optionalSetting(
    text(/^.{32,}$/, "must have at least 32 characters"),
    "The administrator's token: makes and revokes those of operators, and has all of their rights. Not set: generated at the first start, in `DATA_DIR`.",
  ),
  WIDGET_FAILURE_LIMIT: setting(
    wholeNumber(1, 100),
    "Percentage of loads that may fail before a version is taken out of its channel.",
    "20",
  ),
  WIDGET_FAILURE_MINIMUM: setting(
    wholeNumber(1, 100_000),
    "Client addresses that must report loads of a version before it is judged.",
    "20",
  ),
  RELEASE_WEBHOOK_URL: optionalSetting(
    text(/^https?:\/\/\S+$/, "must be an address like https://chat.example.dk/releases"),
    "Where the news of gradual releases, and of pages that stopped reporting, are delivered. Not set: nowhere.",
  ),
  RELEASE_WEBHOOK_SECRET: optionalSetting(
    text(/^.{32,}$/, "must have at least 32 characters"),
    "Signs them. Required with `RELEASE_WEBHOOK_URL`.",
  ),
};

export interface WidgetsSettings {
  /** Absolute path. */
  readonly widgetsDir: string;
  /** Absolute path. */
  readonly releasesDir: string;
  readonly releasesKeptMs: number;
  /** Base URL, with a slash at the end. */
  readonly widgetsUrl: string | undefined;
  /** Absolute path. */
  readonly localWidgetsDir: string;
  readonly overrideOrigins: readonly string[];
  readonly deployAdminToken: string | undefined;
  /** The percentage of failures at which a version is rolled back. */
  readonly widgetFailureLimit: number;
  readonly widgetFailureMinimum: number;
  readonly releaseWebhook: WebhookSetting | undefined;
}

export function widgetsSettings(
  given: Given<typeof widgetsEntries>,
  { isLocal, dataDir }: Surroundings,
): WidgetsSettings {
  const widgetsDir = resolve(given.WIDGETS_DIR ?? join(dataDir, "widgets"));
  return {
    widgetsDir,
    releasesDir: resolve(given.RELEASES_DIR ?? join(dirname(widgetsDir), "releases")),
    releasesKeptMs: given.RELEASE_DAYS * 86_400_000,
    widgetsUrl: given.WIDGETS_URL,
    localWidgetsDir: resolve(given.LOCAL_WIDGETS_DIR),
    overrideOrigins: given.OVERRIDE_ORIGINS ?? (isLocal ? developmentOrigins : []),
    deployAdminToken: given.DEPLOY_ADMIN_TOKEN,
    widgetFailureLimit: given.WIDGET_FAILURE_LIMIT,
    widgetFailureMinimum: given.WIDGET_FAILURE_MINIMUM,
    releaseWebhook: webhookOf(
      "RELEASE",
      given.RELEASE_WEBHOOK_URL,
      given.RELEASE_WEBHOOK_SECRET,
      "nobody on the way may change what it says",
    ),
  };
}
