import type { ReactNode } from "react";
import { MailIcon, PhoneIcon } from "shared-runtime/ui/icon/icon.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import { BreakableAddress, emailHref } from "../email/email.tsx";
import { phoneHref } from "../phone/phone.tsx";
import * as styles from "./contact-links.css.ts";
import { linkedInHref } from "./linked-in-href.ts";
import type { Person } from "./person-field.ts";

interface ContactProps {
  readonly person: Person;
}

/** How to reach a person: the phone, e-mail and LinkedIn, each in a row. */
export function ContactLinks({ person }: ContactProps) {
  const { phone, email, linkedIn } = person;
  const hasProfile = linkedIn !== undefined && linkedInHref(linkedIn) !== undefined;
  if (phone === undefined && email === undefined && !hasProfile) return null;
  return (
    <div className={styles.contact}>
      {phone !== undefined && (
        <Row icon={<PhoneIcon />}>
          <PersonPhone person={person} className={styles.phone} />
        </Row>
      )}
      {email !== undefined && (
        <Row icon={<MailIcon />}>
          <PersonEmail person={person} />
        </Row>
      )}
      {hasProfile && (
        <Row>
          <PersonProfile person={person} />
        </Row>
      )}
    </div>
  );
}

function Row({ icon, children }: { readonly icon?: ReactNode; readonly children: ReactNode }) {
  return (
    <p className={icon ? styles.row : `${styles.row} ${styles.indented}`}>
      {icon}
      {children}
    </p>
  );
}

interface PartProps extends ContactProps {
  readonly className?: string | undefined;
}

/** The phone number of a person. A text that is not a number stays a text. */
export function PersonPhone({ person: { name, phone = "" }, className = "" }: PartProps) {
  const href = phoneHref(phone);
  if (href === undefined) return <span className={styles.words}>{phone}</span>;
  return (
    <a className={`${styles.link} ${className}`} href={href}>
      <VisuallyHidden>Ring til {name}, </VisuallyHidden>
      {phone}
    </a>
  );
}

export function PersonEmail({ person: { name, email = "" }, className = "" }: PartProps) {
  const href = emailHref(email);
  if (href === undefined) return <span className={styles.words}>{email}</span>;
  return (
    <a className={`${styles.link} ${className}`} href={href}>
      <VisuallyHidden>Skriv til {name}, </VisuallyHidden>
      <span>
        <BreakableAddress address={email} />
      </span>
    </a>
  );
}

/** The profile of a person; nothing if the address is not one of LinkedIn. */
export function PersonProfile({ person: { name, linkedIn = "" }, className = "" }: PartProps) {
  const href = linkedInHref(linkedIn);
  if (href === undefined) return null;
  return (
    <a className={`${styles.link} ${className}`} href={href}>
      <VisuallyHidden>{name} på </VisuallyHidden>
      LinkedIn
    </a>
  );
}
