/** The message of the studio about what a preview shows. */
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

/** A preview sends it to the studio when it can show something. */
export const previewReady = "studio:ready";

/** Whether data come from the studio. Only pages of the host itself send them. */
export function isPreviewMessage(data: unknown): data is PreviewMessage {
  return typeof data === "object" && data !== null && "type" in data && data.type === "studio:show";
}
