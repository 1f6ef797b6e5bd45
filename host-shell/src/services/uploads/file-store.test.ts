import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";
import { createS3Store } from "./s3-store.ts";
import { startSignatureServer } from "./testing/signature-server.ts";
import { type S3Server, startS3Server } from "./testing/s3-server.ts";
import { pdfOf } from "./testing/sample-files.ts";

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"));
  server = await startS3Server();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

interface Kind {
  readonly name: string;
  readonly open: () => Promise<{ readonly store: FileStore; readonly names: () => Promise<readonly string[]> }>;
}

const kinds: readonly Kind[] = [
  {
    name: "in a folder",
    async open() {
      const stored = await mkdtemp(join(folder, "stored-"));
      return { store: createFolderStore(stored), names: () => readdir(stored) };
    },
  },
  {
    name: "in an S3 store",
    open: async () => ({ store: createS3Store(server.settings), names: server.objects }),
  },
];

describe.each(kinds)("files $name", ({ open }) => {
  it("are what they were, take the place of the incoming file, and can be removed", async () => {
    const { store, names } = await open();
    const path = join(folder, "incoming");
    const content = pdfOf(10_485_760);
    await writeFile(path, content);
    const id = crypto.randomUUID();
    await store.put(id, path);
    expect([await names(), (await readdir(folder)).includes("incoming")]).toEqual([[id], false]);
    const stream = await store.open(id);
    expect(stream && content.equals(await buffer(stream))).toBe(true);
    await store.remove(id);
    expect([await names(), await store.open(id)]).toEqual([[], undefined]);
    await store.remove(id);
  });
});

describe("an S3 store", () => {
  it("that refuses or is away stores nothing, and the incoming file stays", async () => {
    const path = join(folder, "kept");
    await writeFile(path, "a letter");
    for (const [change, message] of [
      [{ key: "unknown" }, "InvalidAccessKeyId"],
      [{ url: "http://127.0.0.1:1/bucket" }, "fetch failed"],
    ] as const) {
      const store = createS3Store({ ...server.settings, ...change });
      await expect(store.put(crypto.randomUUID(), path)).rejects.toThrow(message);
    }
    expect([await server.objects(), await readdir(folder)]).toEqual([[], expect.arrayContaining(["kept"])]);
  });

  it("that leads elsewhere gets no file there", async () => {
    const asked: (string | undefined)[] = [];
    const elsewhere = createServer((request, response) => {
      asked.push(request.url);
      request.resume().on("end", () => response.writeHead(307, { location: "/elsewhere" }).end());
    });
    await once(elsewhere.listen(0, "127.0.0.1"), "listening");
    const { port } = elsewhere.address() as AddressInfo;
    const store = createS3Store({ ...server.settings, url: `http://127.0.0.1:${port}/bucket` });
    const path = join(folder, "led");
    await writeFile(path, "a letter");
    await expect(store.put("id", path)).rejects.toThrow("fetch failed");
    expect([asked, await readdir(folder)]).toEqual([["/bucket/id"], expect.arrayContaining(["led"])]);
    elsewhere.closeAllConnections();
    elsewhere.close();
  });

  it("is asked with signatures, and told the length of a file before it", async () => {
    const server = await startSignatureServer("between us");
    const settings = { url: server.url, region: "eu-north-1", key: "AKIA" };
    const [right, wrong] = ["between us", "a guess"].map((secret) => createS3Store({ ...settings, secret }));
    const path = join(folder, "signed");
    await writeFile(path, pdfOf(200_000));
    const id = crypto.randomUUID();
    await expect(wrong?.put(id, path)).rejects.toThrow("403");
    await right?.put(id, path);
    await right?.open(id);
    await right?.remove(id);
    expect(server.asked).toEqual([
      ["PUT", false, "200000"],
      ["PUT", true, "200000"],
      ["GET", true, undefined],
      ["DELETE", true, undefined],
    ]);
    await server.stop();
  });
});
