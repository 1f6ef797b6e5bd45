/** A request of the host's code that a policy may block. */
export interface PolicyRequest {
  readonly directive: "script-src" | "connect-src" | "style-src" | "font-src" | "frame-src";
  readonly address: URL;
  /** The nonce of the script's tag. */
  readonly nonce?: string | undefined;
}

const fallbacks = {
  "script-src": ["script-src-elem", "script-src", "default-src"],
  "connect-src": ["connect-src", "default-src"],
  "style-src": ["style-src-elem", "style-src", "default-src"],
  "font-src": ["font-src", "default-src"],
  "frame-src": ["frame-src", "child-src", "default-src"],
} as const;

/** Whether a content security policy of a page blocks a request. `page` is the origin that `'self'` means. */
export function isBlocked(policy: string, { directive, address, nonce }: PolicyRequest, page: URL): boolean {
  const sources = appliedTo(directive, directivesOf(policy))?.sources;
  if (!sources) return false;
  const hasNonce = nonce !== undefined && sources.includes(`'nonce-${nonce}'`);
  if (directive === "script-src") {
    if (hasNonce) return false;
    // With 'strict-dynamic', browsers ignore the hosts in the directive.
    if (sources.includes("'strict-dynamic'")) return true;
  }
  return !sources.some((source) => matches(source, address, page));
}

/** A line of a policy that permits a request. */
export interface PermittingLine {
  readonly directive: string;
  readonly line: string;
  /** Whether the line replaces a line with the same directive. If not, `default-src` applied, and the line is new. */
  readonly replaces: boolean;
  /** Whether hosts do not count in the directive, so that only the nonce of a tag permits its script. */
  readonly needsNonce: boolean;
}

/** The line that permits a blocked request in addition to all that the policy permitted before. */
export function permittingLine(policy: string, { directive, address }: PolicyRequest): PermittingLine {
  const applied = appliedTo(directive, directivesOf(policy));
  const before = applied?.name ?? directive;
  const name = before === "default-src" ? directive : before;
  // Each answer has another nonce, so the line gets a placeholder for it.
  const sources = (applied?.sources ?? [])
    .filter((source) => source.toLowerCase() !== "'none'")
    .map((source) => (/^'nonce-/i.test(source) ? "'nonce-…'" : source));
  const needsNonce = directive === "script-src" && sources.includes("'strict-dynamic'");
  const added = needsNonce ? [] : [address.origin];
  return {
    directive: name,
    line: [name, ...new Set([...sources, ...added])].join(" "),
    replaces: name === before,
    needsNonce,
  };
}

/** The first directive of a policy that applies to a kind of request. */
function appliedTo(
  directive: PolicyRequest["directive"],
  directives: ReadonlyMap<string, readonly string[]>,
): { readonly name: string; readonly sources: readonly string[] } | undefined {
  for (const name of fallbacks[directive]) {
    const sources = directives.get(name);
    if (sources) return { name, sources };
  }
  return undefined;
}

/** Whether a policy has the directive `trusted-types` without the name of the loader's policy. */
export function refusesTrustedTypes(policy: string): boolean {
  const names = directivesOf(policy).get("trusted-types");
  return names !== undefined && !names.includes("*") && !names.includes("host-shell");
}

/** Whether a policy refuses a script address that is assigned as a text. `embed.js` assigns such a text. */
export function requiresTrustedTypes(policy: string): boolean {
  return directivesOf(policy).get("require-trusted-types-for")?.includes("'script'") === true;
}

/** Whether a header's policy runs the page in a sandbox without scripts. In `meta`, browsers ignore the `sandbox`. */
export function forbidsScripts(policy: string): boolean {
  const permitted = directivesOf(policy).get("sandbox");
  return permitted !== undefined && !permitted.some((word) => word.toLowerCase() === "allow-scripts");
}

/** Directives by name. Of two with the same name, browsers use the first. */
function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const part of policy.split(";")) {
    const [name = "", ...sources] = part.trim().split(/\s+/);
    const key = name.toLowerCase();
    if (key !== "" && !directives.has(key)) directives.set(key, sources);
  }
  return directives;
}

function matches(source: string, address: URL, page: URL): boolean {
  const text = source.toLowerCase();
  if (text === "*") return /^(https?|wss?):$/.test(address.protocol);
  if (text === "'self'") return address.origin === page.origin;
  if (/^[a-z][a-z\d+.-]*:$/.test(text))
    return text === address.protocol || (text === "http:" && address.protocol === "https:");
  const [, scheme, host, port, path] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[a-z\d.-]+|\[[\da-f:.]+\])(?::(\d+|\*))?(\/.*)?$/.exec(text) ?? [];
  if (host === undefined) return false;
  const wanted = scheme ?? page.protocol.slice(0, -1);
  const isScheme = address.protocol === `${wanted}:` || (wanted === "http" && address.protocol === "https:");
  if (!isScheme || !isHost(host, address.hostname)) return false;
  const standardPort = address.protocol === "https:" ? "443" : "80";
  const given = address.port === "" ? standardPort : address.port;
  if (port !== "*" && given !== (port ?? standardPort)) return false;
  if (path === undefined) return true;
  return path.endsWith("/") ? address.pathname.toLowerCase().startsWith(path) : address.pathname.toLowerCase() === path;
}

function isHost(pattern: string, host: string): boolean {
  if (pattern === "*") return true;
  return pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : host === pattern;
}
