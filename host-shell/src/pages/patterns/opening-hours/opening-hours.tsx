import type { ServiceWindows } from "../../../services/site-settings/service-windows.ts";
import * as styles from "./opening-hours.css.ts";

const dayNames = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"];

type Telephone = NonNullable<ServiceWindows["telephone"]>;

interface Row {
  readonly days: string;
  readonly hours: string;
}

/** The opening hours of the telephone and its present state, which a script updates while the page is open. */
export function OpeningHours({ week, isOpen }: Telephone) {
  return (
    <div className={styles.hours}>
      <p
        className={styles.state}
        data-opening-hours={week.map(({ opening, closing }) => `${opening}-${closing}`).join(" ")}
        data-open={isOpen}
      >
        <span className={styles.whenOpen}>Åbent nu</span>
        <span className={styles.whenClosed}>Lukket nu</span>
      </p>
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

/** Neighbouring days with the same hours share a row: "Mandag–torsdag". */
export function rowsOf(week: Telephone["week"]): readonly Row[] {
  const groups: { first: number; last: number; hours: string }[] = [];
  week.forEach((day, index) => {
    const hours = day.opening === day.closing ? "Lukket" : `${clockOf(day.opening)}–${clockOf(day.closing)}`;
    const before = groups.at(-1);
    if (before?.hours === hours) before.last = index;
    else groups.push({ first: index, last: index, hours });
  });
  return groups.map(({ first, last, hours }) => ({ days: daysOf(first, last), hours }));
}

function daysOf(first: number, last: number): string {
  const names = first === last ? dayNames[first] : `${dayNames[first]}–${dayNames[last]}`;
  return `${names?.[0]?.toUpperCase()}${names?.slice(1)}`;
}

function clockOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, "0")}`;
}
