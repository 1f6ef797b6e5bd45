import { signatureFault } from "../services/widget-registry/signing/signature-trust.ts";
import type { Snapshot } from "../services/widget-registry/registry-store.ts";
import type { ChannelState, PublishedVersion } from "../services/widget-registry/widget-registry.tables.ts";

interface TrustedPart {
  readonly trusted: readonly PublishedVersion[];
  /** The channels to serve. A channel whose version is not trusted serves its previous version, or nothing. */
  readonly channels: readonly ChannelState[];
  readonly faults: readonly (Pick<PublishedVersion, "name" | "version"> & { readonly fault: string })[];
}

/** The part of the registry that may be served, judged by the signatures of the versions. */
export function trustedPart(
  { versions, channels, ...signing }: Omit<Snapshot, "revision">,
  isSigned?: Parameters<typeof signatureFault>[2],
): TrustedPart {
  const judged = versions.map((row) => ({ row, fault: signatureFault(row, signing, isSigned) }));
  const trusted = judged.flatMap(({ row, fault }) => (fault === undefined ? [row] : []));
  const isTrusted = (name: string, version: string | null): version is string =>
    trusted.some((row) => row.name === name && row.version === version);
  return {
    trusted,
    channels: channels.flatMap((state) => {
      const previous = isTrusted(state.name, state.previous) ? state.previous : null;
      if (isTrusted(state.name, state.version)) return [{ ...state, previous }];
      return previous === null ? [] : [{ ...state, version: previous, previous: null }];
    }),
    faults: judged.flatMap(({ row: { name, version }, fault }) =>
      fault === undefined ? [] : [{ name, version, fault }],
    ),
  };
}
