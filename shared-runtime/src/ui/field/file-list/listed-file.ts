/** One attachment, as its owner knows it. */
export interface ListedFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly state: "waiting" | "uploading" | "uploaded" | "failed";
  /** 0 to 1; without it the bar is indeterminate. */
  readonly progress?: number | undefined;
  /** Whether another try would end alike. */
  readonly isFinal?: boolean | undefined;
  /** Says what happened and what to do. */
  readonly problem?: string | undefined;
}
