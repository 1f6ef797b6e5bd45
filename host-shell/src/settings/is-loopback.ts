/** Whether a host name of a URL always means this machine to a browser. */
export function isLoopback(hostname: string): boolean {
  return hostname.endsWith(".localhost") || isOwnMachine(hostname);
}

/** The same for an address that the server calls: a resolver may look names below `localhost` up elsewhere. */
export function isOwnMachine(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
