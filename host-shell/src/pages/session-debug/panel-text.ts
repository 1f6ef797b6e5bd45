import { type PanelPart, panelParts, type PanelRows } from "./panel-parts.ts";
import { momentText } from "./time-text.ts";

/** The panel as plain text. Of the address, it contains only the path, since queries may contain tokens. */
export function panelText(rows: PanelRows, path: string, now: number): string {
  const parts = (Object.keys(panelParts) as PanelPart[]).map((part) =>
    [panelParts[part], ...rows[part].map(({ name, value }) => `- ${name}: ${value}`)].join("\n"),
  );
  return [`Fejlsøgning af sessionen på ${path}, ${momentText(now)}`, ...parts].join("\n\n");
}
