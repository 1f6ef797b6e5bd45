import type { OverrideLinks } from "../override-links.ts";

/** Links without a database. */
export function linksInMemory() {
  const links = new Map<string, Date>();
  const deployTokens = new Map<string, string | null | undefined>();
  const revoked = new Set<string>();
  return {
    revoked,
    /** By the id of their link. */
    deployTokens,
    record: async ({ id, expiresAt, deployToken }) => {
      links.set(id, expiresAt);
      deployTokens.set(id, deployToken);
    },
    isLive: async (id, now) => !revoked.has(id) && (links.get(id) ?? now) > now,
  } satisfies Pick<OverrideLinks, "record" | "isLive"> & Readonly<Record<string, unknown>>;
}
