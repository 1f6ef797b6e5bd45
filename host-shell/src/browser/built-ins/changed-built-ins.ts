const owners = "Object Function Array String Promise Map Set WeakMap Symbol JSON Date URL URLSearchParams".split(" ");

/**
 * Names of built-in functions that the page has replaced or added, such as `Array.from`, and of members that it has
 * added to all objects.
 */
export function changedBuiltIns(): readonly string[] {
  const found: string[] = [];
  const look = (owner: unknown, path: string): void => {
    for (const key of Object.getOwnPropertyNames(owner ?? {})) {
      const value: unknown = Object.getOwnPropertyDescriptor(owner, key)?.value;
      if (typeof value === "function" && !/\[native/.test(String(value))) found.push(path + key);
    }
  };
  for (const name of owners) {
    const owner: unknown = Reflect.get(globalThis, name);
    look(owner, `${name}.`);
    look((owner as { readonly prototype?: unknown }).prototype, `${name}#`);
  }
  for (const key in {}) found.push(`Object#${key}`);
  return found;
}
