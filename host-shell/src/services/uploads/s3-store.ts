import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { S3mini } from "s3mini";
import type { FileStore } from "./file-store.ts";

export interface S3Settings {
  /** The address of the bucket, including a path for the objects, if any. */
  readonly url: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/** The milliseconds for a call: enough for 10 MB at 100 kB per second. */
const timeoutMs = 120_000;

/** Stores files with the S3 protocol. Other programs may use the same bucket. */
export function createS3Store({ url, region, key, secret }: S3Settings): FileStore {
  const bucket = new S3mini({
    accessKeyId: key,
    secretAccessKey: secret,
    endpoint: url,
    region,
    requestAbortTimeout: timeoutMs,
    // Refuses redirects, which could send a file to another host or without TLS.
    fetch: (address, request) => fetch(address, { ...request, redirect: "error" }),
  });
  return {
    async put(id, path) {
      // The blob is read from the disk while it is being sent.
      await bucket.putObject(id, await openAsBlob(path));
      await rm(path, { force: true });
    },
    async open(id) {
      const answer = await bucket.getObjectResponse(id);
      return answer?.body ? Readable.fromWeb(answer.body as NodeReadableStream) : undefined;
    },
    async remove(id) {
      await bucket.deleteObject(id);
    },
  };
}
