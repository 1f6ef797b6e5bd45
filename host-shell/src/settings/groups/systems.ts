import * as v from "valibot";
import { type Given, optionalSetting } from "../setting.ts";

/** An address that members open: with https, and without a user name, which could pass for the host. */
const secureAddress = v.custom<string>((input) => {
  const url = typeof input === "string" ? URL.parse(input) : null;
  return url?.protocol === "https:" && url.username === "" && url.password === "";
}, "must be an address like https://post.example.dk, with https and without a user name");

const addressOf = (system: string) =>
  optionalSetting(secureAddress, `Where the tile of ${system} leads. Not set: as for \`MY_POST_URL\`.`);

export const systemsEntries = {
  MY_POST_URL: optionalSetting(
    secureAddress,
    "Where the tile of the members' post (`myPost`) leads. Not set: to the address in the content; without one, members do not see the tile.",
  ),
  DMS_URL: addressOf("the union's documents (`dms`)"),
  DMS2_URL: addressOf("the unemployment fund's documents (`dms2`)"),
  BOOKING_URL: addressOf("booking a conversation (`booking`)"),
  INTERACT_URL: addressOf("messages to caseworkers (`interact`)"),
  DI_URL: addressOf("agreements with employers (`di`)"),
};

export interface SystemsSettings {
  /** The addresses of systems of other owners, by their feature. */
  readonly systems: Readonly<Record<"myPost" | "dms" | "dms2" | "booking" | "interact" | "di", string | undefined>>;
}

export function systemsSettings(given: Given<typeof systemsEntries>): SystemsSettings {
  return {
    systems: {
      myPost: given.MY_POST_URL,
      dms: given.DMS_URL,
      dms2: given.DMS2_URL,
      booking: given.BOOKING_URL,
      interact: given.INTERACT_URL,
      di: given.DI_URL,
    },
  };
}
