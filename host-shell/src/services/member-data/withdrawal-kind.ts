import type { StoredKind } from "../submissions/submission-kind.ts";

/** The name of the kind of a withdrawn consent, whose payload names the submission that it was given with. */
export const withdrawalName = "member.consent-withdrawal";

/** Kept for as long as any consent, so that no consent is valid again. An undelivered one may outlast the retention of its kind. */
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
