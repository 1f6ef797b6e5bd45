import { and, desc, eq, exists, getTableColumns, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { withinReserve } from "../../disk/within-reserve.ts";
import { deployToken, overrideLink } from "./widget-registry.tables.ts";

export type KnownLink = typeof overrideLink.$inferSelect;

/** The links that load a widget from a development server, with their makers and their revocations. */
export interface OverrideLinks {
  readonly record: (link: Omit<typeof overrideLink.$inferInsert, "revokedAt" | "revokedBy">) => Promise<void>;
  /** Resolves with whether a link was recorded, and neither the link nor its deploy token is revoked or expired. */
  readonly isLive: (id: string, now: Date) => Promise<boolean>;
  /** Resolves with `false` if there is no such link or it is already revoked. */
  readonly revoke: (id: string, actor: string) => Promise<boolean>;
  /**
   * Resolves with the links, the newest first: those of all widgets if `widget` is `undefined`. A link that ended with
   * its deploy token has no revoker.
   */
  readonly list: (widget: string | undefined) => Promise<readonly KnownLink[]>;
  /** Deletes links that expired before a time. Resolves with the number of deleted links. */
  readonly forgetExpiredBefore: (moment: Date) => Promise<number>;
}

export function createOverrideLinks(tables: Tables): OverrideLinks {
  return {
    async record(link) {
      await tables.insert(overrideLink).values(link);
    },
    async isLive(id, now) {
      const validToken = tables
        .select({ id: deployToken.id })
        .from(deployToken)
        .where(
          and(
            eq(deployToken.id, overrideLink.deployToken),
            isNull(deployToken.revokedAt),
            or(isNull(deployToken.expiresAt), gt(deployToken.expiresAt, now)),
          ),
        );
      const live = and(
        eq(overrideLink.id, id),
        isNull(overrideLink.revokedAt),
        gt(overrideLink.expiresAt, now),
        or(isNull(overrideLink.deployToken), exists(validToken)),
      );
      return (await tables.$count(overrideLink, live)) > 0;
    },
    async revoke(id, actor) {
      const revoked = await withinReserve(() =>
        tables
          .update(overrideLink)
          .set({ revokedAt: sql`now()`, revokedBy: actor })
          .where(and(eq(overrideLink.id, id), isNull(overrideLink.revokedAt)))
          .returning({ id: overrideLink.id }),
      );
      return revoked.length > 0;
    },
    async list(widget) {
      const endedByToken = and(
        eq(deployToken.id, overrideLink.deployToken),
        lt(deployToken.revokedAt, overrideLink.expiresAt),
      );
      const links = await tables
        .select({ ...getTableColumns(overrideLink), tokenRevokedAt: deployToken.revokedAt })
        .from(overrideLink)
        .leftJoin(deployToken, endedByToken)
        .where(widget === undefined ? undefined : eq(overrideLink.widget, widget))
        .orderBy(desc(overrideLink.createdAt));
      return links.map(({ tokenRevokedAt, ...link }) => ({ ...link, revokedAt: link.revokedAt ?? tokenRevokedAt }));
    },
    async forgetExpiredBefore(moment) {
      const forgotten = await tables
        .delete(overrideLink)
        .where(lt(overrideLink.expiresAt, moment))
        .returning({ id: overrideLink.id });
      return forgotten.length;
    },
  };
}
