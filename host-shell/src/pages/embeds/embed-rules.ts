/** The origins whose content editors may embed in pages. */
export interface EmbedRules {
  /** Origins of frames and scripts that need no consent. */
  readonly origins: readonly string[];
  /** Origins of frames and scripts that wait for consent to marketing. An origin in both lists waits. */
  readonly marketingOrigins: readonly string[];
  /** Origins of video platforms, in addition to the built-in ones. */
  readonly videoOrigins: readonly string[];
}

export const nothingEmbedded: EmbedRules = { origins: [], marketingOrigins: [], videoOrigins: [] };

export interface ListedOrigin {
  readonly origin: string;
  /** Whether content of the origin waits for consent to marketing. */
  readonly waits: boolean;
}

/** Returns the origin of an address if pages may embed it; otherwise `undefined`. */
export function listedOrigin(address: string, { origins, marketingOrigins }: EmbedRules): ListedOrigin | undefined {
  const origin = URL.parse(address)?.origin;
  if (origin === undefined) return undefined;
  if (marketingOrigins.includes(origin)) return { origin, waits: true };
  return origins.includes(origin) ? { origin, waits: false } : undefined;
}
