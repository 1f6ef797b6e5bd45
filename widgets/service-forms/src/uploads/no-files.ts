import type { ComponentType } from "react";
import type { FilesFieldProps } from "./files-field.tsx";
import type { UploadsOfProps } from "./uploads-of.tsx";
import type { Uploads } from "./use-uploads.ts";

export interface FilesPart {
  readonly FilesField: ComponentType<FilesFieldProps>;
  readonly UploadsOf: ComponentType<UploadsOfProps>;
}

const nothing = () => undefined;
const noUploads: Uploads = {
  items: [],
  refusal: undefined,
  lost: [],
  ids: [],
  unstored: [],
  objection: undefined,
  definitions: () => [],
  state: () => ({ stored: [], removed: [] }),
  add: nothing,
  remove: nothing,
  retry: nothing,
  cancel: nothing,
  forget: nothing,
  restore: nothing,
};

/** What a form without files has in place of the files. */
export const noFiles: FilesPart = { FilesField: () => null, UploadsOf: ({ children }) => children(noUploads) };
