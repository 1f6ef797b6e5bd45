import { text, wholeNumber } from "../checks.ts";
import { type Given, optionalSetting, setting } from "../setting.ts";

export const cvsEntries = {
  CV_RETENTION_DAYS: setting(
    wholeNumber(1, 365),
    "Days after which an uploaded CV and everything derived from it are deleted.",
    "30",
  ),
  CV_WORKERS: setting(wholeNumber(1, 16), "CVs that are read at once; each takes a processor and up to 500 MB.", "2"),
  CV_UPLOADS_PER_MINUTE: setting(
    wholeNumber(1, 100_000),
    "CVs that one client address may upload in a minute, and also one member.",
    "20",
  ),
  CV_MEGABYTES_PER_DAY: setting(
    wholeNumber(10, 1_000_000),
    "Megabytes of CVs that one client address may upload in a day, and each member, whatever the address.",
    "500",
  ),
  CV_STORAGE_GIGABYTES: setting(
    wholeNumber(1, 100_000),
    "Gigabytes of CVs that are stored at most. Then uploads are refused with 507 until some are deleted.",
    "10",
  ),
  CV_TOKEN_SECRET: optionalSetting(
    text(/^.{32,}$/, "must have at least 32 characters"),
    "Signs the tokens that open a CV. Not set: generated at the first start and kept in the database.",
  ),
};

export interface CvsSettings {
  readonly cvRetentionDays: number;
  readonly cvWorkers: number;
  readonly cvUploadsPerMinute: number;
  readonly cvBytesPerDay: number;
  readonly cvStorageBytes: number;
  readonly cvTokenSecret: string | undefined;
}

export function cvsSettings(given: Given<typeof cvsEntries>): CvsSettings {
  return {
    cvRetentionDays: given.CV_RETENTION_DAYS,
    cvWorkers: given.CV_WORKERS,
    cvUploadsPerMinute: given.CV_UPLOADS_PER_MINUTE,
    cvBytesPerDay: given.CV_MEGABYTES_PER_DAY * 1_048_576,
    cvStorageBytes: given.CV_STORAGE_GIGABYTES * 1_073_741_824,
    cvTokenSecret: given.CV_TOKEN_SECRET,
  };
}
