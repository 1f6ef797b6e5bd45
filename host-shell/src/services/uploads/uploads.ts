import type { Readable } from "node:stream";
import { objectionToUpload, uploadExtension, uploadMessages } from "shared-runtime/rules/upload.ts";
import type { Logger } from "pino";
import * as v from "valibot";
import type { AttachmentObjection } from "../submissions/attachment-objection.ts";
import type { Attachment, Attachments } from "../submissions/attachments.ts";
import { contentFits } from "./content/content-fits.ts";
import type { FileStore } from "./file-store.ts";
import { ContentTooLong, type IncomingFiles, isDiskFull } from "./incoming-files.ts";
import { storedName } from "./stored-name.ts";
import type { UploadKind } from "./upload-forms.ts";
import { uploadTitle } from "./upload-title.ts";
import { ScannerAway, type VirusScanner } from "./virus-scanner.ts";

/** Why a file is not stored. After `scanner-away` and `full` the same file may be stored later. */
export type UploadRefusal =
  | "type"
  | "size"
  | "empty"
  | "count"
  | "unknown-form"
  | "infected"
  | "scanner-away"
  | "full"
  /** Some of its bytes did not arrive. */
  | "unfinished"
  /** It was removed meanwhile, or never begun. */
  | "gone";

export type Refused = { readonly kind: "refused"; readonly refusal: UploadRefusal };
export type UploadOutcome = { readonly kind: "stored"; readonly file: Attachment } | Refused;

export interface NewUpload {
  readonly userId: string;
  readonly formId: string;
  /** A UUID of the sender for one filling in of the form: its files are counted together. */
  readonly draft?: string | undefined;
  /** As the person's computer names it. */
  readonly name: string;
  /** In bytes; `undefined` if it is not known yet. */
  readonly size: number | undefined;
}

export interface FoundUpload extends Attachment {
  /** The size so far. */
  readonly offset: number;
}

/** Files that signed-in people upload for a form. Each operation on a file names the person: others do not have it. */
export interface Uploads {
  readonly begin: (upload: NewUpload) => Promise<{ readonly kind: "begun"; readonly id: string } | Refused>;
  /** Adds the next bytes. Resolves with the size so far; keeps what arrived if the content ends with an error. */
  readonly append: (id: string, content: Readable, offset: number) => Promise<number | Refused>;
  /**
   * Checks and stores a file whose bytes have all arrived: `size`, or as many as were declared. Repeated, it resolves with
   * the same outcome.
   */
  readonly finish: (id: string, size?: number) => Promise<UploadOutcome>;
  /** Forgets an unfinished one. */
  readonly abandon: (id: string) => Promise<void>;
  /** Resolves with `undefined` if there is no such file, or not of this person. */
  readonly find: (id: string, userId?: string) => Promise<FoundUpload | undefined>;
  readonly open: (id: string) => Promise<Readable | undefined>;
  readonly remove: (id: string, userId: string) => Promise<"removed" | AttachmentObjection>;
}

export interface UploadsOptions {
  readonly kinds: readonly UploadKind[];
  readonly attachments: Pick<Attachments, "begin" | "activate" | "abandon" | "find" | "remove">;
  readonly incoming: IncomingFiles;
  readonly store: FileStore;
  /** Absent: files are not scanned. */
  readonly scanner: VirusScanner | undefined;
  readonly log: Logger;
}

const Draft = v.pipe(v.string(), v.uuid());

const refused = (refusal: UploadRefusal): Refused => ({ kind: "refused", refusal });

const refusalOf: Readonly<Record<string, UploadRefusal>> = {
  [uploadMessages.type]: "type",
  [uploadMessages.size]: "size",
  [uploadMessages.empty]: "empty",
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
        return created(begun.id);
      case "large":
        return refused("size");
      case "many":
        return refused("count");
      case "unexpected":
        return refused("unknown-form");
      case "full":
        return refused("full");
    }
  }

  async function created(id: string) {
    try {
      await incoming.create(id);
      return { kind: "begun", id } as const;
    } catch (error) {
      await abandon(id);
      if (isDiskFull(error)) return refused("full");
      throw error;
    }
  }

  async function append(id: string, content: Readable, offset: number) {
    const file = await attachments.find(id);
    if (file?.status !== "uploading") return refused("gone");
    try {
      return await incoming.append(id, content, { offset, most: file.size });
    } catch (error) {
      if (error instanceof ContentTooLong) return refused("size");
      if (isDiskFull(error)) return refused("full");
      throw error;
    }
  }

  async function abandon(id: string): Promise<void> {
    await attachments.abandon(id);
    await incoming.remove(id);
  }

  async function forget(id: string, refusal: UploadRefusal): Promise<Refused> {
    await abandon(id);
    return refused(refusal);
  }

  async function complete(id: string, declared?: number): Promise<UploadOutcome> {
    const file = await attachments.find(id);
    if (!file) return refused("gone");
    if (file.status === "active") return { kind: "stored", file };
    const size = await incoming.sizeOf(id);
    if (size === undefined) return refused("gone");
    if (size < (declared ?? file.size)) return refused("unfinished");
    if (size === 0) return forget(id, "empty");
    const path = incoming.pathOf(id);
    if (!(await contentFits(path, uploadExtension(file.name)))) return forget(id, "type");
    const verdict = await verdictOn(path);
    if (verdict === "infected") return forget(id, "infected");
    if (verdict === "scanner-away") return refused("scanner-away");
    await store.put(id, path);
    return activate(file, size);
  }

  async function activate(file: Attachment, size: number): Promise<UploadOutcome> {
    const { id, formId } = file;
    const most = kindOfForm.get(formId)?.attachments.most ?? 0;
    const outcome = await attachments.activate(id, { size, most });
    if (outcome === "active") return { kind: "stored", file: { ...file, size, status: "active" } };
    await store.remove(id);
    return forget(id, outcome === "many" ? "count" : "gone");
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

  async function find(id: string, userId?: string): Promise<FoundUpload | undefined> {
    const owner = userId === undefined ? undefined : { memberId: userId };
    const file = await attachments.find(id, owner);
    if (file?.status !== "uploading") return file && { ...file, offset: file.size };
    const offset = await incoming.sizeOf(id);
    if (offset !== undefined) return { ...file, offset };
    // Its bytes are moved to the store before its status changes.
    await finishing.get(id)?.catch(() => undefined);
    const stored = await attachments.find(id, owner);
    return stored?.status === "active" ? { ...stored, offset: stored.size } : undefined;
  }

  return {
    begin,
    append,
    abandon,
    finish(id, size) {
      const running = finishing.get(id) ?? complete(id, size).finally(() => finishing.delete(id));
      finishing.set(id, running);
      return running;
    },
    find,
    open: store.open,
    remove: (id, userId) => attachments.remove(id, { memberId: userId }),
  };
}
