import * as v from "valibot";
import { daysWithSameHours, type OpenWeek } from "../../../services/site-settings/opening-hours.ts";
import { OpeningHours } from "../opening-hours.ts";
import type { Facts } from "./facts.ts";

/** A text that is not empty, quotes no fact and has no markup. Any other one is not a fact. */
const plain = v.fallback(
  v.optional(
    v.pipe(
      v.object({ value: v.pipe(v.string(), v.trim(), v.regex(/^[^<>&{}]+$/)) }),
      v.transform(({ value }) => value),
    ),
  ),
  undefined,
);

const SiteFile = v.object({
  settings: v.object({
    contact: v.fallback(v.object({ phone: plain, email: plain, address: plain }), {}),
    openingHours: v.fallback(v.optional(OpeningHours), undefined),
  }),
});

/** The facts that a file `site.json` states in its settings. Mistakes in the file are found when the site is read. */
export function settingsFacts(siteFile: unknown): Facts {
  const read = v.safeParse(SiteFile, siteFile);
  if (!read.success) return new Map();
  const { contact, openingHours } = read.output.settings;
  const facts = {
    telefon: contact.phone,
    mail: contact.email,
    adresse: contact.address
      ?.split("\n")
      .map((line) => line.trim())
      .join(", "),
    aabningstider: openingHours && hoursInWords(openingHours),
  };
  return new Map(Object.entries(facts).flatMap(([key, fact]) => (fact ? [[key, fact] as const] : [])));
}

const days = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"];
const list = new Intl.ListFormat("da-DK");

/** "mandag–torsdag kl. 8–17 og fredag kl. 8–16", without the days on which the telephone is closed. */
function hoursInWords(week: OpenWeek): string {
  const open = daysWithSameHours(week).filter(({ opening, closing }) => opening < closing);
  return list.format(
    open.map(({ first, last, opening, closing }) => {
      const when = first === last ? days[first] : `${days[first]}–${days[last]}`;
      return `${when} ${unbroken(`kl. ${clockOf(opening)}–${clockOf(closing)}`)}`;
    }),
  );
}

/** The text on one line: with spaces and dashes after which no line ends. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00A0").replaceAll("–", "\u2060–\u2060");

/** 480 -> "8", 510 -> "8.30". */
function clockOf(minutes: number): string {
  const past = minutes % 60;
  return `${Math.floor(minutes / 60)}${past === 0 ? "" : `.${String(past).padStart(2, "0")}`}`;
}
