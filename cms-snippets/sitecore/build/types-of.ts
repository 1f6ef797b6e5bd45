import type { PropSchema } from "../../../shared-runtime/src/editors/props-schema.ts";
import { camelCase, pascalCase } from "../../build/names.ts";
import type { ShippedTool } from "../../build/shipped-tool.ts";
import { type FieldKind, fieldKind } from "./field-kind.ts";

const fixed = `import type { ReactElement } from "react";

/** A text field. */
export interface TextField {
  readonly value?: string;
}

export interface CheckboxField {
  readonly value?: boolean;
}

/** A General Link. */
export interface LinkField {
  readonly value?: { readonly href?: string; readonly querystring?: string; readonly anchor?: string };
}

/** A link to an item with the value. */
export interface ChoiceField<Value extends string> {
  readonly fields?: { readonly value?: { readonly value?: Value } };
}

/** The rendering parameters of every tool. */
export interface WidgetParams {
  readonly [name: string]: string | undefined;
  /** \`stable\` (default), \`canary\`, a range (\`1\`, \`1.4\`) or an exact version. */
  readonly version?: string;
  readonly load?: "visible" | "eager" | "idle" | "interaction" | "";
  readonly fallback?: "message" | "none" | "";
}

/** What the Content SDK gives to a component of its component map, as far as a tool needs it. */
export interface WidgetComponentProps {
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly params?: Readonly<Record<string, string | undefined>>;
  readonly page: { readonly mode: { readonly isNormal: boolean } };
}

export interface WidgetModule {
  readonly [exported: string]: unknown;
  /** The SDK's component map has types without props, although it gives \`WidgetComponentProps\`. */
  readonly Default: (props: any) => ReactElement;
  readonly componentType: "universal";
}

/** A tool of this release. */
export interface Tool<Fields> {
  readonly name: string;
  readonly fields?: Fields;
}

/** Entries for the component map, by the component name of the renderings. Throws if the host is not an address. */
export declare function lederkredsenComponents(options: {
  /** Address of the host, such as \`https://vaerktoejer.example.org\`. */
  readonly host: string;
  readonly tools: readonly Tool<unknown>[];
}): Map<string, WidgetModule>;
`;

/** The text of `index.d.ts`: the fields of each tool's data source, and what the package exports. */
export function typesOf(tools: readonly ShippedTool[]): string {
  const names = tools.map(({ name }) => camelCase(name));
  return [
    fixed,
    ...tools.map(fieldsOf),
    `/** All tools. A list of some makes the package smaller. */\nexport declare const allTools: readonly Tool<unknown>[];\n`,
    ...tools.map(
      ({ name, profile }, index) =>
        `/** ${profile.title}. */\nexport declare const ${names[index]}: Tool<${pascalCase(name)}Fields>;\n`,
    ),
  ].join("\n");
}

function fieldsOf({ name, profile, schema }: ShippedTool): string {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([prop, propSchema]) => [
    ...(propSchema.title === undefined ? [] : [`  /** ${propSchema.title.replaceAll("*/", "* /")} */`]),
    `  readonly ${prop}?: ${typeOf(fieldKind(prop, propSchema), propSchema)};`,
  ]);
  return `/** The data source of ${profile.title}. */\nexport interface ${pascalCase(name)}Fields {\n${fields.join("\n")}\n}\n`;
}

function typeOf(kind: FieldKind, { enum: choices = [] }: PropSchema): string {
  if (kind === "Droplink") return `ChoiceField<${choices.map((choice) => JSON.stringify(String(choice))).join(" | ")}>`;
  return { Checkbox: "CheckboxField", "General Link": "LinkField" }[kind as string] ?? "TextField";
}
