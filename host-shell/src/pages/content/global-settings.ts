import { Feature, type ServiceWindow } from "shared-runtime/api/site-settings.ts";
import { instantOf, type Occurrence } from "shared-runtime/time/copenhagen-instant.ts";
import { defaultServiceTexts } from "shared-runtime/time/service-texts.ts";
import * as v from "valibot";
import { CvAdvice } from "./cv-advice.ts";
import { itemsField } from "./fields/items.ts";
import { linkField, optionalLink } from "./fields/link.ts";
import { optionalText, textField } from "./fields/text.ts";
import { OpeningHours } from "./opening-hours.ts";

/**
 * The places where a service window may be set: each feature that can be switched off, and `header` for the whole site.
 */
const places = ["header", ...Feature.options] as const;

const written = (must: string) =>
  v.pipe(
    v.object({ value: v.string(must) }, must),
    v.transform(({ value }) => value.trim()),
  );

const yesOrNo = v.pipe(
  v.object({ value: v.boolean("must be true or false") }),
  v.transform(({ value }) => value),
);

const dateAndTime =
  "must be a date and time that exists, like 2026-11-05T22:00, which is the time in Copenhagen, or 2026-11-05T21:00Z";

const instant = (occurrence: Occurrence) =>
  v.pipe(
    written(dateAndTime),
    v.check((text) => instantOf(text, occurrence) !== undefined, dateAndTime),
    v.transform((text) => new Date(instantOf(text, occurrence) ?? NaN).toISOString()),
  );

/**
 * A time in the repeated hour in autumn is ambiguous: a window starts at its first and ends at its second occurrence.
 */
const WindowItem = v.pipe(
  v.object({
    fields: v.pipe(
      v.object({
        from: instant("first"),
        to: instant("second"),
        message: v.optional(written("must be a text"), { value: "" }),
        showMessage: yesOrNo,
        functionalityOff: v.optional(yesOrNo, { value: false }),
      }),
      v.forward(
        v.check(({ from, to }) => from < to, "must be later than from, or the window is never open"),
        ["to"],
      ),
      v.forward(
        v.check(
          ({ showMessage, functionalityOff, message }) => functionalityOff || !showMessage || message !== "",
          "must not be empty, since showMessage is true",
        ),
        ["message"],
      ),
      v.forward(
        v.check(
          ({ showMessage, functionalityOff }) => showMessage || functionalityOff,
          "must be true if functionalityOff is false, or the window does nothing",
        ),
        ["showMessage"],
      ),
    ),
  }),
  v.transform(({ fields }): ServiceWindow => fields),
);

const HeaderItem = v.pipe(
  WindowItem,
  v.check(
    ({ functionalityOff, message }) => !functionalityOff && message !== "",
    "must have a message and functionalityOff false: the header only shows messages and switches nothing off",
  ),
);

const known = (name: string) => (places as readonly string[]).includes(name);

const ServiceMessages = v.pipe(
  v.record(v.string(), v.unknown()),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const key of Object.keys(dataset.value)) {
      if (known(key)) continue;
      const message = `is not a feature; windows can be set for ${places.join(", ")}`;
      addIssue({ message, path: [{ type: "object", origin: "key", input: dataset.value, key, value: key }] });
    }
  }),
  v.object({
    header: v.optional(v.array(HeaderItem), []),
    ...(Object.fromEntries(Feature.options.map((feature) => [feature, v.optional(v.array(WindowItem), [])])) as Record<
      Feature,
      v.OptionalSchema<v.ArraySchema<typeof WindowItem, undefined>, []>
    >),
  }),
);

const links = itemsField({ link: linkField });

