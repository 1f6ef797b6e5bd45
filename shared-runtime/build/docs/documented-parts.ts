import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type DocumentedPart, withPart } from "./documented-part.ts";
import { widgetParts } from "./widget-parts.ts";

/** A document, and its text with the parts that are now made from code. */
export interface WrittenDocument {
  readonly document: string;
  readonly text: string;
  readonly isCurrent: boolean;
}

/**
 * All documents with parts that are made from code. A part comes from a `<name>.docs.ts`, which exports `parts`, or
 * from a widget.
 */
export async function writtenDocuments(root: string): Promise<readonly WrittenDocument[]> {
  const sources = globSync("{host-shell,shared-runtime}/src/**/*.docs.ts", { cwd: root });
  const modules = await Promise.all(
    sources
      .toSorted()
      .map(
        async (file) =>
          (await import(pathToFileURL(join(root, file)).href)) as { readonly parts: readonly DocumentedPart[] },
      ),
  );
  const parts = Map.groupBy(
    [...(await widgetParts(root)), ...modules.flatMap((module) => module.parts)],
    ({ document }) => document,
  );
  return [...parts].map(([document, own]) => {
    const before = readFileSync(join(root, document), "utf8");
    const text = own.reduce(withPart, before);
    return { document, text, isCurrent: text === before };
  });
}
