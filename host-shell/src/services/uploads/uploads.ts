import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { extensionOfContent } from "shared-runtime/rules/extension-of-content.ts";
import { objectionToUpload, uploadExtension, uploadMessages } from "shared-runtime/rules/upload.ts";
import type { Logger } from "pino";
import * as v from "valibot";
import type { AttachmentObjection } from "./attachment-objection.ts";
import type { Attachment, Attachments } from "./attachments.ts";
import { contentFits } from "./content/content-fits.ts";
import type { FileStore } from "./file-store.ts";
import { isDiskFull } from "../../disk/is-disk-full.ts";
import { logDiskFull } from "../../disk/log-disk-full.ts";
import { ContentTooLong, type IncomingFiles } from "./incoming-files.ts";
import { storedName } from "./stored-name.ts";
import type { UploadKind } from "../submissions/upload-kinds.ts";
import { uploadTitle } from "./upload-title.ts";
import { ScannerAway, type VirusScanner } from "./virus-scanner.ts";

/** Why a file is not stored. After `scanner-away` and `full`, the same file may be stored later. */
export type UploadRefusal =
  | "type"
  | "size"
  | "empty"
  | "count"
  /** The person has uploaded too many bytes that were not sent with a form. */
  | "much"
  | "unknown-form"
  | "infected"
  | "scanner-away"
  | "full"
  /** Some bytes of the file did not arrive. */
  | "unfinished"
  /** The file was removed meanwhile, or its upload never began. */
  | "gone";

export type Refused = { readonly kind: "refused"; readonly refusal: UploadRefusal };
export type UploadOutcome = { readonly kind: "stored"; readonly file: Attachment } | Refused;

export interface NewUpload {
  readonly userId: string;
  readonly formId: string;
  /** A UUID that the sender creates each time the form is filled in. Files with the same UUID are counted together. */
  readonly draft?: string | undefined;
  /** The name that the person's computer has for the file. */
  readonly name: string;
  /** In bytes; `undefined` if the size is not known yet. */
  readonly size: number | undefined;
}

export interface FoundUpload extends Attachment {
  /** The number of bytes that have arrived. */
  readonly offset: number;
}

/** One file, and the person who must own it. */
export interface UploadOf {
  readonly id: string;
  readonly userId: string;
}

export interface OpenedUpload {
  readonly file: Attachment;
  readonly content: Readable;
}

/** Files that signed-in users upload for forms. Each operation names a user; files of other users count as missing. */
export interface Uploads {
  readonly begin: (upload: NewUpload) => Promise<{ readonly kind: "begun"; readonly id: string } | Refused>;
  /**
   * Adds the next bytes. Resolves with the new size. If the content ends with an error, the bytes that arrived are
   * kept.
   */
  readonly append: (upload: UploadOf, content: Readable, offset: number) => Promise<number | Refused>;
  /**
   * Checks and stores a file whose bytes have all arrived: `size` bytes, or as many as were declared. A second call
   * resolves with the same outcome.
   */
  readonly finish: (upload: UploadOf, size?: number) => Promise<UploadOutcome>;
  /** Forgets an unfinished file. */
  readonly abandon: (upload: UploadOf) => Promise<void>;
  /** Resolves with `undefined` if there is no such file, or if it belongs to another person. */
  readonly find: (upload: UploadOf) => Promise<FoundUpload | undefined>;
  /** Like `find`, but also resolves with `undefined` for an unfinished file. */
  readonly open: (upload: UploadOf) => Promise<OpenedUpload | undefined>;
  /** Like `open`, but finds the files of all persons, for the systems that receive forms. */
  readonly openForReceiver: (id: string) => Promise<OpenedUpload | undefined>;
  readonly remove: (upload: UploadOf) => Promise<"removed" | AttachmentObjection>;
}

export interface UploadsOptions {
  readonly kinds: readonly UploadKind[];
  readonly attachments: Pick<
    Attachments,
    "begin" | "roomFor" | "noteReceived" | "activate" | "abandon" | "find" | "findForReceiver" | "remove"
  >;
  readonly incoming: IncomingFiles;
  readonly store: FileStore;
  /** If absent, files are not scanned. */
  readonly scanner: VirusScanner | undefined;
  readonly log: Logger;
}

