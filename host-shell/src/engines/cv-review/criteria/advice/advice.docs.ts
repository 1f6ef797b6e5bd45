import { type DocumentedPart, tableOf } from "shared-runtime/build/docs/documented-part.ts";
import { adviceTexts } from "./advice-texts.ts";

const rows = Object.entries(adviceTexts).map(([key, text]) => [`\`${key}\``, text]);

export const parts: readonly DocumentedPart[] = [
  { document: "docs/cv-advice.md", mark: "advice", markdown: tableOf(["key", "default"], rows) },
];
