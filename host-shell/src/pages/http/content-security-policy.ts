interface Exceptions {
  /** May show pages in a frame. */
  readonly frameAncestors?: readonly string[];
  /** Where published widgets are fetched from, if not from here. */
  readonly widgetsOrigin?: string | undefined;
  /** Of the development server that a developer tries a widget from, on this page view. */
  readonly overrideOrigin?: string | undefined;
  /** Whether the site has a tag manager, which the visitor may allow. */
  readonly hasTagManager?: boolean;
}

const tagManager = "https://www.googletagmanager.com";
/** Where the tag manager's statistics go. */
const statistics = "https://*.google-analytics.com";

/**
 * The `content-security-policy` of a page. There is no inline script and no inline style, so nothing needs a nonce and
 * a page can be cached whole. Pictures may be `data:`: the first page of a CV arrives as base64. Markup is only made by
 * the policy of the shell, which gives pages of other systems their first frames.
 *
 * A development server sends styles in scripts, listens for edits, and draws its own errors. A tag manager adds scripts of
 * its own; the default policy, which comes with it, trusts those and no other.
 */
export function contentSecurityPolicy({
  frameAncestors = [],
  widgetsOrigin,
  overrideOrigin,
  hasTagManager = false,
}: Exceptions = {}): string {
  const from = (...sources: readonly (string | undefined)[]): string =>
    ["'self'", widgetsOrigin, overrideOrigin, ...sources].filter((source) => source !== undefined).join(" ");
  const overridden = overrideOrigin !== undefined;
  const tagged = (...sources: readonly string[]) => (hasTagManager ? sources : []);
  return [
    "default-src 'self'",
    `script-src ${from(...tagged(tagManager))}`,
    `style-src ${from(overridden ? "'unsafe-inline'" : undefined)}`,
    `img-src ${from("data:", "blob:", ...tagged(tagManager, statistics))}`,
    `font-src ${from()}`,
    `connect-src ${from(
      overrideOrigin?.replace(/^http/, "ws"),
      ...tagged(tagManager, statistics, "https://*.analytics.google.com"),
    )}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...frameAncestors].join(" ")}`,
    "require-trusted-types-for 'script'",
    ["trusted-types host-shell", ...tagged("default")].join(" "),
  ].join("; ");
}
