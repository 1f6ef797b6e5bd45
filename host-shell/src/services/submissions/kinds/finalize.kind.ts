import { createHmac } from "node:crypto";
import { AddonsForm } from "shared-runtime/api/addons.ts";
import type { FieldProblem } from "shared-runtime/api/api-problem.ts";
import { addonsCall, paymentCall } from "shared-runtime/api/finalize-calls.ts";
import { PaymentForm } from "shared-runtime/api/payment.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { type AddonProduct, productsFor } from "shared-runtime/api/sheet-content.ts";
import type { BankDetails } from "../../../security/bank-details.ts";
import { type ChainedIdentity, type SubmissionKind, userBody } from "../submission-kind.ts";
import type { JoinedAsOf } from "./joined-as.ts";
import { addonsKind, paymentKind, signupCookie, signupName } from "shared-runtime/api/submission-names.ts";
import type { SignupLimits } from "./signup.kind.ts";
import { uuidOf } from "../../../security/uuid-of.ts";

export interface FinalizePorts {
  readonly bankDetails: Pick<BankDetails, "seal">;
  /** Resolves with the products that the content offers now. */
  readonly addonProducts: () => Promise<readonly AddonProduct[]>;
  readonly joinedAs: JoinedAsOf;
}

const membershipOf = ({ membership }: MemberUser) => ({ membershipNumber: membership?.membershipNumber });

export function chainedWith(secret: Uint8Array, kind: string): ChainedIdentity {
  return {
    idAfter: (last = "", payload, member) =>
      uuidOf(
        createHmac("sha256", secret)
          .update(JSON.stringify([kind, member, last, payload]))
          .digest("hex"),
      ),
  };
}

/** The kinds of submissions that a new member sends in the sheet after the sign-up. */
export function finalizeKinds(
  { signupRetentionDays }: SignupLimits,
  secret: Uint8Array,
  { bankDetails, addonProducts, joinedAs }: FinalizePorts,
): readonly SubmissionKind[] {
  const payment = userBody(PaymentForm, ({ payByInvoice, ...account }, user) => ({
    payload: {
      ...membershipOf(user),
      payByInvoice,
      // An account is stored only here, encrypted.
      bankDetails: payByInvoice ? undefined : bankDetails.seal(account, user.id),
    },
  }));
  const addons = userBody(
    AddonsForm,
    (fields, user) => ({ payload: { ...membershipOf(user), addons: fields.addons } }),
    async (fields, { membership }, cookieOf): Promise<FieldProblem[]> => {
      if (fields.addons.length === 0) return [];
      const joined = await joinedAs(cookieOf(signupCookie));
      const known = { ...joined, membership: membership?.unionMembership ?? joined.membership };
      const offered = new Set(productsFor(await addonProducts(), known).map(({ value }) => value));
      return fields.addons.every((addon) => offered.has(addon))
        ? []
        : [{ field: "addons", message: "Et af tilvalgene kan ikke vælges. Vælg igen." }];
    },
  );
  return [
    {
      name: paymentKind,
      title: "Betaling",
      consents: {},
      call: paymentCall,
      bodies: [payment],
      identity: { ...chainedWith(secret, paymentKind), begunBy: signupName },
      invalidKey: "invalidPayment",
      idField: "paymentId",
      needsRecentSignIn: true,
      retentionDays: signupRetentionDays,
    },
    {
      name: addonsKind,
      title: "Tilvalg",
      consents: {},
      call: addonsCall,
      bodies: [addons],
      identity: { ...chainedWith(secret, addonsKind), begunBy: signupName },
      invalidKey: "invalidAddons",
      idField: "addonsId",
      retentionDays: signupRetentionDays,
    },
  ];
}
