import * as v from "valibot";
import { Environment } from "./environment.ts";
import { type ContentSettings, contentSettings } from "./groups/content.ts";
import { type CvsSettings, cvsSettings } from "./groups/cvs.ts";
import { type DatabaseSettings, databaseSettings } from "./groups/database.ts";
import { type FormsSettings, formsSettings } from "./groups/forms.ts";
import { type JobsSettings, jobsSettings } from "./groups/jobs.ts";
import { type ListeningSettings, listeningSettings } from "./groups/listening.ts";
import { type ObservingSettings, observingSettings } from "./groups/observing.ts";
import { type SearchSettings, searchSettings } from "./groups/search.ts";
import { type SignInSettings, signInSettings } from "./groups/sign-in.ts";
import { type SystemsSettings, systemsSettings } from "./groups/systems.ts";
import { type TracingSettings, tracingSettings } from "./groups/tracing.ts";
import { type UploadsSettings, uploadsSettings } from "./groups/uploads.ts";
import { type WidgetsSettings, widgetsSettings } from "./groups/widgets.ts";
import { isLocal } from "./is-local.ts";
import type { Surroundings } from "./setting.ts";
import { StartRefused } from "./start-refused.ts";

/** All settings, validated. Each part of the server takes the groups that it needs. */
export interface Settings
  extends
    ListeningSettings,
    DatabaseSettings,
    ContentSettings,
    SystemsSettings,
    SearchSettings,
    WidgetsSettings,
    CvsSettings,
    JobsSettings,
    SignInSettings,
    FormsSettings,
    UploadsSettings,
    TracingSettings,
    ObservingSettings {}

/**
 * Reads and validates all settings. Throws `StartRefused` for the first invalid one. An empty setting counts as not
 * set.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = v.safeParse(Environment, set);
  if (!parsed.success) throw new StartRefused(sentenceAbout(parsed.issues[0]));
  const given = parsed.output;
  const surroundings = surroundingsOf(given);
  return {
    ...signInSettings(given, surroundings),
    ...listeningSettings(given),
    ...databaseSettings(given),
    ...contentSettings(given, surroundings),
    ...systemsSettings(given),
    ...searchSettings(given, surroundings),
    ...widgetsSettings(given, surroundings),
    ...cvsSettings(given),
    ...jobsSettings(given, surroundings),
    ...formsSettings(given, surroundings),
    ...uploadsSettings(given, surroundings),
    ...tracingSettings(given),
    ...observingSettings(given),
  };
}

type Given = v.InferOutput<typeof Environment>;

function surroundingsOf({
  HOST: host,
  PUBLIC_URL: publicUrl,
  DATA_DIR,
  DATABASE_URL,
  UNENCRYPTED_HOSTS,
}: Given): Surroundings {
  const local = isLocal({ host, publicUrl });
  return {
    isLocal: local,
    isForTrying: local && DATABASE_URL === undefined,
    reachedAt: isLocal({ host, publicUrl: undefined }) ? `PUBLIC_URL ${publicUrl}` : `HOST ${host}`,
    publicUrl,
    dataDir: DATA_DIR,
    unencryptedHosts: UNENCRYPTED_HOSTS,
  };
}

function sentenceAbout(issue: v.InferIssue<typeof Environment>): string {
  return `${v.getDotPath(issue) ?? "A setting"} ${issue.message}.`;
}
