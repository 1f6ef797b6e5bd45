/** The functions of a built-in object as they were when all of them were native. */
interface Native {
  readonly owner: object;
  /** The number of all own members. */
  readonly size: number;
  readonly functions: readonly (readonly [name: string, value: unknown])[];
}

/** The last state without changes. A comparison with it takes a fraction of the time of a full check. */
let natives: readonly Native[] = [];

/**
 * Whether the page has replaced or added built-in functions, or has added members to all objects. Called before each
 * event that a widget handles.
 */
export function hasChangedBuiltIns(): boolean {
  for (const _key in {}) return true;
  const owners = [Object, Function, Array, String, Promise, Map, Set, Symbol, JSON, Date, URL, URLSearchParams].flatMap(
    (owner) => [owner, (owner as { readonly prototype?: object }).prototype ?? {}],
  );
  if (natives.length > 0 && owners.every((owner, index) => isAsBefore(owner, natives[index]))) return false;
  const found = owners.map(nativeOf);
  natives = found.every(({ functions }) => functions.every(([, value]) => /\[native/.test(String(value)))) ? found : [];
  return natives.length === 0;
}

function nativeOf(owner: object): Native {
  const members = Object.entries(Object.getOwnPropertyDescriptors(owner));
  return {
    owner,
    size: Object.getOwnPropertyNames(owner).length,
    functions: members.flatMap(([name, { value }]) => (typeof value === "function" ? [[name, value] as const] : [])),
  };
}

function isAsBefore(owner: object, before: Native | undefined): boolean {
  return (
    before !== undefined &&
    // JSON has no prototype, so that its second owner is a new object each time.
    (owner === before.owner || before.size === 0) &&
    Object.getOwnPropertyNames(owner).length === before.size &&
    before.functions.every(([name, value]) => (owner as Readonly<Record<string, unknown>>)[name] === value)
  );
}
