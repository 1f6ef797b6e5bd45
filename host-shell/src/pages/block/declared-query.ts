/** The parameters of the query of a page that a block reads. */
export interface DeclaredQuery {
  readonly names: readonly string[];
  /** Returns the value as the block reads it; `undefined` if the block ignores it. */
  readonly normalise: (value: string) => string | undefined;
  /** Whether an answer to a request with one of these parameters may be stored. */
  readonly isStored: boolean;
}

export type QueryValues = Readonly<Record<string, string>>;

const longestValue = 200;

/**
 * Returns the parameters of a request that are declared, in the order of their names. A parameter that the request has
 * twice has its first value. Empty values and those that the block ignores are left out.
 */
export function declaredValues(declared: readonly DeclaredQuery[], given: URLSearchParams | undefined): QueryValues {
  if (given === undefined || given.size === 0) return {};
  const values: [string, string][] = [];
  for (const { names, normalise } of declared)
    for (const name of names) {
      const value = given.get(name)?.slice(0, longestValue).toWellFormed().trim();
      const read = value ? normalise(value) : undefined;
      if (read) values.push([name, read]);
    }
  return Object.fromEntries(values.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The values as a query that begins with `?`; empty if there are none. */
export function asSearch(values: QueryValues): string {
  const search = new URLSearchParams(values).toString();
  return search === "" ? "" : `?${search}`;
}

/** Whether an answer to a request with these parameters may be stored. */
export function isStorable(declared: readonly DeclaredQuery[], values: QueryValues): boolean {
  return declared.every(({ names, isStored }) => isStored || !names.some((name) => Object.hasOwn(values, name)));
}
