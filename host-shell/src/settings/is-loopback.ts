/** Whether browsers always resolve the host name of a URL to this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname.endsWith(".localhost") || isOwnMachine(hostname);
}

/** Like `isLoopback`, but false for names below `localhost`: a resolver of the server may look them up elsewhere. */
export function isOwnMachine(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
