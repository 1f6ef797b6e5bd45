import * as v from "valibot";
import { defineBlock, type PlacedWidget } from "./block.ts";
import * as styles from "./widget.css.ts";
import { WidgetPlace } from "./widget-place.tsx";

const optionalText = v.optional(v.object({ value: v.string() }));
const tick = v.optional(v.object({ value: v.boolean() }), { value: false });
const flags = {
  jobTitleEnabled: tick,
  companyEnabled: tick,
  zipCodeEnabled: tick,
  termsEnabled: tick,
  soldOut: tick,
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
  v.object({ value: v.unknown() }),
);

type LeadFormFields = v.InferOutput<typeof fields>;

/** A form of the widget `lead-forms`. `prefix` is that of its keys in the widget's texts. */
function leadFormBlock(form: string, prefix: string) {
  const widgetOf = (given: LeadFormFields): PlacedWidget => ({
    name: "lead-forms",
    version: "stable",
    load: "visible",
    props: { form, ...propsOf(given, prefix) },
    attributes: { "data-form": form, ...flagAttributes(given) },
  });
  return defineBlock({
    fields,
    widgetOf,
    render: ({ fields: given, id, view }) => (
      <div className={styles.place} id={id}>
        <WidgetPlace widget={widgetOf(given)} view={view} />
      </div>
    ),
  });
}

export const callMeForm = leadFormBlock("call-me", "callMe");
export const memberGetMemberForm = leadFormBlock("member-get-member", "recommend");
export const eventSignupForm = leadFormBlock("event-signup", "event");

function propsOf({ title, text, button, done, ...rest }: LeadFormFields, prefix: string) {
  const texts = { Title: title, Text: text, Button: button, Done: done };
  const named = Object.entries(texts).map(([key, field]) => [`${prefix}${key}`, field?.value] as const);
  const others = Object.entries(rest).map(([key, field]) => [key, field.value] as const);
  return Object.fromEntries(
    [...named, ...others].filter(([, value]) => value !== undefined && value !== "" && value !== false),
  );
}

function flagAttributes(given: LeadFormFields): Readonly<Record<`data-${string}`, string>> {
  const set = Object.keys(flags).filter((flag) => given[flag as keyof typeof flags].value);
  const named = set.map((flag) => [`data-${flag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, "true"]);
  return Object.fromEntries(named);
}