const SiteHeaderSettings = v.strictObject({
  brand: textField,
  homeLabel: textField,
  navigationLabel: textField,
  menuLabel: textField,
  /** Name of the same button while the menu is open. */
  closeMenuLabel: optionalText,
  /** Label of the button that returns to the level above in the menu of a narrow screen. */
  backLabel: optionalText,
  /** Label of the button that opens the list of sites. The list itself is `sites` of the footer. */
  siteLabel: optionalText,
  /** Label of the list of sites. */
  siteMenuLabel: optionalText,
  loginLabel: textField,
  logoutLabel: textField,
  accountLabel: textField,
  closeMessageLabel: textField,
  /** The page with the search. Without it, the header has no search. */
  searchLink: optionalLink,
  /** The only call to action of the header. Members do not see it. */
  joinLink: optionalLink,
  /** Shown to signed-in persons, in the menu of the account and in the menu of a narrow screen. */
  selfServiceLink: optionalLink,
});
export type SiteHeaderSettings = v.InferOutput<typeof SiteHeaderSettings>;

/** How to reach the organisation, on all pages of a site. */
const ContactSettings = v.strictObject({
  /** Title of the contact details. */
  title: optionalText,
  phone: optionalText,
  email: optionalText,
  /** The lines of the address, separated by line breaks. */
  address: optionalText,
  /** The company's registration number and its label: "CVR-nr. 12 34 56 74". */
  registration: optionalText,
  /** Title of the opening hours of the telephone, which are `openingHours` in the settings of the site. */
  hoursTitle: optionalText,
  /** Further ways to get in touch, such as a page with a form for a call back. */
  links,
});
export type ContactSettings = v.InferOutput<typeof ContactSettings>;

const SiteFooterSettings = v.strictObject({
  text: textField,
  navigationLabel: textField,
  columns: itemsField({ title: textField, links }),
  /** Pages of the organisation on social networks. */
  social: links,
  /** The last line of the page, such as the owner of the rights. */
  legal: optionalText,
  /** Links next to `legal`. A link to `#cookieindstillinger` opens the cookie settings. */
  legalLinks: links,
  /** Label of the list of sites. */
  sitesLabel: optionalText,
  /** All sites, for the footer and for the switcher in the header. */
  sites: links,
});
export type SiteFooterSettings = v.InferOutput<typeof SiteFooterSettings>;

const textOr = (value: string) => v.optional(textField, { value });

/**
 * Settings of a whole site: header and footer, contact details, opening hours of the telephone, responses of forms, the session warning,
 * service windows and the advice of the CV check. An unknown key is a problem.
 */
export const GlobalSettings = v.strictObject({
  header: v.optional(SiteHeaderSettings),
  footer: v.optional(SiteFooterSettings),
  contact: v.optional(ContactSettings),
  openingHours: v.optional(OpeningHours),
  formResponse: v.strictObject({
    successTitle: textField,
    successButtonText: textField,
    errorTitle: textField,
    errorButtonText: textField,
  }),
  sessionTimeout: v.strictObject({
    title: textField,
    text: textField,
    renewLabel: textField,
    logoutLabel: textField,
    /** `{tid}` is replaced by one of the two texts below. */
    leftText: textOr("Du bliver logget ud {tid}."),
    minutesText: textOr("om {minutter} minutter"),
    lastMinuteText: textOr("om under et minut"),
    /** Used instead of `leftText` if a renewal cannot postpone the end of the session. */
    finalText: textOr("Du bliver logget ud {tid}, også selv om du fornyr. Gem det, du er i gang med."),
    problemText: textOr("Vi kunne ikke forny din session. Tjek, at du har forbindelse til internettet, og prøv igen."),
    /** Shown on the next page to a member who was signed out because the dialog was not answered. */
    signedOutText: textOr("Vi har logget dig ud for at passe på dine oplysninger."),
  }),
  serviceMessages: ServiceMessages,
  /**
   * Shown for a window without a message of its own. `{tid}` is replaced by the time at which the feature is on again.
   */
  serviceTexts: v.optional(
    v.strictObject({
      closedText: textOr(defaultServiceTexts.closedText),
      openAgainText: textOr(defaultServiceTexts.openAgainText),
    }),
    {},
  ),
  /** Texts that replace the default advice of the CV check, by key. */
  cvAdvice: v.optional(CvAdvice, {}),
});
export type GlobalSettings = v.InferOutput<typeof GlobalSettings>;
