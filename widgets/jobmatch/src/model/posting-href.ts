/** Where a posting stands, if it is an address of the web: what is imported from elsewhere could run a script. */
export function postingHref(sourceJobUrl: string): string | undefined {
  const address = URL.parse(sourceJobUrl);
  return address !== null && /^https?:$/u.test(address.protocol) ? address.href : undefined;
}
