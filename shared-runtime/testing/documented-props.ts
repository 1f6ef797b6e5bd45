import { readFileSync } from "node:fs";
import { attributeOf } from "shared-runtime/contract/attribute-of.ts";
import * as v from "valibot";

type PropsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * The mistakes of the section "Props" in a README: props and defaults that are missing from its paragraphs and the rows of
 * its table, and attributes in it that the widget does not have. Texts are not checked. Empty if there are no mistakes.
 */
export function wronglyDocumentedProps(readme: string, schema: PropsSchema, texts: object): readonly string[] {
  const [, section = ""] = /^## Props$(.*?)(?=^## |$(?!.))/ms.exec(readFileSync(readme, "utf8")) ?? [];
  const paragraphs = section.split(/\n{2,}|\n(?=\|)/);
  const defaults = v.getDefaults(schema) as Readonly<Record<string, string | number | boolean | undefined>>;
  const names = Object.keys(schema.entries);
  const missing = names.flatMap((name) => {
    if (name in texts) return [];
    const paragraph = paragraphs.find(
      (text) => text.includes(`\`${attributeOf(name)}\``) || text.includes(`\`${name}\``),
    );
    if (paragraph === undefined) return [`${attributeOf(name)} is missing`];
    if (!defaults[name]) return [];
    const standard = JSON.stringify(defaults[name]).replaceAll('"', "");
    const isNamed = paragraph.includes(`\`${standard}\``) || paragraph.endsWith(`| ${standard} |`);
    return isNamed ? [] : [`${attributeOf(name)} does not name its default ${standard}`];
  });
  const attributes = new Set<string>(names.map(attributeOf));
  const unknown = paragraphs
    .flatMap((text) => text.match(/(?<=`)data-[a-z0-9-]+(?=`)/g) ?? [])
    .filter((attribute) => !attributes.has(attribute));
  return [...missing, ...unknown.map((attribute) => `${attribute} is unknown`)];
}
