import { join } from "node:path";
import type { Logger } from "pino";
import type { UserOf } from "../../api/guards/signed-in.ts";
import type { OperatorGuard } from "../../api/guards/operator-guard.ts";
import { receivedFiles, uploadCalls } from "./uploads.routes.ts";
import type { Tables } from "../../database/database.ts";
import type { DiskShare } from "../../disk/disk-share.ts";
import type { ClientAddress } from "../../http/client-address.ts";
import { folderStorage } from "../../disk/folder-storage.ts";
import { makeFolder } from "../../settings/make-folder.ts";
import type { Capability } from "../capability.ts";
import { createStorageRoom } from "../../disk/storage-room.ts";
import { type Attachments, createAttachmentRetention, mostUnclaimedBytes } from "./attachments.ts";
import { createClamd } from "./clamd.ts";
import { createFolderStore } from "./folder-store.ts";
import { createIncomingFiles } from "./incoming-files.ts";
import { createS3Store, type S3Settings } from "./s3-store.ts";
import type { UploadKind } from "../submissions/upload-kinds.ts";
import { createUploads } from "./uploads.ts";
import { createUploadsSweep } from "./uploads-sweep.ts";

interface Options {
  readonly tables: Tables;
  readonly attachments: Attachments;
  readonly kinds: readonly UploadKind[];
  /** The folder of files that are not complete and, without S3, of all files. */
  readonly folder: string;
  readonly disk: DiskShare;
  readonly s3: S3Settings | undefined;
  /** The address of ClamAV's daemon. */
  readonly clamdSocket: string | undefined;
  readonly guard: OperatorGuard;
  readonly userOf: UserOf;
  readonly addressOf: ClientAddress;
  readonly log: Logger;
}

/**
 * Receives the files of service forms, scans them if there is a scanner, and deletes files that were never sent with a
 * form.
 */
export function uploadsCapability(options: Options): Capability {
  const { tables, attachments, kinds, folder, disk, s3, clamdSocket, guard, userOf, addressOf, log } = options;
  const [incomingFolder, storedFolder] = [join(folder, "incoming"), join(folder, "stored")];
  for (const one of [incomingFolder, storedFolder]) makeFolder(one, { setting: "UPLOADS_DIR", mode: 0o700 });
  const incoming = createIncomingFiles(incomingFolder, disk);
  const store = s3 ? createS3Store(s3) : createFolderStore(storedFolder);
  const scanner = clamdSocket === undefined ? undefined : createClamd({ address: clamdSocket });
  const uploads = createUploads({ kinds, attachments, incoming, store, scanner, log });
  const room = createStorageRoom({
    of: "files of service forms",
    most: mostUnclaimedBytes,
    count: attachments.unclaimedBytes,
    freeBytes: async () => disk.freeBytes(folder),
    reserve: disk.reserve,
    log,
  });
  return {
    routes: [uploadCalls({ uploads, userOf, addressOf, log })],
    operatorRoutes: [receivedFiles({ uploads, guard })],
    sweeps: [createAttachmentRetention(tables), createUploadsSweep({ tables, incoming, store })],
    start: () => void room.isNearlyFull(),
    // Without room, only uploads fail; all other pages and calls work.
    ready: {
      formFileStorage: async () => {
        const state = folderStorage(folder, disk);
        return { ...state, warns: room.isNearlyFull() || state.warns };
      },
      ...(scanner && {
        virusScanner: async () => ({ passes: true, source: { answers: await scanner.answers() } }),
      }),
    },
  };
}
