import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import type { PlacedWidget } from "../../block/placed-widget.ts";
import type { BlockPage } from "../../block/prepared-block.ts";
import { WidgetPlace } from "../../block/widget-place.tsx";
import { isEmptyField } from "../../content/fields/empty.ts";
import { optionalText } from "../../content/fields/text.ts";
import { booleanField } from "../../content/fields/values.ts";
import * as styles from "./lead-form.css.ts";

const flags = {
  jobTitleEnabled: booleanField,
  companyEnabled: booleanField,
  zipCodeEnabled: booleanField,
  termsEnabled: booleanField,
  soldOut: booleanField,
};

const fields = v.objectWithRest(
  {
    title: optionalText,
    text: optionalText,
    /** Label of the button. */
    button: optionalText,
    /** What happens next, in the dialog after the form was sent. */
    done: optionalText,
    ...flags,
  },
  // Every other field is a prop, which the widget and the registry check.
  v.unknown(),
);

type LeadFormFields = v.InferOutput<typeof fields>;

interface LeadForm {
  readonly component: string;
  readonly form: string;
  /** Begins the keys of its texts in the widget. */
  readonly prefix: string;
  /** Props that the site of the page decides. */
  readonly ofSite?: (site: BlockPage["site"]) => Readonly<Record<string, unknown>>;
}

/** A form of the widget `lead-forms`. */
function leadFormBlock({ component, form, prefix, ofSite }: LeadForm) {
  const widgetOf = (given: LeadFormFields, { site }: Pick<BlockPage, "site">): PlacedWidget => ({
    name: "lead-forms",
    version: "stable",
    load: "visible",
    props: { form, ...ofSite?.(site), ...propsOf(given, prefix) },
    attributes: { "data-form": form, ...flagAttributes(given) },
  });
  return defineBlock({
    name: "lead-form",
    component,
    fields,
    widgetOf,
    draw: ({ fields: given, outer, view }) => (
      <div className={styles.place} {...outer}>
        <WidgetPlace widget={widgetOf(given, view)} view={view} />
      </div>
    ),
  });
}

export const callMeForm = leadFormBlock({ component: "CallMeForm", form: "call-me", prefix: "callMe" });
export const memberGetMemberForm = leadFormBlock({
  component: "MemberGetMemberForm",
  form: "member-get-member",
  prefix: "recommend",
});
export const eventSignupForm = leadFormBlock({
  component: "EventSignupForm",
  form: "event-signup",
  prefix: "event",
  // The widget's default is 0.
  ofSite: ({ leadSource }) => (leadSource === 0 ? {} : { source: leadSource }),
});

function propsOf({ title, text, button, done, ...rest }: LeadFormFields, prefix: string) {
  const texts = { Title: title, Text: text, Button: button, Done: done };
  const named = Object.entries(texts).map(([key, value]) => [`${prefix}${key}`, value] as const);
  const others = Object.entries(rest).map(([key, field]) => [key, valueOf(field)] as const);
  return Object.fromEntries([...named, ...others].filter(([, value]) => value !== undefined && value !== false));
}

function flagAttributes(given: LeadFormFields): Readonly<Record<`data-${string}`, string>> {
  const set = Object.keys(flags).filter((flag) => given[flag as keyof typeof flags]);
  const named = set.map((flag) => [`data-${flag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, "true"]);
  return Object.fromEntries(named);
}

/** The flags are read already; every other field is as the CMS sent it. */
function valueOf(field: unknown): unknown {
  if (typeof field !== "object" || field === null) return field;
  return isEmptyField(field) || !("value" in field) ? undefined : field.value;
}
