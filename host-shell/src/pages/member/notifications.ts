import { UnionMembership } from "shared-runtime/api/session-answer.ts";
import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";
import * as v from "valibot";
import { optional } from "../content/fields/empty.ts";
import { iconField } from "../content/fields/icon.ts";
import { itemsField } from "../content/fields/items.ts";
import { optionalText, textField } from "../content/fields/text.ts";
import { dateField } from "../content/fields/values.ts";

/** The messages of each kind of membership on the front page of the self-service. */
export const notificationGroups = itemsField({
  membership: v.pipe(
    v.object({ value: v.picklist(UnionMembership.options, `must be one of ${UnionMembership.options.join(", ")}`) }),
    v.transform(({ value }) => value),
  ),
  items: itemsField({
    title: textField,
    /** Replaces the title for members of both the union and the unemployment fund. */
    dualtitle: optionalText,
    description: optionalText,
    /** A label with the time of the step: "Fra {dato}". */
    label: optionalText,
    /** The day that `{dato}` stands for, and from which on it is in the past. Default: the first day of next month. */
    date: optional(dateField),
    /** They replace the title, for members of both, too, and the label from the day on: "… er aktivt" for "… bliver aktivt". */
    titleSince: optionalText,
    labelSince: optionalText,
    icon: iconField,
  }),
});
export type NotificationGroups = v.InferOutput<typeof notificationGroups>;
type Item = NotificationGroups[number]["items"][number];
export type Notification = Pick<Item, "title" | "description" | "label" | "icon">;

const both = "fagforening+akasse";
const partsOfBoth: ReadonlySet<UnionMembership> = new Set(["fagforening", "akasse"]);
const datePlaceholder = "{dato}";

/**
 * Returns the messages for a membership at a time. Members of both the union and the unemployment fund get the messages
 * of the union and of the fund if no group is for both.
 */
export function notificationsFor(
  groups: NotificationGroups,
  membership: UnionMembership | undefined,
  now: number,
): readonly Notification[] {
  const own = groups.filter((group) => group.membership === membership);
  const isBoth = membership === both;
  const shown = own.length > 0 || !isBoth ? own : groups.filter((group) => partsOfBoth.has(group.membership));
  return shown.flatMap(({ items }) => items.map((item) => notificationOf(item, isBoth, now)));
}

function notificationOf(item: Item, isBoth: boolean, now: number): Notification {
  const { description, icon, date = nextMonthAt(now) } = item;
  const hasBegun = date <= now;
  const title = isBoth ? (item.dualtitle ?? item.title) : item.title;
  const dated = (text: string | undefined) => text?.replaceAll(datePlaceholder, danish.format(date));
  return {
    title: (hasBegun ? item.titleSince : undefined) ?? title,
    description: dated(description),
    label: dated((hasBegun ? item.labelSince : undefined) ?? item.label),
    icon,
  };
}

/** The next time, in milliseconds since 1970, at which a message looks different. */
export function notificationsChangeAt(groups: NotificationGroups, now: number): number | undefined {
  const dates = groups.flatMap(({ items }) => items.map(({ date }) => date ?? nextMonthAt(now)));
  const coming = dates.filter((date) => date > now);
  return coming.length > 0 ? Math.min(...coming) : undefined;
}

/** The first moment of next month, in milliseconds since 1970. */
function nextMonthAt(now: number): number {
  const { year, month } = monthAfter(now);
  return instantOf(`${year}-${String(month).padStart(2, "0")}-01T00:00`, "first") ?? NaN;
}

const danish = new Intl.DateTimeFormat("da-DK", { timeZone: "Europe/Copenhagen", dateStyle: "long" });
const numbers = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Copenhagen", year: "numeric", month: "2-digit" });

function monthAfter(now: number): { readonly year: number; readonly month: number } {
  const [year = 0, month = 0] = numbers.format(now).split("-").map(Number);
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
}
