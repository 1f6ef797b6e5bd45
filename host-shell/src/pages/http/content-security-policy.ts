/**
 * The `content-security-policy` of a page. There is no inline script and no inline style, so nothing needs a nonce and
 * a page can be cached whole. Pictures may be `data:`: the first page of a CV arrives as base64.
 */
export function contentSecurityPolicy({
  frameAncestors = [],
}: { readonly frameAncestors?: readonly string[] } = {}): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...frameAncestors].join(" ")}`,
  ].join("; ");
}
