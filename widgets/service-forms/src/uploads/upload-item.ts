import type { FileDefinition } from "shared-runtime/api/file-definition.ts";
import type { StoredUpload } from "shared-runtime/api/uploads.ts";
import { mostUploads, objectionToUpload, uploadExtension, uploadMessages } from "shared-runtime/rules/upload.ts";
import type { ListedFile } from "shared-runtime/ui/field/file-list/listed-file.ts";

/** A file of a form, on its way or stored. `id` is its id in the list; `stored` has the server's id. */
export interface UploadItem extends ListedFile {
  /** Absent after a reload, after which only stored files are left. */
  readonly file?: File;
  readonly stored?: StoredUpload;
}

export interface Added {
  readonly items: readonly UploadItem[];
  /** The files that were not accepted, with the message of the rule that each breaks. */
  readonly refused: readonly { readonly name: string; readonly problem: string }[];
}

/** Files that are offered, and those that were refused for their content. */
export interface FilesAdded {
  readonly files: readonly File[];
  readonly refused?: Added["refused"];
}

/** Whether a file must be read first: its name has no extension, or its size is 0, like that of a deleted file. */
export const isUndecided = ({ name, size }: File): boolean => size === 0 || uploadExtension(name) === "";

/** Adds the files that follow the rules, as long as there is room. A refused file does not affect others. */
export function added(before: readonly UploadItem[], offered: FilesAdded, newId: () => string): Added {
  const items = [...before];
  const refused = [...(offered.refused ?? [])];
  for (const file of offered.files) {
    const problem = objectionToUpload(file) ?? (items.length >= mostUploads ? uploadMessages.count : undefined);
    if (problem !== undefined) refused.push({ name: file.name, problem });
    else items.push({ id: newId(), name: file.name, size: file.size, state: "waiting", file });
  }
  return { items, refused };
}

export function changed(items: readonly UploadItem[], id: string, change: Partial<UploadItem>): readonly UploadItem[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}

export function storedItem(stored: StoredUpload): UploadItem {
  return { id: stored.id, name: stored.title, size: stored.size, state: "uploaded", stored };
}

/** A stored file in the form in which it is sent with the service form. */
export function definitionOf(stored: StoredUpload, formId: string, status: 0 | 1): FileDefinition {
  return { id: stored.id, fileName: stored.fileName, title: stored.title, description: formId, status, type: 1 };
}
