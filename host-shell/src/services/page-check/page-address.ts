/**
 * The address in a text; `undefined` if the text is not the address of a page. A text without a scheme gives the https
 * address, or the http address if only the http address may be called.
 */
export function addressIn(text: string, mayCall: (address: URL) => boolean): URL | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 2_000) return undefined;
  if (/^[a-z][a-z\d+.-]*:/i.test(trimmed) && !/^[\w.-]+:\d/.test(trimmed)) return pageAddress(trimmed);
  const [encrypted, plain] = [pageAddress(`https://${trimmed}`), pageAddress(`http://${trimmed}`)];
  return plain && encrypted && !mayCall(encrypted) && mayCall(plain) ? plain : encrypted;
}

function pageAddress(text: string): URL | undefined {
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol) || !/[.:]|^localhost$/.test(address.hostname)) return undefined;
  address.hash = "";
  return address;
}

/** The address that opens a page in editing. */
export function editingAddress({ origin, pathname, search }: URL): string {
  return `${origin}${pathname}${search === "" ? "?" : `${search}&`}widget-editing`;
}
