/** The permissions of a page in addition to those that every page has. */
export interface PolicyExceptions {
  /** Origins that may show pages in a frame. */
  readonly frameAncestors?: readonly string[];
  /** Origin of published widgets, if they are not served from here. */
  readonly widgetsOrigin?: string | undefined;
  /** Origin of the development server of a widget override, on this page view. */
  readonly overrideOrigin?: string | undefined;
  /** Hashes of the scripts in pages, as `sha384-…`. */
  readonly inlineScripts?: readonly string[];
  /** Whether the site has a tag manager that visitors may allow. */
  readonly hasTagManager?: boolean;
  /** Origins of images that blocks of the page show. */
  readonly images?: readonly string[];
  /** Origins of frames that blocks of the page show. */
  readonly frames?: readonly string[];
}

const tagManager = "https://www.googletagmanager.com";
/** Origins to which the tag manager sends statistics. */
const statistics = "https://*.google-analytics.com";

/**
 * Returns the `content-security-policy` of a page. Inline scripts are allowed by their hashes and inline styles are not
 * allowed, so that no nonce is needed and pages can be cached. Images may be `data:` URLs, since the picture of a CV's first page is sent as base64. Only the shell's
 * trusted types policy creates markup, for first frames on pages of other systems.
 *
 * A development server injects styles from scripts, opens a socket for edits, and renders its own errors. A tag manager
 * adds scripts; the default trusted types policy trusts only those.
 */
export function contentSecurityPolicy({
  frameAncestors = [],
  widgetsOrigin,
  overrideOrigin,
  inlineScripts = [],
  hasTagManager = false,
  images = [],
  frames = [],
}: PolicyExceptions = {}): string {
  const from = (...sources: readonly (string | undefined)[]): string =>
    ["'self'", widgetsOrigin, overrideOrigin, ...sources].filter((source) => source !== undefined).join(" ");
  const overridden = overrideOrigin !== undefined;
  const tagged = (...sources: readonly string[]) => (hasTagManager ? sources : []);
  return [
    "default-src 'self'",
    `script-src ${from(...tagged(tagManager), ...inlineScripts.map((hash) => `'${hash}'`))}`,
    `style-src ${from(overridden ? "'unsafe-inline'" : undefined)}`,
    `img-src ${from("data:", "blob:", ...images, ...tagged(tagManager, statistics))}`,
    ...(frames.length > 0 ? [`frame-src ${from(...frames)}`] : []),
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
