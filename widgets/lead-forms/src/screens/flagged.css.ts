import { styleVariants } from "@vanilla-extract/css";

/** Matches a placeholder whose attribute is read as true. */
const set = (name: string) => `[${name}]:not([${name}="false"], [${name}="nej"], [${name}="0"])`;

const unlessAttribute = (name: string) => ({
  display: "none",
  selectors: { [`:host(${set(name)}) &`]: { display: "contents" } },
});

/** Hidden unless the placeholder has the flag as an attribute. */
export const unless = styleVariants({
  jobTitleEnabled: unlessAttribute("data-job-title-enabled"),
  companyEnabled: unlessAttribute("data-company-enabled"),
  zipCodeEnabled: unlessAttribute("data-zip-code-enabled"),
  termsEnabled: unlessAttribute("data-terms-enabled"),
});

/** Hidden unless the placeholder asks for this form. */
export const frame = styleVariants({
  "call-me": {
    display: "none",
    selectors: { ':host(:not([data-form])) &, :host([data-form="call-me"]) &': { display: "block" } },
  },
  "member-get-member": {
    display: "none",
    selectors: { ':host([data-form="member-get-member"]) &': { display: "block" } },
  },
  "event-signup": {
    display: "none",
    selectors: {
      ':host([data-form="event-signup"]) &': { display: "block" },
      [`:host([data-form="event-signup"]${set("data-sold-out")}) &`]: { display: "none" },
    },
  },
  "waiting-list": {
    display: "none",
    selectors: { [`:host([data-form="event-signup"]${set("data-sold-out")}) &`]: { display: "block" } },
  },
});
