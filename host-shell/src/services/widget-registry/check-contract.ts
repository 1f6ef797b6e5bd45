import { propsCheck, type PropsSchema } from "./check-props.ts";
import type { LivePlaceholder } from "./live-placeholders.ts";

interface NewContract {
  readonly version: string;
  /** The JSON Schema of the new version's props. */
  readonly next: object;
  /** The JSON Schema of the props of the version that is served now; `undefined` if there is none. */
  readonly present: object | undefined;
}

/**
 * Returns a sentence for each placeholder that a new version would break: a placeholder that may get the new version,
 * and whose input is valid for the version served now but not for the new one. Input that is already wrong, or that was
 * never a prop, does not count.
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
    // Props whose input is already invalid. Props that the version served now does not know are left out, since it
    // ignores them.
    const before = new Set(presentProblemsIn(input).flatMap(({ prop, unknown }) => (unknown ? [] : [prop])));
    const added = problemsIn(input).filter(
      ({ prop, unknown }) => !before.has(prop) && (!unknown || Object.hasOwn(presentProps, prop)),
    );
    return added.length > 0 ? [`${page}: ${added.map(({ sentence }) => sentence).join(" ")}`] : [];
  });
}

/**
 * Whether a version spec may resolve to a version. An exact version or a range includes certain versions; a channel may
 * serve any.
 */
function mayGet(spec: string, version: string): boolean {
  const isNumber = /^\d/.test(spec);
  return !isNumber || version === spec || version.startsWith(`${spec}.`);
}
