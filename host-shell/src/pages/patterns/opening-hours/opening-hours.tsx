import { daysWithSameHours } from "../../../services/site-settings/opening-hours.ts";
import type { ServiceWindows } from "../../../services/site-settings/service-windows.ts";
import type { Link } from "../../content/fields/link.ts";
import * as styles from "./opening-hours.css.ts";

const dayNames = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"];

type Telephone = NonNullable<ServiceWindows["telephone"]>;

interface OpeningHoursProps extends Telephone {
  /** A form in which visitors ask for a call, shown while the telephone is closed. */
  readonly callMeLink?: Link | undefined;
}

const momentOfWeek = new Intl.DateTimeFormat("da-DK", {
  timeZone: "Europe/Copenhagen",
  weekday: "long",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
});

interface Row {
  readonly days: string;
  readonly hours: string;
}

/** The opening hours of the telephone and its present state, which a script updates while the page is open. */
export function OpeningHours({ week, isOpen, opensAt, callMeLink }: OpeningHoursProps) {
  return (
    <div
      className={styles.hours}
      data-opening-hours={week.map(({ opening, closing }) => `${opening}-${closing}`).join(" ")}
      data-opens-at={opensAt}
      data-open={isOpen}
    >
      <p className={styles.state}>
        <span className={styles.whenOpen}>Åbent nu</span>
        <span className={styles.whenClosed}>
          Lukket nu.{" "}
          {opensAt !== undefined && (
            <span className={styles.opening} data-next-opening="">
              {opensSentence(opensAt)}
            </span>
          )}
        </span>
      </p>
      {callMeLink && (
        <p className={styles.whenClosed}>
          <a className={styles.callMe} href={callMeLink.href}>
            {callMeLink.text}
          </a>
        </p>
      )}
      <dl className={styles.rows}>
        {rowsOf(week).map(({ days, hours }) => (
          <div className={styles.row} key={days}>
            <dt>{days}</dt>
            <dd className={styles.time}>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** "Åbner mandag kl. 8.00". It names the day of the week, never "i morgen", so that it stays true over midnight. */
export function opensSentence(opensAt: number): string {
  const parts = Object.fromEntries(momentOfWeek.formatToParts(opensAt).map(({ type, value }) => [type, value]));
  return `Åbner ${parts["weekday"]} kl.\u00a0${Number(parts["hour"])}.${parts["minute"]}`;
}

/** Neighbouring days with the same hours share a row: "Mandag–torsdag". */
export function rowsOf(week: Telephone["week"]): readonly Row[] {
  return daysWithSameHours(week).map(({ first, last, opening, closing }) => ({
    days: daysOf(first, last),
    hours: opening === closing ? "Lukket" : `${clockOf(opening)}–${clockOf(closing)}`,
  }));
}

function daysOf(first: number, last: number): string {
  const names = first === last ? dayNames[first] : `${dayNames[first]}–${dayNames[last]}`;
  return `${names?.[0]?.toUpperCase()}${names?.slice(1)}`;
}

function clockOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, "0")}`;
}
