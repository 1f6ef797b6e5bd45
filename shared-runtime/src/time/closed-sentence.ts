import { fillText } from "../contract/fill-text.ts";

const zone = { timeZone: "Europe/Copenhagen" } as const;
const weekday = new Intl.DateTimeFormat("da-DK", { weekday: "long", ...zone });
const date = new Intl.DateTimeFormat("da-DK", { day: "numeric", month: "long", ...zone });
const clock = new Intl.DateTimeFormat("da-DK", { hour: "2-digit", minute: "2-digit", ...zone });

/**
 * Returns a sentence about when something opens again: `{tid}` in the text is replaced by the time `until`, in
 * milliseconds since 1970.
 */
export function closedSentence(closedText: string, until: number): string {
  const time = clock.format(until).replace(":", ".");
  return fillText(closedText, { tid: `${weekday.format(until)} den ${date.format(until)} kl. ${time}` });
}
