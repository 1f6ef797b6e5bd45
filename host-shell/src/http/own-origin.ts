/**
 * Whether an origin is that of our own pages, including scheme and port: that of `publicUrl`, or, without it, of the
 * requested host over plain HTTP, since this server has no TLS.
 */
export function isOwnOrigin(origin: string, publicUrl: string | undefined, host: string | undefined): boolean {
  return publicUrl === undefined ? host !== undefined && origin === `http://${host}` : origin === publicUrl;
}
