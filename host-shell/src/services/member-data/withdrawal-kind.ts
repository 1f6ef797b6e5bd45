import type { StoredKind } from "../submissions/submission-kind.ts";

/** The name of the kind of a withdrawn consent, whose payload names the submission that it was given with. */
export const withdrawalName = "member.consent-withdrawal";

export function withdrawalKind(retentionDays: number): StoredKind {
  return {
    name: withdrawalName,
    title: "Samtykke trukket tilbage",
    consents: {},
    idField: "withdrawalId",
    retentionDays,
  };
}
