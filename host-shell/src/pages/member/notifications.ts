import { UnionMembership } from "shared-runtime/api/session-answer.ts";
import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";
import * as v from "valibot";
import { iconField } from "../content/fields/icon.ts";
import { itemsField } from "../content/fields/items.ts";
import { optionalText, textField } from "../content/fields/text.ts";

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
    /** A label with the time of the step: "Fra {dato}", where the date is the first day of next month. */
    label: optionalText,
    icon: iconField,
  }),
});
export type NotificationGroups = v.InferOutput<typeof notificationGroups>;
export type Notification = Omit<NotificationGroups[number]["items"][number], "dualtitle">;

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
  return shown.flatMap(({ items }) =>
    items.map(({ dualtitle, label, ...item }) => ({
      ...item,
      title: isBoth ? (dualtitle ?? item.title) : item.title,
      label: label?.replaceAll(datePlaceholder, firstDayOfNextMonth(now)),
    })),
  );
}

/** The time, in milliseconds since 1970, at which the date in the labels changes. */
export function nextMonthAt(now: number): number {
  const { year, month } = monthAfter(now);
  return instantOf(`${year}-${String(month).padStart(2, "0")}-01T00:00`, "first") ?? NaN;
}

const danish = new Intl.DateTimeFormat("da-DK", { timeZone: "Europe/Copenhagen", dateStyle: "long" });
const numbers = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Copenhagen", year: "numeric", month: "2-digit" });

function firstDayOfNextMonth(now: number): string {
  return danish.format(nextMonthAt(now));
}

function monthAfter(now: number): { readonly year: number; readonly month: number } {
  const [year = 0, month = 0] = numbers.format(now).split("-").map(Number);
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
}
