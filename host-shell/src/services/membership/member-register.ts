import type { ContactPart, ContactValues } from "shared-runtime/api/contact-parts.ts";
import type { PaymentWay } from "shared-runtime/api/payment-state.ts";
import type { MemberUser, UnionMembership } from "shared-runtime/api/session-answer.ts";
import type { MembershipPart } from "shared-runtime/money/membership-parts.ts";

/** What a register has about a member. Facts that it does not have are absent, and are not shown. */
export interface RegisteredMember {
  readonly membershipNumber: number;
  readonly membership?: UnionMembership | undefined;
  /** What the membership consists of, without add-ons. */
  readonly parts?: readonly MembershipPart[];
  /** The values of the add-ons. */
  readonly addons?: readonly string[];
  readonly payment?: PaymentWay;
  readonly contact: ContactValues;
  /** The parts of the contact details that the register has a place for. Others are not shown. */
  readonly contactParts: readonly ContactPart[];
}

export interface MemberRegister {
  /** Resolves with `undefined` if the user is not a member. */
  readonly find: (user: MemberUser) => Promise<RegisteredMember | undefined>;
  /**
   * Whether a change that the receiver of the outbox has accepted counts as registered. Otherwise a change is pending
   * until the register has the new values.
   */
  readonly takesAccepted: boolean;
}

/** Knows what the issuer says about a member, and nothing else. */
export const sessionRegister: MemberRegister = {
  takesAccepted: false,
  find: async (user) => memberOfSession(user),
};

export function memberOfSession({ memberName, contactInfo, membership }: MemberUser): RegisteredMember | undefined {
  if (!membership) return undefined;
  const { email, mobilePhone } = contactInfo;
  return {
    membershipNumber: membership.membershipNumber,
    membership: membership.unionMembership,
    contact: {
      ...(memberName.fullName !== "" && { name: memberName.fullName }),
      ...(email !== undefined && { email }),
      ...(mobilePhone !== undefined && { phone: mobilePhone }),
    },
    contactParts: ["name", "email", "phone"],
  };
}
