import type { PropSchema, PropsSchema } from "shared-runtime/editors/props-schema.ts";

/** A prop of the form. */
export interface FormProp {
  readonly name: string;
  readonly schema: PropSchema;
}

export interface FormGroup {
  readonly title: string;
  readonly usual: readonly FormProp[];
  readonly rare: readonly FormProp[];
}

export interface Form {
  readonly groups: readonly FormGroup[];
  /** For developers. */
  readonly internal: readonly FormProp[];
}

/** The props of a widget in the groups of its schema. Groups without props for editors are left out. */
export function formOf({ groups = [], properties = {} }: PropsSchema): Form {
  const props = Object.entries(properties).map(([name, schema]) => ({ name, schema }));
  const named = new Set(groups.map(({ name }) => name));
  const grouped = [
    ...groups.map(({ name, title }) => ({ title, props: props.filter(({ schema }) => schema.group === name) })),
    { title: "", props: props.filter(({ schema }) => schema.group === undefined || !named.has(schema.group)) },
  ];
  return {
    groups: grouped
      .map(({ title, props }) => ({
        title,
        usual: props.filter(({ schema }) => (schema.importance ?? "usual") === "usual"),
        rare: props.filter(({ schema }) => schema.importance === "rare"),
      }))
      .filter(({ usual, rare }) => usual.length + rare.length > 0),
    internal: props.filter(({ schema }) => schema.importance === "internal"),
  };
}

export interface FoundProps {
  readonly title: string;
  readonly props: readonly FormProp[];
}

/** The props in which each word of the search occurs: in the title, the explanation, the default or the chosen text. */
export function searchForm(
  form: Form,
  values: Readonly<Record<string, unknown>>,
  search: string,
  internalTitle: string,
): readonly FoundProps[] {
  const words = search.toLocaleLowerCase("da").split(/\s+/).filter(Boolean);
  const fits = ({ name, schema }: FormProp): boolean => {
    const texts = [schema.title, schema.description, schema.default, values[name], name];
    const all = texts
      .filter((text) => text !== undefined)
      .map(String)
      .join("\n")
      .toLocaleLowerCase("da");
    return words.every((word) => all.includes(word));
  };
  return [
    ...form.groups.map(({ title, usual, rare }) => ({ title, props: [...usual, ...rare].filter(fits) })),
    { title: internalTitle, props: form.internal.filter(fits) },
  ].filter(({ props }) => props.length > 0);
}
