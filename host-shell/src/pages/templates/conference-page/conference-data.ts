import * as v from "valibot";
import type { BlockPage } from "../../block/prepared-block.ts";
import { optional } from "../../content/fields/empty.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText } from "../../content/fields/text.ts";
import { dateField } from "../../content/fields/values.ts";

/** The fields of a conference, which its page and references to it have. */
export const conferenceFields = {
  city: optionalText,
  /** A day, or a day and the time at which the conference begins. */
  date: optional(dateField),
  /** The price for members. */
  price: optionalText,
  priceNonMember: optionalText,
  /** The price for a group of at least 3 participants. */
  priceGroup: optionalText,
  theme: optionalText,
  venue: optionalText,
  /** The way to the registration. */
  link: optionalLink,
};

export const ConferenceData = v.object(conferenceFields);
export type ConferenceData = v.InferOutput<typeof ConferenceData>;

export const conferenceTemplate = "ConferencePage";

/** The text for editors, literal from the specification, if a block needs the data of a conference. */
const noConferenceData = "useConferenceData not available!";

/** The data of the conference that a page is about; `undefined` if the page has another template. */
function conferenceOf({ template, data }: Pick<BlockPage, "template" | "data">): ConferenceData | undefined {
  return template === conferenceTemplate ? (data as ConferenceData) : undefined;
}

/** The problem of a block of conferences on a page with another template. */
export function conferenceProblem(page: BlockPage): string | undefined {
  return conferenceOf(page) ? undefined : noConferenceData;
}

/** As `conferenceOf`, for blocks that have `conferenceProblem`. */
export function knownConference(page: BlockPage): ConferenceData {
  const conference = conferenceOf(page);
  if (!conference) throw new Error(noConferenceData);
  return conference;
}
