import { text } from "shared-runtime/theme/typography.css.ts";
import { dateWords } from "shared-runtime/time/relative-days.ts";
import type { AboutMember } from "../../services/member-data/about-member.ts";
import { definePart } from "./member-part.tsx";
import * as styles from "./service-lead.css.ts";

export interface LeadWords {
  readonly lead: string;
  /** For a person who has joined and has not chosen payment and add-ons. */
  readonly joiningLead?: string | undefined;
  /** For a person who has joined and has chosen; `{dag}` is the first day of the membership. */
  readonly welcomeLead?: string | undefined;
  /** For a person who is not a member and has sent no sign-up. */
  readonly guestLead?: string | undefined;
}

/** The sentence below the greeting, which is true of this person. */
export const serviceLeadPart = definePart<LeadWords, AboutMember>({
  name: "service-lead",
  load: ({ about }) => about(),
  draw: (words, about) => <Lead text={leadOf(words, about)} asks={about.joining?.isComplete === false} />,
  drawFailed: ({ lead }) => <Lead text={lead} />,
});

function leadOf({ lead, joiningLead, welcomeLead, guestLead }: LeadWords, { registered, joining, now }: AboutMember) {
  if (registered) return lead;
  if (!joining) return guestLead ?? lead;
  const text = joining.isComplete ? welcomeLead : joiningLead;
  return text?.replace("{dag}", dateWords(joining.firstDay, now)) ?? lead;
}

interface LeadProps {
  readonly text: string;
  /** Whether it asks for what the sheet asks for, and is untrue once the sheet is confirmed. */
  readonly asks?: boolean;
}

function Lead({ text: sentence, asks = false }: LeadProps) {
  return <p className={asks ? `${text.lead} ${styles.unlessDone}` : text.lead}>{sentence}</p>;
}
