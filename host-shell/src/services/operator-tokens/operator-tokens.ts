import { randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { OperatorRight } from "shared-runtime/api/operator-tokens.ts";
import type { Tables } from "../../database/database.ts";
import { withinReserve } from "../../disk/within-reserve.ts";
import { secretDigest } from "../../security/secret-digest.ts";
import { operatorToken } from "./operator-tokens.tables.ts";

/** The public facts of a token, without the token and its hash. */
export type KnownOperatorToken = Omit<typeof operatorToken.$inferSelect, "hash">;

/** The tokens of operators. Each token has one right and an end. */
export interface OperatorTokens {
  /** Only the hash of the token is stored. */
  readonly issue: (token: NewOperatorToken) => Promise<IssuedOperatorToken>;
  /** Resolves with a token that this server made, even if it has expired or is revoked. */
  readonly find: (token: string) => Promise<FoundOperatorToken | undefined>;
  /** Resolves with the revoked token; with `undefined` if there is no such token or it is revoked already. */
  readonly revoke: (id: string, actor: string) => Promise<Pick<KnownOperatorToken, "right" | "label"> | undefined>;
  /** The newest token first. */
  readonly list: () => Promise<readonly KnownOperatorToken[]>;
}

interface NewOperatorToken {
  readonly right: OperatorRight;
  readonly label: string;
  readonly days: number;
  readonly actor: string;
}

interface IssuedOperatorToken {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
}

export interface FoundOperatorToken extends Pick<KnownOperatorToken, "id" | "right" | "label" | "expiresAt"> {
  readonly isRevoked: boolean;
  readonly isExpired: boolean;
}

export function createOperatorTokens(tables: Tables, now: () => Date): OperatorTokens {
  const { id, right, label, createdAt, createdBy, expiresAt, revokedAt, revokedBy } = operatorToken;
  return {
    async issue({ days, actor, ...made }) {
      const token = `lko_${randomBytes(32).toString("base64url")}`;
      const issued = { id: randomUUID(), expiresAt: new Date(now().getTime() + days * 86_400_000) };
      await tables.insert(operatorToken).values({ ...made, ...issued, hash: secretDigest(token), createdBy: actor });
      return { ...issued, token };
    },
    async find(token) {
      const [found] = await tables
        .select({
          id,
          right,
          label,
          expiresAt,
          isRevoked: sql<boolean>`${revokedAt} is not null`,
          isExpired: sql<boolean>`${expiresAt} <= now()`,
        })
        .from(operatorToken)
        .where(eq(operatorToken.hash, secretDigest(token)));
      return found;
    },
    async revoke(given, actor) {
      const [revoked] = await withinReserve(() =>
        tables
          .update(operatorToken)
          .set({ revokedAt: sql`now()`, revokedBy: actor })
          .where(and(eq(id, given), isNull(revokedAt)))
          .returning({ right, label }),
      );
      return revoked;
    },
    list: () =>
      tables
        .select({ id, right, label, createdAt, createdBy, expiresAt, revokedAt, revokedBy })
        .from(operatorToken)
        .orderBy(desc(createdAt)),
  };
}
