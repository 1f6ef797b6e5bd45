/**
 * Whether an origin is that of our own pages, with scheme and port: `publicUrl`, or, if it is not set, the called host
 * without TLS, which this server speaks itself.
 */
export function isOwnOrigin(origin: string, publicUrl: string | undefined, host: string | undefined): boolean {
  return publicUrl === undefined ? host !== undefined && origin === `http://${host}` : origin === publicUrl;
}
