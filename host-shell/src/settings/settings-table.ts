import * as v from "valibot";
import { Environment } from "./environment.ts";

/** Returns the settings as the Markdown table of docs/operate.md. */
export function settingsTable(): string {
  const rows = Object.entries(Environment.entries).map(([name, setting]) => [
    `\`${name}\``,
    setting.default ? `\`${setting.default}\`` : "",
    v.getDescription(setting.wrapped) ?? "",
  ]);
  return [["Setting", "Default", "Meaning"], ["---", "---", "---"], ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
