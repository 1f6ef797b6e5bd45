import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { usualDiskShare } from "../../../disk/disk-share.ts";
import type { Tables } from "../../../database/database.ts";
import { createClientAddress } from "../../../http/client-address.ts";
import { createLogger } from "../../../logging/logger.ts";
import { listen } from "../../../server/listen.ts";
import { createAttachments } from "../attachments.ts";
import type { FileStore } from "../file-store.ts";
import { createFolderStore } from "../folder-store.ts";
import { createIncomingFiles } from "../incoming-files.ts";
import { attachmentsOfForms } from "../../submissions/kinds/service-form.kind.ts";
import { createUploads, type UploadsOptions } from "../uploads.ts";
import { createUploadsSweep } from "../uploads-sweep.ts";
import { createApi } from "../../../api/create-api.ts";
import type { UserOf } from "../../../api/guards/signed-in.ts";
import { testGuard } from "../../../api/testing/test-guard.ts";
import { createOperatorAccess } from "../../operator-tokens/operator-access.ts";
import { createOperatorGuard } from "../../../api/guards/operator-guard.ts";
import { createSecurityLog } from "../../../api/guards/security-log.ts";
import { receivedFiles, uploadCalls } from "../uploads.routes.ts";
import { type Pace, uploadPace } from "../../../api/uploads/upload-pace.ts";

/** A kind with attachments that two forms send. */
export const testUploads = { name: "form.test", attachments: attachmentsOfForms, formIds: ["LHO0076", "LHO0141"] };

export const testAdminToken = "the-token-of-operators-in-these-tests";

export interface UploadServer {
  readonly url: string;
  /** The ids of files on the disk. */
  readonly incoming: () => Promise<readonly string[]>;
  readonly incomingSizes: () => Promise<readonly number[]>;
  readonly stored: () => Promise<readonly string[]>;
  readonly sweep: () => Promise<number>;
  readonly log: readonly string[];
  readonly stop: () => Promise<void>;
}

interface Options extends Partial<Pick<UploadsOptions, "scanner">> {
  readonly tables: Tables;
  readonly perMinute?: number;
  readonly pace?: Pace;
  readonly freeBytes?: () => number;
  readonly store?: FileStore;
  readonly allowedOrigins?: readonly string[];
}

/**
 * Starts the calls of uploads on a real server. The header `x-user` names the signed-in user, and `x-forwarded-for` the
 * address.
 */
export async function startUploadServer({
  tables,
  perMinute = 1_000,
  pace = uploadPace,
  freeBytes,
  store,
  scanner,
  allowedOrigins = [],
}: Options): Promise<UploadServer> {
  const folder = await mkdtemp(join(tmpdir(), "uploads-"));
  const [incomingFolder, storedFolder] = [join(folder, "incoming"), join(folder, "stored")];
  for (const one of [incomingFolder, storedFolder]) await mkdir(one);
  const lines: string[] = [];
  const log = createLogger("debug", { write: (line) => lines.push(line) });
  const incoming = createIncomingFiles(incomingFolder, { ...usualDiskShare, ...(freeBytes && { freeBytes }) });
  const files = store ?? createFolderStore(storedFolder);
  const attachments = createAttachments(tables);
  const uploads = createUploads({ kinds: [testUploads], attachments, incoming, store: files, scanner, log });
  const userOf: UserOf = async (c) => userNamed(c.req.header("x-user"));
  const calls = uploadCalls({
    uploads,
    userOf,
    addressOf: createClientAddress(["127.0.0.1"]),
    pace,
    log,
  });
  const access = createOperatorAccess({ find: async () => undefined }, testAdminToken);
  const guard = createOperatorGuard(access, createSecurityLog({ log }));
  const api = createApi({
    routes: [calls, receivedFiles({ uploads, guard })],
    readiness: {},
    allowedOrigins,
    guard: testGuard({ calls: { uploads: perMinute }, userOf, allowedOrigins }),
    log,
  });
  const server = await listen(() => api, { host: "127.0.0.1", port: 0 });
  return {
    url: `http://127.0.0.1:${server.port}`,
    incoming: () => readdir(incomingFolder),
    incomingSizes: async () =>
      Promise.all((await readdir(incomingFolder)).map(async (name) => (await stat(join(incomingFolder, name))).size)),
    stored: () => readdir(storedFolder),
    sweep: createUploadsSweep({ tables, incoming, store: files }).sweep,
    log: lines,
    async stop() {
      await server.close(1_000);
      await rm(folder, { recursive: true });
    },
  };
}

function userNamed(id: string | undefined): MemberUser | undefined {
  if (!id) return undefined;
  return { id, memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" }, contactInfo: {} };
}

interface Sent {
  readonly name?: string;
  readonly content?: Uint8Array | string;
  readonly user?: string | undefined;
  readonly formId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a file as the widget does. */
export async function sendFile(
  { url }: Pick<UploadServer, "url">,
  { name = "svar.pdf", content = "%PDF-1.7\n", user = "member-7", formId = "LHO0076", headers = {} }: Sent = {},
): Promise<Response> {
  const body = new FormData();
  body.append("fileName", name);
  body.append("file", new Blob([content as BlobPart]), "blob");
  return fetch(`${url}/api/forms/post-upload-file?formId=${formId}`, {
    method: "POST",
    headers: { "x-user": user, "x-filename": encodeURIComponent(name), ...headers },
    body,
  });
}
