import * as v from "valibot";
import { NetworkFields, networkOf } from "../../events/network.ts";
import { siteFrame } from "../site-frame.ts";
import { defineTemplate, rootPlaceholders } from "../template.ts";

/** A page about a network. Its blocks get the network. */
export const networkPage = defineTemplate({
  name: "NetworkPage",
  folder: "network-page",
  robots: "index, follow",
  fields: v.pipe(NetworkFields, v.transform(networkOf)),
  placeholders: rootPlaceholders,
  contentType: { id: "netvaerk", title: "Netværk" },
  additional: ({ address = "", price = "", isFree }) => ({
    address,
    date: null,
    price,
    priceIsFree: isFree,
    soldOut: false,
  }),
  frame: siteFrame,
});
