import { fileSize } from "../../text/file-size.ts";

/** The texts of the picker, which its owner can override. */
export interface FilePickerTexts {
  readonly choose: string;
  readonly drop: string;
  readonly release: string;
  /** Shown while the input holds a file that has not been handled yet. */
  readonly chosen: string;
  readonly chooseOther: string;
  readonly cancel: string;
  readonly retry: string;
  readonly remove: string;
  readonly size: (bytes: number) => string;
  readonly uploading: (name: string) => string;
  readonly uploaded: (name: string) => string;
  readonly failed: (name: string) => string;
  readonly tookOneOf: (offered: number, name: string) => string;
}

export const filePickerTexts: FilePickerTexts = {
  choose: "Vælg fil",
  drop: "eller træk filen hertil",
  release: "Slip filen her",
  chosen: "Filen er valgt. Et øjeblik …",
  chooseOther: "Vælg en anden fil",
  cancel: "Annuller",
  retry: "Prøv igen",
  remove: "Fjern",
  size: fileSize,
  uploading: (name) => `Uploader ${name}`,
  uploaded: (name) => `${name} er uploadet`,
  failed: (name) => `${name} blev ikke uploadet`,
  tookOneOf: (offered, name) => `Du gav os ${offered} filer. Vi tager én ad gangen og har valgt ${name}.`,
};
