import * as v from "valibot";
import { optionalCardLink } from "../content/fields/link.ts";
import { optionalText } from "../content/fields/text.ts";
import { booleanField } from "../content/fields/values.ts";
import { isFreePrice } from "../patterns/price/price.ts";

/** The fields of the page of a network. */
export const NetworkFields = v.object({
  address: optionalText,
  /** "Seks gange om året" */
  meetingFrequency: optionalText,
  /** The label of `meetingFrequency`. Default: "Møder". */
  meetingFrequencyTitle: optionalText,
  /** A text below `meetingFrequency`. */
  meetingFrequencyText: optionalText,
  price: optionalText,
  priceIsFree: booleanField,
  /** The link to the sign-up. Default: the form of the page. */
  link: optionalCardLink,
  noticeText: optionalText,
});

export interface Network extends Omit<v.InferOutput<typeof NetworkFields>, "priceIsFree"> {
  readonly kind: "network";
  readonly isFree: boolean;
}

export function networkOf({ priceIsFree, ...fields }: v.InferOutput<typeof NetworkFields>): Network {
  const { price } = fields;
  return { ...fields, kind: "network", isFree: priceIsFree || (price !== undefined && isFreePrice(price)) };
}

/** The network of a page; `undefined` if the data is that of another template. */
export function networkIn(data: unknown): Network | undefined {
  return typeof data === "object" && data !== null && "kind" in data && data.kind === "network"
    ? (data as Network)
    : undefined;
}