/**
 * The number of bytes of an upload after which the database is updated again. The slowest allowed sender needs less
 * than two minutes for this number of bytes.
 */
const bytesBetweenNotes = 1_000_000;

const Draft = v.pipe(v.string(), v.uuid());

const refused = (refusal: UploadRefusal): Refused => ({ kind: "refused", refusal });

const refusalOf: Readonly<Record<string, UploadRefusal>> = {
  [uploadMessages.type]: "type",
  [uploadMessages.size]: "size",
};

export function createUploads({ kinds, attachments, incoming, store, scanner, log }: UploadsOptions): Uploads {
  const kindOfForm = new Map(kinds.flatMap((kind) => kind.formIds.map((formId) => [formId, kind] as const)));
  const finishing = new Map<string, Promise<UploadOutcome>>();

  async function begin({ userId, formId, draft, name, size }: NewUpload) {
    const kind = kindOfForm.get(formId);
    if (!kind) return refused("unknown-form");
    const title = uploadTitle(name);
    const objection = objectionToUpload({ name: title, size: size ?? 1 });
    if (objection !== undefined) return refused(refusalOf[objection] ?? "type");
    if (size === 0) return refused("empty");
    const mostBytes = size ?? kind.attachments.mostBytes;
    if (!(await incoming.hasRoomFor(mostBytes))) return refused("full");
    const begun = await attachments.begin({
      kind,
      owner: { memberId: userId },
      formId,
      draft: v.is(Draft, draft) ? draft : undefined,
      name: title,
      size: mostBytes,
      fileNameAt: (time) => storedName({ userId, formId, title }, time),
    });
    switch (begun.kind) {
      case "begun":
        for (const dropped of begun.dropped) await incoming.remove(dropped);
        return created({ id: begun.id, userId });
      case "large":
        return refused("size");
      case "many":
        return refused("count");
      case "much":
        return refused("much");
      case "unexpected":
        return refused("unknown-form");
      case "full":
        return refused("full");
    }
  }

  async function created(upload: UploadOf) {
    const { id } = upload;
    try {
      await incoming.create(id);
      return { kind: "begun", id } as const;
    } catch (error) {
      await abandon(upload);
      if (isDiskFull(error)) {
        logDiskFull(log, error);
        return refused("full");
      }
      throw error;
    }
  }

  const rowOf = ({ id, userId }: UploadOf) => attachments.find(id, { memberId: userId });

  async function append(upload: UploadOf, content: Readable, offset: number) {
    const file = await rowOf(upload);
    if (file?.status !== "uploading") return refused("gone");
    const owner = { memberId: upload.userId };
    const room = await attachments.roomFor(file.id, owner);
    if (room !== "free") return refused(room);
    let noted = offset;
    const onGrown = (size: number) => {
      if (size - noted < bytesBetweenNotes) return;
      noted = size;
      // A failure is ignored, since the end of the upload is noted as well.
      attachments.noteReceived(file.id, owner, size).catch(() => undefined);
    };
    try {
      return await incoming.append(file.id, content, { offset, most: file.size, onGrown });
    } catch (error) {
      if (error instanceof ContentTooLong) return refused("size");
      if (isDiskFull(error)) {
        logDiskFull(log, error);
        return refused("full");
      }
      throw error;
    } finally {
      const size = await incoming.sizeOf(file.id);
      if (size !== undefined) await attachments.noteReceived(file.id, owner, size);
    }
  }

  async function abandon(upload: UploadOf): Promise<void> {
    const file = await rowOf(upload);
    if (file?.status !== "uploading") return;
    await attachments.abandon(file.id, { memberId: upload.userId });
    await incoming.remove(file.id);
  }

  async function forget(upload: UploadOf, refusal: UploadRefusal): Promise<Refused> {
    await abandon(upload);
    return refused(refusal);
  }

  async function complete(upload: UploadOf, declared?: number): Promise<UploadOutcome> {
    const file = await rowOf(upload);
    if (!file) return refused("gone");
    if (file.status === "active") return { kind: "stored", file };
    const size = await incoming.sizeOf(file.id);
    if (size === undefined) return refused("gone");
    if (size < (declared ?? file.size)) return refused("unfinished");
    if (size === 0) return forget(upload, "empty");
    const path = incoming.pathOf(file.id);
    const named = await namedByContent(file, path);
    if (!(await contentFits(path, uploadExtension(named.name)))) return forget(upload, "type");
    const verdict = await verdictOn(path);
    if (verdict === "infected") return forget(upload, "infected");
    if (verdict === "scanner-away") return refused("scanner-away");
    // The size is noted before the file is moved. If the database has no room for rows, this call rejects, and the
    // upload can be finished later.
    await attachments.noteReceived(file.id, { memberId: upload.userId }, size);
    await store.put(file.id, path);
    return activate(upload, { ...named, size });
  }

  async function activate(upload: UploadOf, file: Attachment): Promise<UploadOutcome> {
    const { id, formId, name, fileName, size } = file;
    const most = kindOfForm.get(formId)?.attachments.most ?? 0;
    const outcome = await attachments.activate(
      id,
      { memberId: upload.userId },
      { size, most, named: { name, fileName } },
    );
    if (outcome === "active") return { kind: "stored", file: { ...file, status: "active" } };
    await store.remove(id);
    return forget(upload, outcome === "many" ? "count" : "gone");
  }

  /** Gives a name without an extension the extension that the content shows, if any. */
  async function namedByContent(file: Attachment, path: string): Promise<Attachment> {
    if (uploadExtension(file.name) !== "") return file;
    const extension = extensionOfContent(await readFile(path));
    if (extension === undefined) return file;
    return { ...file, name: uploadTitle(`${file.name}.${extension}`), fileName: `${file.fileName}.${extension}` };
  }

  async function verdictOn(path: string): Promise<"clean" | "infected" | "scanner-away"> {
    if (!scanner) return "clean";
    try {
      return await scanner.scan(path);
    } catch (error) {
      if (!(error instanceof ScannerAway)) throw error;
      log.error({ err: error }, "the virus scanner does not answer: uploads are refused");
      return "scanner-away";
    }
  }

  async function find(upload: UploadOf): Promise<FoundUpload | undefined> {
    const file = await rowOf(upload);
    if (file?.status !== "uploading") return file && { ...file, offset: file.size };
    const offset = await incoming.sizeOf(file.id);
    if (offset !== undefined) return { ...file, offset };
    // Waits for a running `finish`, which moves the bytes to the store before it changes the status.
    await finishing.get(file.id)?.catch(() => undefined);
    const stored = await rowOf(upload);
    return stored?.status === "active" ? { ...stored, offset: stored.size } : undefined;
  }

  async function opened(file: Attachment | undefined): Promise<OpenedUpload | undefined> {
    if (file?.status !== "active") return undefined;
    const content = await store.open(file.id);
    return content && { file, content };
  }

  return {
    begin,
    append,
    abandon,
    async finish(upload, size) {
      // The owner is checked before the call is added to `finishing`, for whose entries other calls wait.
      const file = await rowOf(upload);
      if (!file) return refused("gone");
      const running = finishing.get(file.id) ?? complete(upload, size).finally(() => finishing.delete(file.id));
      finishing.set(file.id, running);
      return running;
    },
    find,
    open: async (upload) => opened(await rowOf(upload)),
    openForReceiver: async (id) => opened(await attachments.findForReceiver(id)),
    async remove({ id, userId }) {
      const outcome = await attachments.remove(id, { memberId: userId });
      // A removed file no longer counts, so its bytes are deleted now and not together with its row. If this fails, the
      // sweep deletes them.
      if (outcome === "removed") await Promise.allSettled([store.remove(id), incoming.remove(id)]);
      return outcome;
    },
  };
}
