/** The address of a posting; `undefined` unless it is http(s), since an imported address could execute a script. */
export function postingHref(sourceJobUrl: string): string | undefined {
  const address = URL.parse(sourceJobUrl);
  return address !== null && /^https?:$/u.test(address.protocol) ? address.href : undefined;
}
