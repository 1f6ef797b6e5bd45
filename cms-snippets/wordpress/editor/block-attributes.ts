/** What a block stores: only what an editor chose. */
export interface BlockAttributes {
  readonly props?: Readonly<Record<string, unknown>>;
  readonly version?: string;
  readonly load?: string;
  readonly fallback?: string;
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#039;": "'",
};

/**
 * A value as it was typed. For a person without the right `unfiltered_html`, WordPress stores `&`, `<`, `>` and
 * quotation marks of a block's texts as entities.
 */
export function decoded(value: unknown): unknown {
  if (typeof value === "string")
    return value.replaceAll(/&(?:amp|lt|gt|quot|#039);/g, (entity) => entities[entity] ?? entity);
  if (Array.isArray(value)) return value.map(decoded);
  return typeof value === "object" && value !== null ? decodedProps(value) : value;
}

export function decodedProps(props: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, decoded(value)]));
}

/** The props after a change of one prop. A value that is empty or the default is not stored. */
export function withProp(
  props: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
  standard: unknown,
): Readonly<Record<string, unknown>> {
  const others = Object.fromEntries(Object.entries(props).filter(([other]) => other !== name));
  return value === undefined || value === "" || value === standard ? others : { ...others, [name]: value };
}
