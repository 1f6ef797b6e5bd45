import type { HidingPlace } from "./read-page.ts";

/** The names of hiding places in a Danish sentence, after "i". */
export const hidingPlaces: Readonly<Record<HidingPlace, string>> = {
  comment: "en kommentar",
  template: "<template>",
  noscript: "<noscript>",
};
