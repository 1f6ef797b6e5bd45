import type * as v from "valibot";
import { bareSchema, optionsOf } from "./attribute-value.ts";

/** The candidate with the smallest edit distance; `undefined` if all are so different that none can be meant. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const tolerated = Math.max(1, Math.floor(text.length / 3));
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(text.toLowerCase(), candidate.toLowerCase());
    if (distance <= tolerated && (best === undefined || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** The candidates by ascending edit distance. */
export function byNearness(text: string, candidates: readonly string[]): readonly string[] {
  const distance = (candidate: string): number => editDistance(text.toLowerCase(), candidate.toLowerCase());
  return candidates.toSorted((a, b) => distance(a) - distance(b));
}

interface Expectation {
  /** The expected type and limits, in words that an editor understands. */
  readonly wanted: string;
  /** The valid value that is nearest to the given value. */
  readonly use: string;
}

export function expectation(schema: v.GenericSchema, value: unknown): Expectation {
  const bare = bareSchema(schema);
  const options = optionsOf(bare).map(String);
  if (options.length > 0) {
    return {
      wanted: `en af værdierne ${options.join(", ")}`,
      use: nearest(String(value), options) ?? options[0] ?? "",
    };
  }
  switch (bare.type) {
    case "boolean":
      return { wanted: "true eller false", use: "true" };
    case "number":
      return { wanted: numberWanted(bare), use: String(nearestNumber(bare, value)) };
    case "array":
      return listExpectation((bare as v.ArraySchema<v.GenericSchema, undefined>).item, value);
    case "string":
      return { wanted: requirementOf(bare) ?? textWanted(bare), use: exampleOf(bare) };
    default:
      return { wanted: "JSON", use: "{}" };
  }
}

function listExpectation(item: v.GenericSchema, value: unknown): Expectation {
  const given = Array.isArray(value)
    ? value
    : String(value)
        .split(",")
        .map((part) => part.trim());
  const nearestItems = given.map((part) => expectation(item, part).use);
  return {
    wanted: `en liste med komma imellem, hvor hver del er ${expectation(item, "").wanted}`,
    use: nearestItems.join(","),
  };
}

function textWanted(schema: v.GenericSchema): string {
  const exactly = bound(schema, "length");
  const from =
    bound(schema, "min_length") ?? (checksOf(schema).some(({ type }) => type === "non_empty") ? 1 : undefined);
  const to = bound(schema, "max_length");
  const lengths = [
    ...(exactly === undefined ? [] : [exactly]),
    ...(from === undefined ? [] : [`mindst ${from}`]),
    ...(to === undefined ? [] : [`højst ${to}`]),
  ];
  return lengths.length === 0 ? "en tekst" : `en tekst på ${lengths.join(" og ")} tegn`;
}

function bound(schema: v.GenericSchema, type: string): number | undefined {
  return checksOf(schema).find((check) => check.type === type)?.requirement as number | undefined;
}

function numberWanted(schema: v.GenericSchema): string {
  const checks = checksOf(schema);
  const from = bound(schema, "min_value");
  const to = bound(schema, "max_value");
  return [
    checks.some(({ type }) => type === "integer") ? "et helt tal" : "et tal",
    ...(from === undefined ? [] : [`fra ${from}`]),
    ...(to === undefined ? [] : [`til ${to}`]),
  ].join(" ");
}

function nearestNumber(schema: v.GenericSchema, value: unknown): number {
  const given = Number(String(value).replace(",", "."));
  let result = Number.isFinite(given) ? given : 0;
  for (const check of checksOf(schema)) {
    if (check.type === "integer") result = Math.round(result);
    if (check.type === "min_value") result = Math.max(result, Number(check.requirement));
    if (check.type === "max_value") result = Math.min(result, Number(check.requirement));
  }
  return result;
}

function exampleOf(schema: v.GenericSchema | undefined): string {
  if (schema === undefined) return "";
  const examples = checksOf(schema).find((check) => check.type === "examples")?.examples;
  const first = Array.isArray(examples) ? examples[0] : undefined;
  return first === undefined ? (optionsOf(schema).map(String)[0] ?? "") : String(first);
}

function requirementOf(schema: v.GenericSchema): string | undefined {
  return checksOf(schema).find((check) => typeof check.message === "string")?.message as string | undefined;
}

interface Check {
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
  readonly examples?: unknown;
}

function checksOf(schema: v.GenericSchema): readonly Check[] {
  return "pipe" in schema && Array.isArray(schema.pipe) ? (schema.pipe.slice(1) as readonly Check[]) : [];
}

/** Damerau-Levenshtein distance: insertions, deletions, replacements and swaps of neighbours. */
function editDistance(from: string, to: string): number {
  let beforePrevious: readonly number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwapped ? (beforePrevious[column - 2] ?? 0) + 1 : replaced;
      current.push(Math.min(replaced, swapped, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[to.length] ?? 0;
}
