/** The message by which the studio sets what a preview shows. */
export interface PreviewMessage {
  readonly type: "studio:show";
  /** The attributes of the placeholder, with its name. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Design tokens and their values. */
  readonly colors: Readonly<Record<string, string>>;
  readonly scheme: "light" | "dark";
  /** Largest width of the placeholder as a CSS length; "" for the whole page. */
  readonly column: string;
}

/** The type of the message that a preview sends to the studio when it is ready to show a tool. */
export const previewReady = "studio:ready";

/** Whether data are a message of the studio. The caller checks that a page of the host itself has sent them. */
export function isPreviewMessage(data: unknown): data is PreviewMessage {
  return typeof data === "object" && data !== null && "type" in data && data.type === "studio:show";
}
