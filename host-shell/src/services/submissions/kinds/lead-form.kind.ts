import { callOf, fieldsOf, flagsOf } from "shared-runtime/lead-forms/lead-form.ts";
import type { Lead } from "shared-runtime/lead-forms/lead.ts";
import { openBody } from "../submission-kind.ts";
import { campaignOf, hiddenText } from "./hidden-fields.ts";
import type { LeadKind } from "./lead-kind.ts";

/** The kind of submission for a form that anybody may send. Fields that the form does not have are not stored. */
export function leadFormKind({ form, kind, title, body, consents }: Lead): LeadKind {
  const texts = (form.sends ?? []).filter((name) => name !== "source");
  const open = openBody("anyone", body, (given) => {
    const values = given as Readonly<Record<string, unknown>>;
    const asked = fieldsOf(form).filter(({ flag }) => flag === undefined || values[flag] === true);
    return {
      ...(typeof values["source"] === "number" && { source: values["source"] }),
      payload: {
        ...Object.fromEntries(asked.map(({ name }) => [name, values[name]])),
        ...Object.fromEntries(flagsOf(form).map((flag) => [flag, values[flag]])),
        ...Object.fromEntries(texts.map((name) => [name, hiddenText(String(values[name]))])),
        ...campaignOf(values),
      },
    };
  });
  return { name: kind, title, consents, call: callOf(form), bodies: [open] };
}
