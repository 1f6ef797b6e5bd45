import type { StoredKind } from "../submissions/submission-kind.ts";

/**
 * The name of the kind of submission that withdraws a consent. Its payload names the submission in which the consent
 * was given.
 */
export const withdrawalName = "member.consent-withdrawal";

/**
 * A withdrawal is kept as long as the consent with the longest retention, so that no withdrawn consent becomes valid
 * again. An undelivered consent may be kept longer than its kind says.
 */
export function withdrawalKind(
  kinds: readonly Pick<StoredKind, "consents" | "retentionDays">[],
  undeliveredDays: number,
): StoredKind {
  const days = kinds.flatMap(({ consents, retentionDays }) =>
    Object.keys(consents).length > 0 ? [retentionDays] : [],
  );
  return {
    name: withdrawalName,
    title: "Samtykke trukket tilbage",
    consents: {},
    idField: "withdrawalId",
    retentionDays: Math.max(undeliveredDays, ...days),
  };
}
