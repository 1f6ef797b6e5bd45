import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Attachment } from "./attachments.ts";
import { createFolderStore } from "./folder-store.ts";
import { createIncomingFiles } from "./incoming-files.ts";
import { uploadKinds } from "../submissions/upload-kinds.ts";
import { createUploads } from "./uploads.ts";

let incomingFolder: string;
let storeFolder: string;
beforeEach(async () => {
  incomingFolder = await mkdtemp(join(tmpdir(), "incoming-"));
  storeFolder = await mkdtemp(join(tmpdir(), "store-"));
});
afterEach(async () => {
  for (const folder of [incomingFolder, storeFolder]) await rm(folder, { recursive: true });
});

it("has a file while it moves from the incoming ones to the store", async () => {
  let file: Attachment = {
    id: "0b2d3c1e-4a55-4f0e-9f3b-7c9a8d1e2f34",
    kind: "service-form",
    formId: "LHO0076",
    name: "svar.pdf",
    fileName: "member-7-LHO0076-20261125080000000.pdf",
    size: 9,
    status: "uploading",
  };
  const moved = Promise.withResolvers<void>();
  const activation = Promise.withResolvers<void>();
  const uploads = createUploads({
    kinds: uploadKinds,
    incoming: createIncomingFiles(incomingFolder),
    store: createFolderStore(storeFolder),
    scanner: undefined,
    log: pino({ enabled: false }),
    attachments: {
      begin: () => Promise.reject(new Error("unused")),
      roomFor: () => Promise.reject(new Error("unused")),
      noteReceived: () => Promise.resolve(),
      abandon: () => Promise.reject(new Error("unused")),
      remove: () => Promise.reject(new Error("unused")),
      find: () => Promise.resolve(file),
      findForReceiver: () => Promise.reject(new Error("unused")),
      async activate() {
        moved.resolve();
        await activation.promise;
        file = { ...file, status: "active" };
        return "active";
      },
    },
  });
  await writeFile(join(incomingFolder, file.id), "%PDF-1.7\n");

  const finished = uploads.finish({ id: file.id, userId: "member-7" });
  await moved.promise;
  const found = uploads.find({ id: file.id, userId: "member-7" });
  activation.resolve();
  expect(await found).toMatchObject({ status: "active", offset: 9 });
  expect(await finished).toMatchObject({ kind: "stored" });
});
