import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { FileDefinition } from "shared-runtime/api/file-definition.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { contentOf } from "shared-runtime/files/content-of.ts";
import type { ServiceFormsTexts } from "../service-forms.texts.ts";
import { keptFiles } from "./kept-files.ts";
import { inPageWords } from "../rule-texts.ts";
import { type Added, definitionOf, type FilesAdded, isUndecided } from "./upload-item.ts";
import { uploadLogic } from "./upload-logic.ts";
import { type StoredFiles, uploadsMachine, type UploadsState } from "./uploads.machine.ts";

export interface UploadsOptions {
  readonly formId: string;
  readonly memberId: string;
  readonly apiUrl: string;
  readonly texts: ServiceFormsTexts<"files" | "rules">;
}

export type Uploads = ReturnType<typeof useUploads>;

/** The files of a form. They are uploaded while it is filled in, and kept for a reload or a sign-in. */
export function useUploads({ formId, memberId, apiUrl, texts }: UploadsOptions) {
  const [kept] = useState(() => keptFiles(formId, memberId));
  const [machine] = useState(() =>
    uploadsMachine.provide({
      actors: { upload: uploadLogic({ apiUrl, formId, draft: kept.draft, texts }) },
      actions: {
        discard: ({ context }, id) => {
          const stored = context.items.find((item) => item.id === id)?.stored;
          if (stored) void remove(apiUrl, stored.id);
        },
      },
    }),
  );
  const [input] = useState(() => kept.read());
  const actor = useActorRef(machine, { input });
  useEffect(() => {
    const subscription = actor.subscribe(({ context }) => kept.keep(context));
    return () => subscription.unsubscribe();
  }, [actor, kept]);
  const { items, refused, lost } = useSelector(actor, ({ context }) => context);
  const isUnderWay = items.some(({ state }) => state === "waiting" || state === "uploading");
  const take = (offered: FilesAdded) => {
    actor.send({ type: "files.added", ...offered });
    // Reads all files, also those that wait for others, since they may change on the disk meanwhile.
    for (const { file } of actor.getSnapshot().context.items) if (file) void contentOf(file);
  };

  return {
    items,
    /** The objections to the files that were added last. */
    refusal: refused.map((one) => refusalOf(one, texts)).join(". ") || undefined,
    lost,
    /** The ids of the stored files. */
    ids: items.flatMap(({ stored }) => stored?.id ?? []),
    /** The names of the files in the list that are not stored but can be, so that they would be lost with the page. */
    unstored: items.filter(({ state, isFinal }) => state !== "uploaded" && !isFinal).map(({ name }) => name),
    /** Why the form cannot be sent yet. */
    objection: isUnderWay
      ? texts.filesBusy
      : items.some(({ state }) => state === "failed")
        ? texts.filesFailed
        : undefined,
    /** The files in the form in which they are sent now, including removed ones. */
    definitions: (): readonly FileDefinition[] => {
      const state: UploadsState = actor.getSnapshot().context;
      return [
        ...state.items.flatMap(({ stored }) => (stored ? definitionOf(stored, formId, 0) : [])),
        ...state.removed.map((stored) => definitionOf(stored, formId, 1)),
      ];
    },
    /** The stored files, for `restore`. */
    state: (): StoredFiles => {
      const { items: now, removed } = actor.getSnapshot().context;
      return { stored: now.flatMap(({ stored }) => stored ?? []), removed };
    },
    add: (files: readonly File[]): void => {
      if (!files.some(isUndecided)) return take({ files });
      import("./read-undecided.ts")
        .then(({ readUndecided }) => readUndecided(files, texts.uploadChanged))
        // If `read-undecided.ts` cannot be loaded, the upload of each file shows whether the file is accepted.
        .then(take, () => take({ files }));
    },
    remove: (id: string) => actor.send({ type: "file.removed", id }),
    retry: (id: string) => actor.send({ type: "file.retried", id }),
    cancel: (id: string) => actor.send({ type: "file.cancelled", id }),
    /** Empties the list. The server keeps the stored files for a day. */
    forget: () => {
      actor.send({ type: "files.forgotten" });
      kept.beginAnother();
    },
    restore: (state: StoredFiles) => actor.send({ type: "files.restored", ...state }),
  };
}

/** "virus.exe: Dokument typen er ikke gyldig", without a full stop, like every error. */
function refusalOf({ name, problem }: Added["refused"][number], texts: UploadsOptions["texts"]): string {
  const sentence = fillText(texts.fileRefused, { name, problem: inPageWords(problem, texts) });
  return sentence.replace(/\.$/, "");
}

/** Ignores a failure, since the server removes files that are not sent within a day. */
async function remove(apiUrl: string, id: string): Promise<void> {
  await import("./upload.api.ts").then(({ removeUpload }) => removeUpload(apiUrl, id)).catch(() => undefined);
}
