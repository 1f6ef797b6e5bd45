import * as v from "valibot";
import { type DocumentedPart, tableOf } from "../../build/docs/documented-part.ts";
import { trackingTable } from "../../build/docs/tracking-table.ts";
import { fieldsOf, flagsOf } from "./lead-form.ts";
import { leads } from "./lead-list.ts";
import type { Lead } from "./lead.ts";

const readme = "widgets/lead-forms/README.md";
const outbox = "docs/leads-and-outbox.md";

/** The columns of the table of kinds, the same as in the document's table of all other kinds. */
const kindTitles = ["kind", "call", "what it is", "sent by", "kept for", "consents"];

const events = leads.map(({ form: { tracked }, tracked: { when, field } }) =>
  v.pipe(
    v.object({ event: v.literal(tracked.event), [tracked.field]: v.pipe(v.string(), v.description(field)) }),
    v.description(when),
  ),
);

export const parts: readonly DocumentedPart[] = [
  { document: readme, mark: "forms", markdown: tableOf(["form", "call", "tracked"], leads.map(formRow)) },
  { document: readme, mark: "tracking", markdown: trackingTable(events) },
  { document: outbox, mark: "lead-kinds", markdown: tableOf(kindTitles, leads.map(kindRow)) },
  { document: outbox, mark: "lead-messages", markdown: tableOf(["`type`", "`data`"], leads.map(messageRow)) },
];

function formRow({ form: { id, path, tracked } }: Lead): readonly string[] {
  const when = tracked.always ? "with each answer" : "when the lead was stored";
  return [code(id), code(`POST /api/${path}`), `${code(tracked.event)} with ${code(tracked.field)}, ${when}`];
}

function kindRow({ kind, form, about, consents }: Lead): readonly string[] {
  const allowed = Object.entries(consents).map(([field, purposes]) => `${code(field)}: ${purposes.join(", ")}`);
  const consented = allowed.join("; ") || "none";
  return [code(kind), code(`POST /api/${form.path}`), about, code("anyone"), code("LEAD_RETENTION_DAYS"), consented];
}

/** The fields of a message, in the order in which they are stored. */
function messageRow({ kind, form, added = [] }: Lead): readonly string[] {
  const always = fieldsOf(form).filter(({ flag }) => flag === undefined);
  const flagged = fieldsOf(form).filter(({ flag }) => flag !== undefined);
  const sends = form.sends ?? [];
  const data = [
    code("leadId"),
    ...(sends.includes("source") ? [`${code("source")} (the site, 0 or 2)`] : []),
    ...always.map(({ name }) => code(name)),
    ...(flagged.length > 0
      ? [
          `what the form asked for of ${listed(
            flagged.map(({ name }) => code(name)),
            "and",
          )}`,
          `${flagsOf(form).map(code).join(", ")} (what it asked for)`,
        ]
      : []),
    ...sends.filter((name) => name !== "source").map(code),
    ...added.map(code),
    "campaign fields",
  ];
  return [code(kind), data.join(", ")];
}

function code(text: string): string {
  return `\`${text}\``;
}

/** `["a", "b", "c"]` -> `a, b or c` */
function listed(parts: readonly string[], last: "and" | "or"): string {
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter((part) => part !== "").join(` ${last} `);
}
