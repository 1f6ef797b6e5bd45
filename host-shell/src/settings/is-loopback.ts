/** Whether browsers resolve a URL's host name always to this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname.endsWith(".localhost") || isOwnMachine(hostname);
}

/** As `isLoopback`, for an address that the server calls: a resolver may look up names below `localhost` elsewhere. */
export function isOwnMachine(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
