import * as v from "valibot";
import { join, resolve } from "node:path";
import { text, wholeNumber } from "../checks.ts";
import { refuseUnencrypted } from "../refuse-unencrypted.ts";
import { type Given, optionalSetting, setting, type Surroundings } from "../setting.ts";
import { StartRefused } from "../start-refused.ts";

export const uploadsEntries = {
  UPLOADS_PER_MINUTE: setting(
    wholeNumber(1, 100_000),
    "Files of service forms that one client address may begin to upload in a minute, and also one member.",
    "60",
  ),
  UPLOADS_DIR: optionalSetting(
    v.string(),
    "Folder with the files of service forms, which several servers may share. Not set: `uploads` in `DATA_DIR`.",
  ),
  UPLOADS_S3_URL: optionalSetting(
    text(
      /^https?:\/\/[^\s/]+\/[^\s?#]*[^\s?#/]$/,
      "must be the address of a bucket, like https://s3.example.dk/uploads",
    ),
    "Bucket of an S3-compatible store for these files. Not set: they are in `UPLOADS_DIR`. Needs the three settings below.",
  ),
  UPLOADS_S3_REGION: optionalSetting(text(/^[a-z0-9-]+$/, "must be a region like eu-north-1"), "Region of the bucket."),
  UPLOADS_S3_KEY: optionalSetting(text(/^\S+$/, "must not contain blanks"), "Access key of the bucket."),
  UPLOADS_S3_SECRET: optionalSetting(text(/^\S+$/, "must not contain blanks"), "Secret of the access key."),
  CLAMD_SOCKET: optionalSetting(
    text(
      /^(?:\/.+|tcp:\/\/[^\s/:]+:\d{1,5})$/,
      "must be the path of a socket, or an address like tcp://127.0.0.1:3310",
    ),
    "Socket of ClamAV's daemon, which scans these files. Not set: they are not scanned for viruses.",
  ),
};

type UploadsGiven = Given<typeof uploadsEntries>;

export interface UploadsSettings {
  readonly uploadsPerMinute: number;
  /** Absolute path. */
  readonly uploadsDir: string;
  readonly uploadsS3:
    | { readonly url: string; readonly region: string; readonly key: string; readonly secret: string }
    | undefined;
  /** The path of a socket, or `tcp://host:port`. */
  readonly clamdSocket: string | undefined;
}

export function uploadsSettings(given: UploadsGiven, { dataDir, unencryptedHosts }: Surroundings): UploadsSettings {
  const uploadsS3 = uploadsS3Of(given, unencryptedHosts);
  refuseUnencrypted("CLAMD_SOCKET", given.CLAMD_SOCKET, unencryptedHosts);
  return {
    uploadsPerMinute: given.UPLOADS_PER_MINUTE,
    uploadsDir: resolve(given.UPLOADS_DIR ?? join(dataDir, "uploads")),
    uploadsS3,
    clamdSocket: given.CLAMD_SOCKET,
  };
}

function uploadsS3Of(given: UploadsGiven, hosts: Surroundings["unencryptedHosts"]): UploadsSettings["uploadsS3"] {
  const { UPLOADS_S3_URL: url, UPLOADS_S3_REGION: region, UPLOADS_S3_KEY: key, UPLOADS_S3_SECRET: secret } = given;
  if ([url, region, key, secret].every((one) => one === undefined)) return undefined;
  if (url === undefined || region === undefined || key === undefined || secret === undefined) {
    throw new StartRefused(
      "UPLOADS_S3_URL, UPLOADS_S3_REGION, UPLOADS_S3_KEY and UPLOADS_S3_SECRET need each other: set all four, or none.",
    );
  }
  refuseUnencrypted("UPLOADS_S3_URL", url, hosts);
  return { url, region, key, secret };
}
