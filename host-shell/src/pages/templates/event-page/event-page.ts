import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import * as v from "valibot";
import { closingOf, EventFields, eventOf } from "../../events/event.ts";
import { eventData } from "../../events/event-data.ts";
import { startOfDay } from "../../events/event-moment.ts";
import { jsonIn } from "../../block/first-frame-markup.ts";
import { siteFrame } from "../site-frame.ts";
import { defineTemplate, rootPlaceholders } from "../template.ts";

/** A page about an event. Its blocks get the event. */
export const eventPage = defineTemplate({
  name: "EventPage",
  folder: "event-page",
  robots: "index, follow",
  fields: v.pipe(EventFields, v.transform(eventOf)),
  placeholders: rootPlaceholders,
  contentType: { id: "arrangement", title: "Arrangement" },
  additional: ({ address = "", day, startsAt, price = "", isFree, isSoldOut, deadline }) => ({
    address,
    date: day === undefined ? null : copenhagenIso(startsAt ?? startOfDay(day)),
    price,
    priceIsFree: isFree,
    soldOut: isSoldOut,
    closesAt: deadline === undefined ? null : copenhagenIso(closingOf(deadline)),
  }),
  notes: ({ notes }) => notes,
  frame: (frame) => {
    const data = frame.view.editing ? undefined : eventData(frame.data, frame);
    return siteFrame(frame, data && `<script type="application/ld+json">${jsonIn(data)}</script>`);
  },
});
