import type { OverrideLinks } from "../override-links.ts";

/** Links without a database. */
export function linksInMemory(): Pick<OverrideLinks, "record" | "isLive"> & { readonly revoked: Set<string> } {
  const links = new Map<string, Date>();
  const revoked = new Set<string>();
  return {
    revoked,
    record: async ({ id, expiresAt }) => void links.set(id, expiresAt),
    isLive: async (id, now) => !revoked.has(id) && (links.get(id) ?? now) > now,
  };
}
