import * as v from "valibot";
import type { WorkValues } from "./work-values.ts";

/** The values in the form of a `WorkInfo`: without empty values, and with parsed booleans and place of work. */
export function typedWork(values: WorkValues): Readonly<Record<string, unknown>> {
  const { stack, workPlace, ...texts } = values;
  const given = Object.entries(texts).flatMap(([name, value]): readonly (readonly [string, unknown])[] =>
    value === "" ? [] : [[name, booleans.has(name) ? value === "ja" : value]],
  );
  return { ...Object.fromEntries(given), workPlace: placeIn(workPlace), stack };
}

const booleans: ReadonlySet<string> = new Set(["formerManager", "contractIsWhiteCollar", "ceo", "trusted"]);

/** The place of work that a field holds; `undefined` if it is empty or not JSON. */
function placeIn(text: string): unknown {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  return parsed.success ? parsed.output : undefined;
}
