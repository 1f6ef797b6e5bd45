import {
  linkProfile,
  type PlaceholderTool,
  type PlaceholderValues,
} from "../../../shared-runtime/src/editors/placeholder.ts";
import type { PropsSchema } from "../../../shared-runtime/src/editors/props-schema.ts";

/**
 * The value of the property: the data that `placeholder()` needs. With it, the server renders the placeholder without
 * the schema, also for props that are newer than the package.
 */
export interface StoredWidget {
  readonly tool: PlaceholderTool;
  readonly values: PlaceholderValues;
}

/** The stored form of a choice. Of the schema, it has only the chosen props. */
export function storedWidget({ name, profile, schema }: PlaceholderTool, values: PlaceholderValues): StoredWidget {
  const chosen = Object.keys(values.props ?? {});
  const properties: PropsSchema["properties"] = Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([prop]) => chosen.includes(prop))
      .map(([prop, { default: standard }]) => [prop, standard === undefined ? {} : { default: standard }]),
  );
  return { tool: { name, ...(profile && { profile: linkProfile(profile) }), schema: { properties } }, values };
}

/** The value as Umbraco gives it; `undefined` if it is not a stored widget. */
export function readStoredWidget(value: unknown): StoredWidget | undefined {
  const { tool, values } = objectOf(value);
  return typeof objectOf(tool)["name"] === "string" && typeof objectOf(values)["host"] === "string"
    ? (value as StoredWidget)
    : undefined;
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
