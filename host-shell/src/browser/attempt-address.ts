/**
 * The address of a file for an attempt, counted from 0. Browsers remember modules that failed or are still loading, so
 * each attempt has its own address: the server answers `…/~1/file.js` with the same file, and the module's relative
 * imports get new addresses as well.
 */
export function attemptAddress(address: string, attempt: number): string {
  return attempt ? address.replace(/[^/]+$/, `~${attempt}/$&`) : address;
}

/** The address of the first attempt. */
export function firstAddress(address: string): string {
  return address.replace(/~\d+\/(?=[^/]+$)/, "");
}
