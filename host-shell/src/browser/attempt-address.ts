/**
 * The address of a file for an attempt, counted from 0. Browsers remember files that failed or are still on their way, so
 * each attempt has its own: the server answers `…/~1/file.js` with the same file, and all that a module imports is new as
 * well.
 */
export function attemptAddress(address: string, attempt: number): string {
  return attempt === 0 ? address : address.replace(/[^/]+$/, `~${attempt}/$&`);
}

/** The address that all attempts are of. */
export function firstAddress(address: string): string {
  return address.replace(/~\d+\/(?=[^/]+$)/, "");
}
