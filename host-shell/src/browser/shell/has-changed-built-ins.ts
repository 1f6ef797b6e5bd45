/** Whether the page has replaced or added built-in functions, or has added members to all objects. */
export function hasChangedBuiltIns(): boolean {
  for (const _key in {}) return true;
  return [Object, Function, Array, String, Promise, Map, Set, Symbol, JSON, Date, URL, URLSearchParams]
    .flatMap((owner) => [owner, (owner as { readonly prototype?: object }).prototype ?? {}])
    .some((owner) =>
      Object.values(Object.getOwnPropertyDescriptors(owner)).some(
        ({ value }) => typeof value === "function" && !/\[native/.test(String(value)),
      ),
    );
}
