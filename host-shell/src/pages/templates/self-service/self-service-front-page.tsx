import { heading, text } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import type { PageView } from "../../block/prepared-block.ts";
import { optionalText } from "../../content/fields/text.ts";
import { MemberPartPlace } from "../../member/member-part.tsx";
import { memberMarks } from "../../member/member-marks.ts";
import {
  type NotificationGroups,
  notificationGroups,
  notificationsChangeAt,
  notificationsFor,
} from "../../member/notifications.ts";
import { sampleMember } from "../../member/sample-member.ts";
import { serviceLeadPart } from "../../member/service-lead-part.tsx";
import { NamedIcon } from "../../patterns/named-icon/named-icon.tsx";
import { defineTemplate, rootPlaceholders } from "../template.ts";
import * as styles from "./self-service.css.ts";
import { selfServiceFrame } from "./self-service-frame.tsx";

/** The placeholder between the greeting and the messages. */
const overview = "headless-overview";

/**
 * The front page of the self-service: greets the member by first name, and lists the steps of joining that are left.
 */
export const selfServiceFrontPage = defineTemplate({
  name: "SelfServiceFrontPage",
  folder: "self-service",
  robots: "noindex",
  fields: v.object({
    /** Text in front of the first name. */
    greeting: optionalText,
    lead: optionalText,
    /** Replace `lead` for a person who has joined: before payment and add-ons are chosen, and after. */
    joiningLead: optionalText,
    /** `{dag}` is replaced by the first day of the membership. */
    welcomeLead: optionalText,
    /** Replaces `lead` for a person who is signed in, not a member, and has sent no sign-up. */
    guestLead: optionalText,
    notificationsTitle: optionalText,
    notifications: notificationGroups,
  }),
  placeholders: [...rootPlaceholders, overview],
  frame: (frame) => {
    const { greeting = "Hej", notificationsTitle = "Status på indmeldelse", notifications, ...leads } = frame.data;
    const { lead, joiningLead, welcomeLead, guestLead } = leads;
    return selfServiceFrame(
      frame,
      <>
        <header className={styles.header}>
          <h1 className={heading.display}>
            {greeting} {memberMarks.firstName}
          </h1>
          {lead && (
            <MemberPartPlace
              part={serviceLeadPart}
              view={frame.view}
              sample={sampleMember}
              words={{ lead, joiningLead, welcomeLead, guestLead }}
            />
          )}
        </header>
        <div dangerouslySetInnerHTML={{ __html: frame.slot(overview) }} />
        <Notifications title={notificationsTitle} groups={notifications} view={frame.view} />
      </>,
    );
  },
  changesAt: ({ notifications }, { now }) => notificationsChangeAt(notifications, now),
  missing: ({ notifications }, { member, now }) =>
    notifications.length > 0 && member && notificationsFor(notifications, member.membership, now).length === 0
      ? `notifications of the membership ${member.membership ?? "unknown"}`
      : undefined,
});

interface NotificationsProps {
  readonly title: string;
  readonly groups: NotificationGroups;
  readonly view: PageView;
}

/** Editors see the messages of all memberships. */
function Notifications({ title, groups, view: { member, editing, now } }: NotificationsProps) {
  const shown = editing
    ? groups.flatMap((group) => notificationsFor(groups, group.membership, now))
    : notificationsFor(groups, member?.membership, now);
  if (shown.length === 0) return null;
  return (
    <section className={styles.notifications} aria-labelledby="notifications-title">
      <h2 className={heading.xl} id="notifications-title">
        {title}
      </h2>
      <ul className={styles.cards} role="list">
        {shown.map((item, index) => (
          <li className={styles.card} key={index}>
            <span className={styles.mark}>
              <NamedIcon name={item.icon ?? "check"} />
            </span>
            <div>
              <h3 className={text.title}>{item.title}</h3>
              {item.description && <p className={text.soft}>{item.description}</p>}
              {item.label && <p className={styles.label}>{item.label}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
