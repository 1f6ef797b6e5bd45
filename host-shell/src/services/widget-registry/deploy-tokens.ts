import { randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { withinReserve } from "../../disk/within-reserve.ts";
import { secretDigest } from "../../security/secret-digest.ts";
import { deployToken, widgetEvent } from "./widget-registry.tables.ts";

/** The public facts of a token, without the token and its hash. */
export type KnownToken = Omit<typeof deployToken.$inferSelect, "hash">;

/** The tokens with which teams deploy. Issuing and revoking one is recorded in the widget's history. */
export interface DeployTokens {
  /** Makes a token for one widget, which need not be published yet. Only the hash of the token is stored. */
  readonly issue: (token: NewToken) => Promise<NewlyIssued>;
  /** Resolves with the token if it may deploy the widget now, otherwise with the reason why not. */
  readonly check: (widget: string, token: string) => Promise<CheckedToken>;
  /** Resolves with whether the token may deploy any widget. */
  readonly isKnown: (token: string) => Promise<boolean>;
  /** Resolves with `false` if there is no such token or it is already revoked. */
  readonly revoke: (id: string, actor: string) => Promise<boolean>;
  /** Resolves with the tokens, the newest first: those of all widgets if `widget` is `undefined`. */
  readonly list: (widget: string | undefined) => Promise<readonly KnownToken[]>;
}

/** Why a token may not deploy the widget. */
export type DeployRefusal = "unknown" | "revoked" | "expired" | "other widget";

/** A token that may deploy. `expiresAt` is `null` for a token of an earlier release. */
export type ValidToken = Pick<KnownToken, "id" | "label" | "expiresAt">;

/** `label` is absent if the token is not known. */
export type CheckedToken =
  | (ValidToken & { readonly refusal?: never })
  | { readonly label?: string; readonly refusal: DeployRefusal };

interface NewToken {
  readonly widget: string;
  readonly label: string;
  readonly days: number;
  readonly actor: string;
}

interface NewlyIssued {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
}

export function createDeployTokens(tables: Tables, now: () => Date): DeployTokens {
  return {
    async issue({ widget, label, days, actor }) {
      const id = randomUUID();
      const token = `lk_${randomBytes(32).toString("base64url")}`;
      const expiresAt = new Date(now().getTime() + days * 86_400_000);
      await tables.transaction(async (transaction) => {
        await transaction.insert(deployToken).values({ id, widget, label, hash: secretDigest(token), expiresAt });
        await transaction.insert(widgetEvent).values({ name: widget, actor, action: "token", token: label });
      });
      return { id, token, expiresAt };
    },
    async check(widget, token) {
      const [found] = await tables
        .select({
          id: deployToken.id,
          label: deployToken.label,
          widget: deployToken.widget,
          expiresAt: deployToken.expiresAt,
          isRevoked: sql<boolean>`${deployToken.revokedAt} is not null`,
          isExpired: sql<boolean>`coalesce(${deployToken.expiresAt} <= now(), false)`,
        })
        .from(deployToken)
        .where(eq(deployToken.hash, secretDigest(token)));
      if (!found) return { refusal: "unknown" };
      const { id, label, expiresAt } = found;
      if (found.isRevoked) return { refusal: "revoked", label };
      if (found.isExpired) return { refusal: "expired", label };
      if (found.widget !== widget) return { refusal: "other widget", label };
      return { id, label, expiresAt };
    },
    async isKnown(token) {
      const known = and(
        eq(deployToken.hash, secretDigest(token)),
        isNull(deployToken.revokedAt),
        or(isNull(deployToken.expiresAt), gt(deployToken.expiresAt, sql`now()`)),
      );
      return (await tables.$count(deployToken, known)) > 0;
    },
    revoke: (id, actor) =>
      withinReserve(() =>
        tables.transaction(async (transaction) => {
          const [revoked] = await transaction
            .update(deployToken)
            .set({ revokedAt: sql`now()` })
            .where(and(eq(deployToken.id, id), isNull(deployToken.revokedAt)))
            .returning({ name: deployToken.widget, token: deployToken.label });
          if (!revoked) return false;
          await transaction.insert(widgetEvent).values({ ...revoked, actor, action: "revoke" });
          return true;
        }),
      ),
    list: (widget) =>
      tables
        .select({
          id: deployToken.id,
          widget: deployToken.widget,
          label: deployToken.label,
          createdAt: deployToken.createdAt,
          expiresAt: deployToken.expiresAt,
          revokedAt: deployToken.revokedAt,
        })
        .from(deployToken)
        .where(widget === undefined ? undefined : eq(deployToken.widget, widget))
        .orderBy(desc(deployToken.createdAt)),
  };
}
