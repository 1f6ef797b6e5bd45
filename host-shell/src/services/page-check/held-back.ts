/** How a script is kept from running when the page is parsed. */
export interface HeldBack {
  /** The program that holds the script back; `undefined` if no known program does. */
  readonly by: string | undefined;
  /** When the script runs, as a Danish clause after "holdes tilbage, indtil"; `undefined` if the script never runs. */
  readonly until: string | undefined;
}

type Attributes = Readonly<Record<string, string>>;

const executable = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/;
const consent = "den besøgende har sagt ja til cookies";
const touch = "den besøgende rører ved siden";

/** Programs that hold scripts back, by the names of a tag's attributes and by the value of `type`. */
const programs: readonly {
  readonly by: string;
  readonly until: string;
  readonly attribute?: RegExp;
  readonly type?: RegExp;
}[] = [
  { by: "WP Rocket", until: touch, attribute: /^data-rocket-(src|type)$/, type: /^rocketlazyloadscript$/ },
  { by: "LiteSpeed Cache", until: touch, type: /^litespeed\/javascript$/ },
  { by: "Perfmatters", until: touch, attribute: /^data-pmdelayedscript$/, type: /^pmdelayedscript$/ },
  { by: "NitroPack", until: touch, attribute: /^nitro-src$/, type: /^nitropack\// },
  {
    by: "Cloudflare Rocket Loader",
    until: "resten af siden er hentet",
    type: /^[\da-f]{24}-(module|text\/javascript)$/,
  },
  { by: "Cookiebot", until: consent, attribute: /^data-cookie(consent|block-src)$/ },
  { by: "Cookie Information", until: consent, attribute: /^data-(consent-src|category-consent)$/ },
  { by: "Complianz", until: consent, attribute: /^data-cmplz-src$/ },
  { by: "Usercentrics", until: consent, attribute: /^data-usercentrics$/ },
  { by: "Iubenda", until: consent, attribute: /^data-suppressedsrc$/ },
];

/** Programs that ask for consent, by the addresses and the texts of a page's scripts. */
const consentPrograms: readonly (readonly [by: string, mark: RegExp])[] = [
  ["Cookiebot", /\bconsent(cdn)?\.cookiebot\.(com|eu)\b/],
  ["Cookie Information", /\bcookieinformation\.com\b/],
  ["OneTrust", /\bcookielaw\.org\b|\botSDKStub\b|\bonetrust\.com\b/],
  ["Complianz", /\bcomplianz\b|\bcmplz_/],
  ["Usercentrics", /\busercentrics\.(eu|com)\b/],
  ["Iubenda", /\biubenda\.com\b/],
  ["CookieYes", /\bcdn-cookieyes\.com\b|\bcookie-law-info\b/],
  ["CookieFirst", /\bcookiefirst\.com\b/],
  ["Cookie Script", /\bcookie-script\.com\b/],
  ["Borlabs Cookie", /\bborlabs-?cookie\b/i],
  ["Real Cookie Banner", /\breal-cookie-banner\b/],
  ["Didomi", /\bdidomi\b/],
  ["Termly", /\btermly\.io\b/],
  ["Klaro", /\bklaro(-no-css)?(\.min)?\.js\b/],
  ["CookieConsent", /\bcookieconsent(\.umd|\.esm)?(\.min)?\.js\b/],
];

/** The attributes that hold the address of a script in place of `src`. */
const heldAddresses = [
  "data-rocket-src",
  "data-litespeed-src",
  "nitro-src",
  "data-cookieblock-src",
  "data-consent-src",
  "data-cmplz-src",
  "data-suppressedsrc",
  "data-src",
] as const;

/** The address of a script's file, even if it is held back. */
export function scriptSource(attributes: Attributes): string | undefined {
  return [attributes["src"], ...heldAddresses.map((name) => attributes[name])].find((value) => value !== undefined);
}

/** How a page's consent program holds back a script whose tag names no program; `undefined` without such a program. */
export function heldByConsent(
  scripts: readonly {
    readonly address: URL | undefined;
    readonly text: string;
    readonly heldBack: HeldBack | undefined;
  }[],
): HeldBack | undefined {
  const marks = scripts.map(({ address, text }) => `${address?.href ?? ""} ${text}`);
  const by =
    scripts.find(({ heldBack: held }) => held?.until === consent)?.heldBack?.by ??
    consentPrograms.find(([, mark]) => marks.some((text) => mark.test(text)))?.[0];
  return by === undefined ? undefined : { by, until: consent };
}

/**
 * Why browsers do not run a script at once; `undefined` if they do. The attribute `data-cfasync="false"` is not read:
 * it is for programs that hold scripts back, and browsers ignore it.
 */
export function heldBack(attributes: Attributes): HeldBack | undefined {
  const type = (attributes["type"] ?? "").trim().toLowerCase();
  const isRun = executable.test(type) && (attributes["src"] !== undefined || scriptSource(attributes) === undefined);
  if (isRun) return undefined;
  const names = Object.keys(attributes);
  const program = programs.find(
    (one) => one.type?.test(type) === true || names.some((name) => one.attribute?.test(name) === true),
  );
  if (program) return { by: program.by, until: program.until };
  if (/(^|\s)optanon-category-/.test(attributes["class"] ?? "")) return { by: "OneTrust", until: consent };
  if (attributes["src"] === undefined && attributes["data-src"] !== undefined && executable.test(type))
    return { by: undefined, until: "et andet script på siden henter det" };
  return { by: undefined, until: undefined };
}
