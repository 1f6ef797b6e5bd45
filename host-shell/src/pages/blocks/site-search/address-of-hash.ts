/**
 * Returns the address of the search that the hash of the external service states, such as
 * `#?cludoquery=opsigelse&cludopage=2&cludoCategory=Guide`; `undefined` for any other hash. Of a value that is there
 * twice, the first counts.
 */
export function addressOfHash({ hash, pathname }: Pick<Location, "hash" | "pathname">): string | undefined {
  if (!/[?&]cludoquery=/i.test(hash)) return undefined;
  const stated = new URLSearchParams(hash.replace(/^#\??/, ""));
  const valueOf = (name: string, longest: number) => stated.get(name)?.trim().slice(0, longest) ?? "";
  const query = new URLSearchParams();
  const page = valueOf("cludopage", 4);
  for (const [name, value] of [
    ["q", valueOf("cludoquery", 200)],
    ["kategori", valueOf("cludoCategory", 100)],
    ["side", /^[1-9]\d{0,3}$/.test(page) && page !== "1" ? page : ""],
  ] as const)
    if (value) query.set(name, value);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
