import * as v from "valibot";
import { CampaignFields } from "../api/campaign-fields.ts";
import { TrapFields } from "../api/trap.ts";
import type { TickedConsents } from "../api/ticked-consents.ts";
import type { FormSchema } from "../forms/form-schema.ts";
import { fieldsOf, type LeadForm } from "./lead-form.ts";

/** A call with this body, for the description of the API. It is answered with 200, or with 422 if it is refused. */
interface LeadExample {
  readonly title: string;
  readonly refused?: true;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the server and the documents know of a form: browsers never load it. */
export interface Lead {
  readonly form: LeadForm;
  /** Names its submissions in the database and its messages in the outbox. It never changes. */
  readonly kind: `lead.${string}`;
  /** In Danish, for the member who has sent it. */
  readonly title: string;
  /** By the words of its boxes. */
  readonly consents: TickedConsents;
  /** The body of its call. */
  readonly body: FormSchema;
  /** Completes a row of a table: "a person asks to be called back". */
  readonly about: string;
  /** Of the call, in the description of the API: "Asks to be called back". */
  readonly summary: string;
  /** What the description of the API says first. */
  readonly note?: string;
  /** The first is taken, and has all that every form of this kind asks for. */
  readonly examples: readonly [LeadExample, ...LeadExample[]];
  /** When its event is tracked, as a sentence, and the meaning of the event's field. */
  readonly tracked: { readonly when: string; readonly field: string };
}

/** The entries of the body of a form: its fields, what else it sends, and the campaign. Unknown fields are dropped. */
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

/** A body with the fields that every form of this kind asks for, and nothing hidden. */
export function filledBody({ form, examples: [{ body }] }: Lead): Readonly<Record<string, unknown>> {
  const names = [...fieldsOf(form).map(({ name }) => name), ...(form.sends ?? [])];
  return Object.fromEntries(names.flatMap((name) => (name in body ? [[name, body[name]]] : [])));
}

/** `lead.member-get-member` -> `MemberGetMemberLead`, the name of its body in the description of the API. */
export function schemaName({ kind }: Pick<Lead, "kind">): string {
  const words = kind.slice("lead.".length).split("-");
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}Lead`;
}
