import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import type { ReactNode } from "react";
import * as v from "valibot";
import { type BlockProps, defineBlock } from "../../block/define-block.ts";
import { calendarHref } from "../../events/calendar-href.ts";
import { eventIn, type PageEvent } from "../../events/event.ts";
import { type Network, networkIn } from "../../events/network.ts";
import { signUpAt, takesSignUps } from "../../events/sign-up-state.ts";
import { eventFacts, placeFact, priceFact } from "../../patterns/event/event-facts.tsx";
import { type Fact, FactList } from "../../patterns/event/fact-list.tsx";
import { formHref, SignUpLink, withoutSignUp } from "../../patterns/event/sign-up-link.tsx";
import { NamedIcon } from "../../patterns/named-icon/named-icon.tsx";
import * as styles from "./registration-banner.css.ts";

/**
 * The facts of the event (01) or of the network (02) of the page, and the link to the sign-up. The page decides which
 * of the two is shown.
 */
export const registrationBanner = defineBlock({
  name: "registration-banner",
  component: "RegistrationBanner",
  variants: ["01", "02"],
  fields: v.object({}),
  problem: (_fields, { data }) =>
    (eventIn(data) ?? networkIn(data))
      ? undefined
      : "Blokken virker kun på en side med skabelonen EventPage eller NetworkPage.",
  notes: (_fields, page) => {
    const event = eventIn(page.data);
    return event
      ? withoutSignUp(page, event.btnPrimary, "btnPrimary")
      : withoutSignUp(page, networkIn(page.data)?.link, "link");
  },
  changesAt: ({ now }, _fields, { data }) => {
    const event = eventIn(data);
    return event && signUpAt(event, now).changesAt;
  },
  draw: (props) => {
    const event = eventIn(props.page.data);
    if (event) return <EventBanner {...props} event={event} />;
    const network = networkIn(props.page.data);
    return network ? <NetworkBanner {...props} network={network} /> : null;
  },
});

type Props = Omit<BlockProps<object>, "data">;

function EventBanner({ event, id, outer, view, page }: Props & { readonly event: PageEvent }) {
  const { state } = signUpAt(event, view.now);
  const { seatsLeft, isSoldOut, day, noticeText } = event;
  const isAhead = state !== "begun" && state !== "over";
  return (
    <Ticket
      id={id}
      outer={outer}
      facts={eventFacts(event, state)}
      link={isAhead && day !== undefined && <CalendarLink path={view.path} />}
    >
      {isAhead && isSoldOut && <Badge tone="warn">Fuldt booket</Badge>}
      <Price fact={priceFact(event)} />
      {state === "open" && seatsLeft !== undefined && <p>{seatWords(seatsLeft)}</p>}
      <SignUpLink event={event} state={state} page={page} />
      {noticeText && takesSignUps(state) && <p className={text.small}>{noticeText}</p>}
    </Ticket>
  );
}

function NetworkBanner({ network, id, outer, page }: Props & { readonly network: Network }) {
  const {
    address,
    meetingFrequency,
    meetingFrequencyTitle = "Møder",
    meetingFrequencyText,
    link,
    noticeText,
  } = network;
  const href = link?.href ?? formHref(page);
  const facts: readonly Fact[] = [
    ...(address ? [placeFact(address, undefined)] : []),
    ...(meetingFrequency || meetingFrequencyText
      ? [
          {
            label: meetingFrequencyTitle,
            value: meetingFrequency ?? meetingFrequencyText,
            note: meetingFrequency && meetingFrequencyText,
          },
        ]
      : []),
  ];
  return (
    <Ticket id={id} outer={outer} facts={facts}>
      <Price fact={priceFact(network)} />
      {href !== undefined && (
        <ButtonLink href={href} variant="accent">
          {link?.text || "Start tilmelding"}
        </ButtonLink>
      )}
      {noticeText && <p className={text.small}>{noticeText}</p>}
    </Ticket>
  );
}

interface TicketProps extends Pick<Props, "id" | "outer"> {
  readonly facts: readonly Fact[];
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

function Ticket({ id, outer, facts, link, children }: TicketProps) {
  return (
    <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
      <div className={styles.ticket}>
        <div className={styles.facts}>
          <h2 className={heading.xl} id={`${id}-title`}>
            Det praktiske
          </h2>
          <FactList facts={facts} />
          {link}
        </div>
        <div className={styles.stub}>{children}</div>
      </div>
    </section>
  );
}

function Price({ fact }: { readonly fact: Fact | undefined }) {
  return (
    fact && (
      <dl>
        <dt className={styles.priceLabel}>{fact.label}</dt>
        <dd className={styles.price}>{fact.value}</dd>
      </dl>
    )
  );
}

function CalendarLink({ path }: { readonly path: string }) {
  return (
    <p>
      <a className={styles.calendar} href={calendarHref(path)}>
        <NamedIcon name="calendar" />
        Læg i kalenderen
      </a>
    </p>
  );
}

function seatWords(count: number): string {
  return count === 1 ? "Kun én ledig plads" : `${count} ledige pladser`;
}
