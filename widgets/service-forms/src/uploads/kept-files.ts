import { StoredUpload } from "shared-runtime/api/uploads.ts";
import { keptDraft } from "shared-runtime/forms/kept-draft.ts";
import { draftIdOf } from "shared-runtime/service-forms/service-form.ts";
import * as v from "valibot";
import { storedItem } from "./upload-item.ts";
import type { UploadsState } from "./uploads.machine.ts";

interface Kept {
  readonly stored: readonly StoredUpload[];
  readonly removed: readonly StoredUpload[];
  /** The names of files that are not stored yet. */
  readonly underWay: readonly string[];
  /** The id of the draft, by which the server counts the files of one filled-in form. */
  readonly draft: string;
}

const list = <Item>(item: v.GenericSchema<Item>): v.GenericSchema<readonly Item[]> => v.array(item);

/**
 * Stores a form's files in this tab, so that they survive a reload or a sign-in: the files that the server has, and the
 * names of all others.
 */
export function keptFiles(formId: string, memberId: string) {
  const draft = keptDraft<Kept>({
    machineId: `${draftIdOf(formId, memberId)}/files`,
    schemaVersion: 1,
    data: {
      stored: list(StoredUpload),
      removed: list(StoredUpload),
      underWay: list(v.string()),
      draft: v.pipe(v.string(), v.uuid()),
    },
  });
  let id: string = draft.read()?.draft ?? crypto.randomUUID();
  return {
    /** The id of the current draft of the form. */
    draft: () => id,
    /** Begins another draft of the form. The files of the current draft remain on the server. */
    beginAnother: () => {
      id = crypto.randomUUID();
    },
    read(): UploadsState {
      const { stored = [], removed = [], underWay = [] } = draft.read() ?? {};
      return { items: stored.map(storedItem), removed, lost: underWay };
    },
    keep({ items, removed, lost }: UploadsState): void {
      const stored = items.flatMap((item) => item.stored ?? []);
      const underWay = [...lost, ...items.filter((item) => !item.stored).map(({ name }) => name)];
      if (stored.length + removed.length + underWay.length === 0) draft.forget();
      else draft.keep({ stored, removed, underWay, draft: id });
    },
  };
}
