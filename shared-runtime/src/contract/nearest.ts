import type * as v from "valibot";
import { bareSchema, optionsOf } from "./attribute-value.ts";

/** The candidate that takes fewest single-letter edits, unless all are too far off to have been meant. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const tolerated = Math.max(2, Math.floor(text.length / 3));
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(text.toLowerCase(), candidate.toLowerCase());
    if (distance <= tolerated && (best === undefined || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** What the schema asks for, in words an editor understands, and a value that it would take. */
export function expectation(schema: v.GenericSchema, value: unknown): { readonly wanted: string; readonly use: string } {
  const bare = bareSchema(schema);
  const options = optionsOf(bare).map(String);
  if (options.length > 0) {
    return { wanted: `en af værdierne ${options.join(", ")}`, use: nearest(String(value), options) ?? options[0] ?? "" };
  }
  switch (bare.type) {
    case "boolean":
      return { wanted: "true eller false", use: "true" };
    case "number":
      return { wanted: "et tal inden for grænserne", use: String(nearestNumber(bare, value)) };
    case "array":
      return { wanted: "en liste med komma imellem", use: exampleOf((bare as { item?: v.GenericSchema }).item) };
    case "string":
      return { wanted: requirementOf(bare) ?? "en tekst", use: exampleOf(bare) };
    default:
      return { wanted: "JSON", use: "{}" };
  }
}

function nearestNumber(schema: v.GenericSchema, value: unknown): number {
  const wished = Number(String(value).replace(",", "."));
  let result = Number.isFinite(wished) ? wished : 0;
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

function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
