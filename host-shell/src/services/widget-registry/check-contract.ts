import { propsCheck, type PropsSchema } from "./check-props.ts";
import type { LivePlaceholder } from "./live-placeholders.ts";

interface NewContract {
  readonly version: string;
  /** JSON Schema of the new version's props. */
  readonly next: object;
  /** JSON Schema of the props of the version that is served now, if there is one. */
  readonly present: object | undefined;
}

/**
 * Returns a sentence for each placeholder that a new version would break: one that may get the version, and whose input
 * fits the props of the version served now but not those of the new one. Input that is already wrong, or that was never
 * a prop, does not count.
 */
export function brokenPlaceholders(
  placeholders: readonly LivePlaceholder[],
  { version, next, present }: NewContract,
): readonly string[] {
  const problemsIn = propsCheck(next);
  const presentProblemsIn = present ? propsCheck(present) : () => [];
  const { properties: presentProps = {} }: PropsSchema = present ?? {};
  return placeholders.flatMap(({ page, spec, input }) => {
    if (!mayGet(spec, version)) return [];
    // The version served now ignores props that it does not know.
    const before = new Set(presentProblemsIn(input).flatMap(({ prop, unknown }) => (unknown ? [] : [prop])));
    const added = problemsIn(input).filter(
      ({ prop, unknown }) => !before.has(prop) && (!unknown || Object.hasOwn(presentProps, prop)),
    );
    return added.length > 0 ? [`${page}: ${added.map(({ sentence }) => sentence).join(" ")}`] : [];
  });
}

/** An exact version or a range only gets versions that it includes; a channel may get any. */
function mayGet(spec: string, version: string): boolean {
  const isNumber = /^\d/.test(spec);
  return !isNumber || version === spec || version.startsWith(`${spec}.`);
}
