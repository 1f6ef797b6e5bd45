import { fileSize } from "../../../text/file-size.ts";

/** The texts of the list, which its owner can override. */
export interface FileListTexts {
  readonly add: string;
  readonly drop: string;
  readonly release: string;
  /** The sentence that says why no more files can be added. */
  readonly full: (most: number) => string;
  readonly cancel: string;
  readonly retry: string;
  readonly remove: string;
  readonly size: (bytes: number) => string;
  readonly waiting: string;
  readonly uploading: (name: string) => string;
  readonly uploaded: (name: string) => string;
  readonly failed: (name: string) => string;
  readonly removed: (name: string) => string;
}

export const fileListTexts: FileListTexts = {
  add: "Tilføj filer",
  drop: "eller træk filerne hertil",
  release: "Slip filerne her",
  full: (most) =>
    most === 1
      ? "Du kan vedhæfte 1 fil. Fjern den, hvis du vil vælge en anden."
      : `Du kan vedhæfte højst ${most} filer. Fjern en fil, hvis du vil tilføje en anden.`,
  cancel: "Annuller",
  retry: "Prøv igen",
  remove: "Fjern",
  size: fileSize,
  waiting: "Venter på at blive uploadet",
  uploading: (name) => `Uploader ${name}`,
  uploaded: (name) => `${name} er uploadet.`,
  failed: (name) => `${name} blev ikke uploadet.`,
  removed: (name) => `${name} er fjernet.`,
};
