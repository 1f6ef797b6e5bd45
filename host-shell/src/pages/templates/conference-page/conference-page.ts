import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import { withoutMarks } from "../../editing/field-marks.ts";
import { siteFrame } from "../site-frame.ts";
import { defineTemplate, rootPlaceholders } from "../template.ts";
import { ConferenceData, conferenceTemplate } from "./conference-data.ts";

/** A page about a conference. Its blocks get the data of the conference. */
export const conferencePage = defineTemplate({
  name: conferenceTemplate,
  folder: "conference-page",
  robots: "index, follow",
  fields: ConferenceData,
  placeholders: rootPlaceholders,
  frame: siteFrame,
  contentType: { id: "konference", title: "Konference" },
  additional: ({ venue, city, date, price = "" }) => ({
    address: [venue, city].flatMap((part) => (part === undefined ? [] : [withoutMarks(part)])).join(", "),
    date: date === undefined ? null : copenhagenIso(date),
    price: withoutMarks(price),
    priceIsFree: false,
    soldOut: false,
  }),
});
