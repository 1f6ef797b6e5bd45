import * as v from "valibot";
import { CampaignFields } from "../api/campaign-fields.ts";
import { TrapFields } from "../api/trap.ts";
import type { TickedConsents } from "../api/ticked-consents.ts";
import type { FormSchema } from "../forms/form-schema.ts";
import { fieldsOf, type LeadForm } from "./lead-form.ts";

/**
 * A call with this body as an example in the API description. It is answered with 200, or with 422 if it is refused.
 */
interface LeadExample {
  readonly title: string;
  readonly refused?: true;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The facts about a form for the server and the documents. Browsers never load them. */
export interface Lead {
  readonly form: LeadForm;
  /** The name of the form's submissions in the database and of its messages in the outbox. It never changes. */
  readonly kind: `lead.${string}`;
  /** The name of the form in Danish, for the member who has sent it. */
  readonly title: string;
  /** The consents of the form's boxes. */
  readonly consents: TickedConsents;
  /** The schema of the call's body. */
  readonly body: FormSchema;
  /** Completes a row of a table: "a person asks to be called back". */
  readonly about: string;
  /** The summary of the call in the API description: "Asks to be called back". */
  readonly summary: string;
  /** The first sentences of the call's API description. */
  readonly note?: string;
  /** The error keys, with status 422, of a valid body that is refused. */
  readonly refusedKeys?: readonly string[];
  /** The fields that the server adds to the stored lead. */
  readonly added?: readonly string[];
  /** Examples of bodies. The first is accepted, and has every field that all forms of this kind ask for. */
  readonly examples: readonly [LeadExample, ...LeadExample[]];
  /** When the form's event is tracked, as a sentence, and the meaning of the event's field. */
  readonly tracked: { readonly when: string; readonly field: string };
}

/**
 * The entries of a form's body: its fields, the other values that it sends, and the campaign. Unknown fields are
 * dropped.
 */
export function leadEntries<Entries extends v.ObjectEntries, Sends extends v.ObjectEntries>(
  fields: Entries,
  sends: Sends,
) {
  return { ...fields, ...TrapFields.entries, ...sends, ...CampaignFields.entries };
}

/** The body of a form that sends its fields and the campaign. */
export function leadBody<Entries extends v.ObjectEntries>({ entries }: v.ObjectSchema<Entries, undefined>) {
  return v.object(leadEntries(entries, {}));
}

/** The body of the first example with only the form's fields and the props that it sends, without hidden fields. */
export function filledBody({ form, examples: [{ body }] }: Lead): Readonly<Record<string, unknown>> {
  const names = [...fieldsOf(form).map(({ name }) => name), ...(form.sends ?? [])];
  return Object.fromEntries(names.flatMap((name) => (name in body ? [[name, body[name]]] : [])));
}

/** The name of a body in the API description: `lead.member-get-member` -> `MemberGetMemberLead`. */
export function schemaName({ kind }: Pick<Lead, "kind">): string {
  const words = kind.slice("lead.".length).split("-");
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}Lead`;
}
