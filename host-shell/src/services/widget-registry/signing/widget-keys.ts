import { and, eq, sql } from "drizzle-orm";
import { isStatementSigned, keyIdOf, type KeyStatement } from "shared-runtime/node/widget-signatures.ts";
import type { KeySignature } from "shared-runtime/api/key-signature.ts";
import type { WidgetChange } from "../change-widget.ts";
import { RegistryRefusal } from "../registry-refusal.ts";
import { widgetKey, type WidgetKey, widgetVersion } from "../widget-registry.tables.ts";
import { signingMessages } from "./signing-messages.ts";
import { leaveUntrusted, type LeftChannel } from "./leave-untrusted.ts";
import { signingOf, untrustedVersions } from "./untrusted-versions.ts";

/** The right to change keys: the rights of an operator, or a statement that a valid key signed. */
export type KeyAuthority = "operator" | { readonly statement: KeySignature | undefined };

export interface KeyRegistration {
  readonly widget: string;
  readonly publicKey: string;
  readonly actor: string;
  readonly authority: KeyAuthority;
}

export interface KeyRevocation {
  readonly widget: string;
  /** The id of the key. */
  readonly key: string;
  readonly actor: string;
  readonly reason: string;
  /** The time in the exact words of the signed statement. */
  readonly since: string | undefined;
  readonly authority: KeyAuthority;
}

export interface RevokedKeys {
  /** The revoked key, and the keys that it added from `since` on. */
  readonly keys: readonly string[];
  /** The versions that are not trusted any more. */
  readonly untrusted: readonly string[];
  readonly channels: readonly LeftChannel[];
}

/**
 * Adds a key. The first of a widget needs no more than the right to deploy; any later one needs an operator or the
 * statement of a valid key. Throws `RegistryRefusal`. Resolves with the id of the key.
 */
export async function registerKey(
  { transaction, record }: WidgetChange,
  { widget, publicKey, actor, authority }: KeyRegistration,
): Promise<string> {
  const { keys } = await signingOf(transaction, widget);
  const id = keyIdOf(publicKey);
  const known = keys.find((one) => one.id === id);
  if (known) {
    const why = known.revokedAt === null ? signingMessages.keyExists : signingMessages.keyWasRevoked;
    throw new RegistryRefusal("keyExists", [why(widget, id)]);
  }
  let addedBy: string | null = null;
  if (authority !== "operator" && keys.length > 0) {
    addedBy = witnessOf(keys, { widget, action: "add", key: id }, authority.statement);
  }
  // The key is not older than the versions that are already published unsigned, even if the clock was set back.
  const newest = sql`select max(${widgetVersion.publishedAt}) from ${widgetVersion} where ${widgetVersion.name} = ${widget}`;
  const createdAt = sql`greatest(clock_timestamp(), (${newest}))`;
  await transaction.insert(widgetKey).values({ widget, id, publicKey, addedBy, createdAt });
  await record({ actor, action: "add-key", version: null, key: id });
  return id;
}

/**
 * Revokes a key: it signs nothing any more. With `since`, its signatures from then on are not trusted, the keys that it
 * added from then on are revoked as well, and channels leave versions that only these keys signed. Throws
 * `RegistryRefusal`.
 */
export async function revokeKey(
  change: WidgetChange,
  { widget, key, actor, reason, since, authority }: KeyRevocation,
): Promise<RevokedKeys> {
  const { transaction, record } = change;
  const { keys } = await signingOf(transaction, widget);
  const found = keys.find(({ id }) => id === key);
  if (!found) throw new RegistryRefusal("keyUnknown", [signingMessages.keyUnknown(widget, key)]);
  const from = since === undefined ? null : new Date(since);
  const isStricter = from !== null && (found.untrustedSince === null || from < found.untrustedSince);
  if (found.revokedAt !== null && !isStricter) {
    throw new RegistryRefusal("keyExists", [signingMessages.keyWasRevoked(widget, key)]);
  }
  if (authority !== "operator") {
    witnessOf(
      keys.filter(({ id }) => id !== key),
      { widget, action: "revoke", key, since },
      authority.statement,
    );
  }
  const before = await untrustedVersions(transaction, widget);
  const revoked = [found, ...(from === null ? [] : addedSince(keys, found, from))];
  for (const one of revoked) {
    await transaction
      .update(widgetKey)
      .set({
        revokedAt: one.revokedAt ?? sql`clock_timestamp()`,
        untrustedSince: earlier(one.untrustedSince, from),
      })
      .where(and(eq(widgetKey.widget, widget), eq(widgetKey.id, one.id)));
    await record({ actor, action: "revoke-key", version: null, key: one.id, reason });
  }
  const after = await untrustedVersions(transaction, widget);
  return {
    keys: revoked.map(({ id }) => id),
    untrusted: [...after].filter((version) => !before.has(version)),
    channels: await leaveUntrusted(change, widget, after),
  };
}

/** Returns the id of the valid key that made a statement. Throws `RegistryRefusal`. */
function witnessOf(keys: readonly WidgetKey[], statement: KeyStatement, signature: KeySignature | undefined): string {
  const { widget } = statement;
  const valid = keys.filter(({ revokedAt }) => revokedAt === null);
  if (!signature) throw new RegistryRefusal("statementMissing", [signingMessages.statementMissing(widget, valid)]);
  const witness = valid.find(({ id }) => id === signature.key);
  if (!witness || !isStatementSigned(statement, signature.signature, witness.publicKey)) {
    throw new RegistryRefusal("statementInvalid", [signingMessages.statementInvalid(widget, signature.key)]);
  }
  return witness.id;
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** The keys that a key added since a moment, and the keys that those keys added in turn. */
function addedSince(keys: readonly WidgetKey[], { id }: WidgetKey, since: Date): readonly WidgetKey[] {
  const added = keys.filter(({ addedBy, createdAt }) => addedBy === id && createdAt >= since);
  return [...added, ...added.flatMap((one) => addedSince(keys, one, since))];
}
