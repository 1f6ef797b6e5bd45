import type { OverrideLinks } from "../override-links.ts";

/** A store of override links without a database. */
export function linksInMemory() {
  const links = new Map<string, Date>();
  const deployTokens = new Map<string, string | null | undefined>();
  const revoked = new Set<string>();
  return {
    revoked,
    /** The deploy token of each link, by the id of the link. */
    deployTokens,
    record: async ({ id, expiresAt, deployToken }) => {
      links.set(id, expiresAt);
      deployTokens.set(id, deployToken);
    },
    isLive: async (id, now) => !revoked.has(id) && (links.get(id) ?? now) > now,
  } satisfies Pick<OverrideLinks, "record" | "isLive"> & Readonly<Record<string, unknown>>;
}
