/**
 * Whether an origin, including scheme and port, is the origin of our own pages. It must equal `publicUrl`. Without a
 * `publicUrl`, it must be the requested host over plain HTTP, since this server has no TLS.
 */
export function isOwnOrigin(origin: string, publicUrl: string | undefined, host: string | undefined): boolean {
  return publicUrl === undefined ? host !== undefined && origin === `http://${host}` : origin === publicUrl;
}
