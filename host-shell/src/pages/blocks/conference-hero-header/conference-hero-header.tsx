import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText } from "../../content/fields/text.ts";
import { CircleOfSeats } from "../../patterns/circle-of-seats/circle-of-seats.tsx";
import {
  clockTime,
  danishDay,
  dayNumber,
  endOfDay,
  longDay,
  machineDate,
} from "../../patterns/danish-date/danish-date.ts";
import { unbroken } from "../../patterns/event/unbroken.ts";
import { conferenceProblem, knownConference } from "../../templates/conference-page/conference-data.ts";
import * as styles from "./conference-hero-header.css.ts";

/** The top of the page of a conference: its name, its city and its theme, and its date between the circle of chairs. */
export const conferenceHeroHeader = defineBlock({
  name: "conference-hero-header",
  component: "ConferenceHeroHeader",
  fields: v.object({
    /** The name of the conference, above its city. */
    title: optionalText,
    lead: optionalText,
    secondaryLink: optionalLink,
  }),
  problem: (_fields, page) => conferenceProblem(page),
  emptyText: ({ title }, _data, page) => {
    const { city, theme } = knownConference(page);
    return title || city || theme ? undefined : "Konferencen har hverken navn, by eller tema.";
  },
  changesAt: ({ now }, _fields, page) => {
    const { date } = knownConference(page);
    return date !== undefined && endOfDay(date) > now ? endOfDay(date) : undefined;
  },
  draw: ({ fields: { title, lead, secondaryLink }, page, id, outer, view }) => {
    const { city, date, theme, venue, link } = knownConference(page);
    const lines = [title, city].filter((line) => line !== undefined);
    const isOver = date !== undefined && endOfDay(date) <= view.now;
    const isAlone = lines.length === 0;
    return (
      <section className={styles.hero} {...outer} aria-labelledby={`${id}-title`}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1 className={`${heading.hero} ${styles.title}`} id={`${id}-title`}>
              {isAlone
                ? theme
                : lines.map((line, index) => (
                    <span className={styles.line} key={index}>
                      {index === lines.length - 1 ? line : `${line} `}
                    </span>
                  ))}
            </h1>
            {theme && !isAlone && <p className={`${heading.xl} ${styles.theme}`}>{theme}</p>}
            {lead && <p className={`${text.lead} ${evenLines}`}>{lead}</p>}
            <Facts date={date} venue={venue} city={city} />
            {isOver && <p className={styles.over}>Konferencen er afholdt.</p>}
            {((link && !isOver) || secondaryLink) && (
              <div className={styles.actions}>
                {link && !isOver && (
                  <ButtonLink href={link.href} variant="accent">
                    {link.text}
                  </ButtonLink>
                )}
                {secondaryLink && (
                  <ButtonLink href={secondaryLink.href} variant="outline">
                    {secondaryLink.text}
                  </ButtonLink>
                )}
              </div>
            )}
          </div>
          <DateAtTable date={date} />
        </div>
      </section>
    );
  },
});

interface FactsProps {
  readonly date: number | undefined;
  readonly venue: string | undefined;
  readonly city: string | undefined;
}

function Facts({ date, venue, city }: FactsProps) {
  if (date === undefined && !venue) return null;
  const time = date === undefined ? undefined : clockTime(date);
  return (
    <dl className={styles.facts}>
      {date !== undefined && (
        <div>
          <dt>Hvornår</dt>
          <dd>
            <time dateTime={machineDate(date)}>
              {unbroken(longDay(date))}
              {time && ` ${time}`}
            </time>
          </dd>
        </div>
      )}
      {venue && (
        <div>
          <dt>Hvor</dt>
          <dd>
            {unbroken(venue)}
            {city && <>, {city}</>}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The date on the table between the chairs. It repeats the facts, so screen readers skip it. */
function DateAtTable({ date }: Pick<FactsProps, "date">) {
  return (
    <div className={styles.circle} aria-hidden="true">
      <CircleOfSeats hasTable />
      <p className={styles.table}>
        {date === undefined ? (
          <span className={styles.month}>Dato følger</span>
        ) : (
          <>
            <span className={styles.small}>{danishDay.weekday(date)}</span>
            <span className={styles.day}>{dayNumber(date)}</span>
            <span className={styles.month}>{danishDay.month(date)}</span>
            <span className={styles.small}>{danishDay.year(date)}</span>
          </>
        )}
      </p>
    </div>
  );
}
