/** A file on its way to the server. */
export interface FileUpload {
  readonly apiUrl: string;
  readonly formId: string;
  /** The id of the draft. A form has a new draft each time it is filled in. */
  readonly draft: string;
  readonly file: File;
  /** The content that the file had when it was chosen. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}
