import { type DocumentedPart, tableOf } from "shared-runtime/build/docs/documented-part.ts";
import * as v from "valibot";
import { Environment } from "./environment.ts";

const rows = Object.entries(Environment.entries).map(([name, setting]) => [
  `\`${name}\``,
  setting.default ? `\`${setting.default}\`` : "",
  v.getDescription(setting.wrapped as v.GenericSchema) ?? "",
]);

export const parts: readonly DocumentedPart[] = [
  { document: "docs/operate.md", mark: "settings", markdown: tableOf(["Setting", "Default", "Meaning"], rows) },
];
