import * as v from "valibot";
import type { MemberLead, VisitorLead } from "../api/leads.ts";
import type { MemberUser } from "../api/session-answer.ts";
import type { MemberSession } from "../session/member-session.ts";
import { Phone } from "../rules/phone.ts";
import { askedWordsOf } from "./asked-words-of.ts";
import { ConsentDialog } from "./consent-dialog.tsx";
import type { GateTexts } from "./gate.texts.ts";
import { LeadDialog, type LeadDialogProps } from "./lead-dialog.tsx";
import type { SubmissionProblem } from "../forms/submission-problem.ts";
import { logInHref } from "./log-in-href.ts";
import type { GateKind, GivenLead } from "./tool-gate.machine.ts";
import { toolLeadCall } from "../api/tool-lead-call.ts";
import { bodyOf } from "../forms/body-of.ts";
import type { TypedTexts } from "./lead-draft.ts";

export interface GateDialogsProps {
  readonly kind: GateKind;
  readonly apiUrl: string;
  readonly member: MemberSession;
  /** Source number of each dialog in the system that receives the leads. */
  readonly source: Readonly<Record<GateKind, number>>;
  readonly texts: GateTexts;
  readonly response: LeadDialogProps["response"];
  readonly privacyHref: string;
  readonly sending: boolean;
  readonly failed: boolean;
  /** Whether the server refused a consent because the member's session had ended. */
  readonly loggedOut: boolean;
  readonly problem: SubmissionProblem | undefined;
  readonly onGive: (lead: GivenLead) => void;
  readonly onAcknowledge: () => void;
  /** Called when the visitor wants to return to the tool. */
  readonly onDecline: () => void;
}

/** The dialog of the visitor's or member's gate. Loaded lazily, since its form brings the metadata of phone numbers. */
export function GateDialogs({
  kind,
  apiUrl,
  member,
  source,
  onGive,
  onAcknowledge,
  failed,
  loggedOut,
  response,
  ...shared
}: GateDialogsProps) {
  const asked = (given: GateKind) => askedWordsOf(given, shared.texts);
  const user = member.kind === "unknown" ? undefined : member.user;
  if (kind === "consent" && user) {
    return (
      <ConsentDialog
        {...shared}
        firstName={user.memberName.firstName}
        onConfirm={() => onGive({ kind, payload: { ...memberLead(source.consent, user), asked: asked(kind) } })}
      />
    );
  }
  return (
    <LeadDialog
      {...shared}
      failed={failed}
      response={response}
      logInHref={user ? undefined : logInHref(apiUrl)}
      loggedOut={loggedOut}
      known={knownOf(user)}
      onAcknowledge={onAcknowledge}
      onSubmit={(lead) => {
        const payload: VisitorLead = { source: source.lead, ...bodyOf(toolLeadCall, lead), asked: asked("lead") };
        onGive({ kind: "lead", payload });
      }}
    />
  );
}

function memberLead(source: number, { memberName, contactInfo }: MemberUser): MemberLead {
  const { email = "", mobilePhone = "" } = contactInfo;
  return { source, name: memberName.fullName, email, phoneNumber: mobilePhone };
}

function knownOf(user: MemberUser | undefined): TypedTexts {
  const { firstName = "", fullName = "" } = user?.memberName ?? {};
  const lastName = fullName.startsWith(`${firstName} `) ? fullName.slice(firstName.length).trim() : "";
  const { email = "", mobilePhone = "" } = user?.contactInfo ?? {};
  return { firstName, lastName, email, phone: v.is(Phone, mobilePhone) ? mobilePhone : "" };
}
