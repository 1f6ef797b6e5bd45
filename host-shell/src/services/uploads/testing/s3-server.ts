import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "../s3-store.ts";

export interface S3Server {
  readonly settings: S3Settings;
  /** Resolves with the names of the objects under the prefix. */
  readonly objects: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server that speaks S3, with a bucket in which our files have a prefix. The server accepts one key and checks
 * no signatures.
 */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "s3-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: "bucket" }],
  });
  const { port } = await server.run();
  return {
    settings: { url: `http://127.0.0.1:${port}/bucket/uploads`, region: "eu-north-1", key: "S3RVER", secret: "S3RVER" },
    async objects() {
      const names = await readdir(join(directory, "bucket/uploads")).catch(() => []);
      return names.filter((name) => name.endsWith("._S3rver_object")).map((name) => name.split(".")[0] ?? "");
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
