import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { S3mini } from "s3mini";
import type { FileStore } from "./file-store.ts";

export interface S3Settings {
  /** The bucket's address, with the path of the objects in it, if any. */
  readonly url: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/** Long enough for 10 MB at 100 kB a second. */
const timeoutMs = 120_000;

/** Files in a store that speaks S3. Other programs may use the same bucket. */
export function createS3Store({ url, region, key, secret }: S3Settings): FileStore {
  const bucket = new S3mini({
    accessKeyId: key,
    secretAccessKey: secret,
    endpoint: url,
    region,
    requestAbortTimeout: timeoutMs,
    // A redirect could take a file to another host, or off TLS.
    fetch: (address, request) => fetch(address, { ...request, redirect: "error" }),
  });
  return {
    async put(id, path) {
      // The blob is read from the disk while it is sent.
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
