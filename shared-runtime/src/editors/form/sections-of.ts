import type { OnlyFor } from "../prop-words.ts";
import type { PropSchema, PropsSchema } from "../props-schema.ts";

export interface FormProp {
  readonly name: string;
  readonly schema: PropSchema;
  /** Title of the section. */
  readonly section: string;
}

/** A group of a schema, as a form shows it. */
export interface FormSection {
  readonly title: string;
  readonly onlyFor?: OnlyFor;
  readonly usual: readonly FormProp[];
  readonly rare: readonly FormProp[];
  readonly internal: readonly FormProp[];
}

/** The groups in their order, then the props that are in none. Groups without props are left out. */
export function sectionsOf({ groups = [], properties = {} }: PropsSchema): readonly FormSection[] {
  const props = Object.entries(properties).map(([name, schema]) => ({ name, schema }));
  const known = new Set(groups.map(({ name }) => name));
  const others = props.filter(({ schema }) => schema.group === undefined || !known.has(schema.group));
  const otherTitle = groups.length === 0 ? "Indstillinger" : "Andet";
  return [
    ...groups.map(({ name, title, onlyFor }) => ({
      ...section(
        title,
        props.filter(({ schema }) => schema.group === name),
      ),
      ...(onlyFor && { onlyFor }),
    })),
    section(otherTitle, others),
  ].filter(({ usual, rare, internal }) => usual.length + rare.length + internal.length > 0);
}

function section(title: string, props: readonly Omit<FormProp, "section">[]): FormSection {
  const of = (importance: string): readonly FormProp[] =>
    props
      .filter(({ schema }) => (schema.importance ?? "usual") === importance)
      .map((prop) => ({ ...prop, section: title }));
  return { title, usual: of("usual"), rare: of("rare"), internal: of("internal") };
}

/** Whether each word of a query is in the title, the section, the description, a choice, the default or the current text. */
export function isFound({ name, schema, section }: FormProp, value: unknown, query: string): boolean {
  const texts = [
    name,
    section,
    schema.title,
    schema.description,
    schema.default,
    value,
    ...Object.values(schema.enumLabels ?? {}),
  ].filter((text) => typeof text === "string");
  const all = texts.join("\n").toLocaleLowerCase("da");
  return query
    .toLocaleLowerCase("da")
    .split(/\s+/)
    .every((word) => all.includes(word));
}
