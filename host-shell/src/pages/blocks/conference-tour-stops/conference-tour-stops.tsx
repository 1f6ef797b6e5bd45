import { heading, text } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import type { PageView } from "../../block/prepared-block.ts";
import { referencesField } from "../../content/fields/items.ts";
import { optionalText } from "../../content/fields/text.ts";
import { canonicalPath } from "../../http/canonical-path.ts";
import * as card from "../../patterns/card/card.css.ts";
import { danishDay, dayNumber, endOfDay, machineDate } from "../../patterns/danish-date/danish-date.ts";
import { SectionOpening } from "../../patterns/section-opening/section-opening.tsx";
import { conferenceFields, conferenceProblem } from "../../templates/conference-page/conference-data.ts";
import * as styles from "./conference-tour-stops.css.ts";

const { city, date, venue } = conferenceFields;
const stopsField = referencesField({ city, date, venue });
type Reference = v.InferOutput<typeof stopsField>[number];

/** A stop that visitors can see: a page with an address and a city or a name. */
interface Stop {
  readonly url: string;
  readonly name: string;
  readonly date: number | undefined;
  readonly venue: string | undefined;
}

/** The conferences of a tour as stops on a line. The stop of the page is marked. */
export const conferenceTourStops = defineBlock({
  name: "conference-tour-stops",
  component: "ConferenceTourStops",
  fields: v.object({ title: optionalText, lead: optionalText, items: stopsField }),
  problem: (_fields, page) => conferenceProblem(page),
  emptyText: ({ items }) => (items.some((item) => stopOf(item)) ? undefined : noItems),
  notes: ({ items }) =>
    items
      .filter((item) => !stopOf(item))
      .map(
        ({ id }) =>
          `Konferencen “${id ?? "uden id"}” findes ikke eller har hverken by eller navn, så besøgende ser den ikke.`,
      ),
  changesAt: ({ now }, { items }) => {
    const ends = items.flatMap(({ fields }) => (fields?.date === undefined ? [] : [endOfDay(fields.date)]));
    const coming = ends.filter((end) => end > now);
    return coming.length > 0 ? Math.min(...coming) : undefined;
  },
  draw: ({ fields: { title, lead, items }, id, outer, view }) => {
    const stops = items.map(stopOf).filter((stop) => stop !== undefined);
    return (
      <section className={styles.section} {...outer} aria-labelledby={title && `${id}-title`}>
        <SectionOpening title={title} lead={lead} id={id} className={styles.opening} leadClassName={text.soft} />
        <ol className={styles.line} role="list">
          {stops.map((stop, index) => (
            <li className={styles.place} key={index}>
              <StopCard stop={stop} view={view} level={title ? "h3" : "h2"} />
            </li>
          ))}
        </ol>
      </section>
    );
  },
});

interface StopCardProps {
  readonly stop: Stop;
  readonly view: PageView;
  readonly level: "h2" | "h3";
}

function StopCard({ stop: { url, name, date, venue }, view, level: Heading }: StopCardProps) {
  const isHere = pathOf(url) === view.path;
  const isOver = date !== undefined && endOfDay(date) <= view.now;
  return (
    <div className={`${card.card} ${styles.stop}`} data-current={isHere ? "" : undefined}>
      <Heading className={heading.xl}>
        <a className={card.link} href={url} aria-current={isHere ? "page" : undefined}>
          {name}
        </a>
      </Heading>
      {date !== undefined && (
        <p className={styles.date}>
          <time dateTime={machineDate(date)}>
            {danishDay.weekday(date)} {dayNumber(date)} {danishDay.month(date)} {danishDay.year(date)}
          </time>
        </p>
      )}
      {venue && <p className={text.small}>{venue}</p>}
      {(isHere || isOver) && (
        <p className={styles.marks}>
          {isHere && <span className={styles.mark}>Du ser på dette stop</span>}
          {isOver && <span className={styles.over}>Afholdt</span>}
        </p>
      )}
    </div>
  );
}

function stopOf({ url, name: itemName, fields }: Reference): Stop | undefined {
  const name = fields?.city ?? itemName;
  return url && fields && name ? { url, name, date: fields.date, venue: fields.venue } : undefined;
}

/** The path of an address with or without an origin; `undefined` if it is not an address. */
function pathOf(url: string): string | undefined {
  return URL.canParse(url, "https://page.invalid")
    ? canonicalPath(new URL(url, "https://page.invalid").pathname)
    : undefined;
}
