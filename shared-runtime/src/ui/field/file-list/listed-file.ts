/** An attachment, with the facts that its owner knows. */
export interface ListedFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly state: "waiting" | "uploading" | "uploaded" | "failed";
  /** The share of the file that was sent, 0 to 1. If absent, the bar is indeterminate. */
  readonly progress?: number | undefined;
  /** Whether a retry would fail in the same way. */
  readonly isFinal?: boolean | undefined;
  /** Says what happened and what to do. */
  readonly problem?: string | undefined;
}
