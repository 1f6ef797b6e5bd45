import { contactDetailsPart } from "../blocks/contact-details/contact-details-part.tsx";
import { memberArchivePart } from "../blocks/member-archive/member-archive-part.tsx";
import { membershipOverviewPart } from "../blocks/membership-overview/membership-overview-part.tsx";
import { membershipPaymentPart } from "../blocks/membership-payment/membership-payment-part.tsx";
import { movingStepPart } from "../blocks/signup-next/moving-step-part.tsx";
import { freeTimesPart } from "../blocks/sparring-form/free-times-part.tsx";
import type { MemberPart } from "./member-part.tsx";
import { serviceLeadPart } from "./service-lead-part.tsx";

/** The parts by their names. The words of a mark come from the block of the same part. */
export const memberParts: ReadonlyMap<string, MemberPart> = new Map(
  [
    contactDetailsPart,
    freeTimesPart,
    memberArchivePart,
    membershipOverviewPart,
    membershipPaymentPart,
    movingStepPart,
    serviceLeadPart,
  ].map((part) => [part.name, part as unknown as MemberPart]),
);
