import * as v from "valibot";
import { link, type SampleRendering, text } from "../../block/block-samples.ts";
import { ConferenceData, conferenceTemplate } from "./conference-data.ts";

/** The page of a conference, for samples of its blocks. */
export function conferenceSample(
  changed: Readonly<Record<string, unknown>> = {},
): NonNullable<SampleRendering["page"]> {
  const fields = {
    city: text("Aarhus"),
    date: text("2031-02-11T09:00"),
    price: text("1.295"),
    priceNonMember: text("2.495"),
    priceGroup: text("995"),
    theme: text("Når planen ændrer sig om mandagen"),
    venue: text("Ridehuset"),
    link: link("#tilmelding", "Tilmeld dig"),
    ...changed,
  };
  return { template: conferenceTemplate, data: v.parse(ConferenceData, fields) };
}
