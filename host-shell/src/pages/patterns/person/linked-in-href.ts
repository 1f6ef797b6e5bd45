/** Returns the address of a profile; `undefined` if the address is not one of LinkedIn with https. */
export function linkedInHref(address: string): string | undefined {
  const url = URL.parse(address);
  return url?.protocol === "https:" && /^([\w-]+\.)*linkedin\.com$/.test(url.host) ? url.href : undefined;
}
