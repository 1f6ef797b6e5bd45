/** The functions below read JSON-LD, where a value may be single or a list, and a text or a node with a name. */

export type Thing = Readonly<Record<string, unknown>>;

export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** The text of a value: the first text of a list, the name of a node. Empty for a value without text. */
export function textOf(value: unknown, ...names: readonly string[]): string {
  for (const one of listOf(value)) {
    if (typeof one === "string") return one;
    if (typeof one === "number") return String(one);
    if (!isThing(one)) continue;
    const text = textOfThing(one, ["@value", "name", ...names]);
    if (text !== "") return text;
  }
  return "";
}

function textOfThing(thing: Thing, names: readonly string[]): string {
  for (const name of names) {
    const value = thing[name];
    if (typeof value === "string" && value.trim() !== "") return value;
    if (typeof value === "number") return String(value);
  }
  return "";
}

/** The texts of all values of a list. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value)
    .map((one) => textOf([one], "description"))
    .filter((text) => text.trim() !== "");
}
