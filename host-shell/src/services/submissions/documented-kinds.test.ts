import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CampaignFields } from "shared-runtime/api/campaign-fields.ts";
import { expect, it } from "vitest";
import { withdrawalKind } from "../member-data/withdrawal-kind.ts";
import { operations } from "../../server/openapi/operations.ts";
import { kindsWith } from "./testing/submission-api.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const documentation = read("../../../../docs/leads-and-outbox.md");
/** A different number of days for each setting, to recognise it. */
const limits = { leadRetentionDays: 1, signupRetentionDays: 2, formRetentionDays: 3 };
const settingOf = [
  "",
  "LEAD_RETENTION_DAYS",
  "SIGNUP_RETENTION_DAYS",
  "FORM_RETENTION_DAYS",
  "UNDELIVERED_RETENTION_DAYS",
];
const withdrawal = {
  ...withdrawalKind(kindsWith({}, limits), 4),
  call: { path: "member/withdraw-consent" },
  bodies: [{ sender: "user" }],
};
const kinds = [...kindsWith({}, limits), withdrawal];

/** All service forms share one row of the table. */
const nameOf = (kind: string) => kind.replace(/^form\..*/, "form.LHO…");

/** The cells of the tables with these titles, by row. */
function rowsBelow(titles: string): readonly (readonly string[])[] {
  const [, ...tables] = documentation.split(`\n${titles}\n`);
  return tables.flatMap((table) => {
    const [rows = ""] = table.split("\n\n");
    return rows
      .split("\n")
      .slice(1)
      .map((row) => row.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));
  });
}

it("has every kind with its call, its senders, its retention and its consents", () => {
  const rows = rowsBelow("| kind | call | what it is | sent by | kept for | consents |");
  const known = kinds.map(({ name, call, bodies, retentionDays, consents }) => [
    `\`${nameOf(name)}\``,
    `\`POST /api/${call.path}\``,
    bodies.map(({ sender }) => `\`${sender}\``).join(", "),
    `\`${settingOf[retentionDays]}\``,
    Object.entries(consents)
      .map(([field, purposes]) => `\`${field}\`: ${purposes.join(", ")}`)
      .join("; ") || "none",
  ]);
  const documented = rows.map(([kind, call, , ...said]) => [kind, call, ...said]);
  expect(new Set(documented.map(String))).toEqual(new Set(known.map(String)));
});

it("has every call in the description of the API", () => {
  const described = new Set(operations.map(({ method, path }) => `${method} ${path}`));
  expect(kinds.filter(({ call }) => !described.has(`post /api/${call.path}`))).toEqual([]);
});

it("has the messages of every kind with the field of their id", () => {
  const rows = rowsBelow("| `type` | `data` |").map(([type = "", data = ""]) => [
    type.split(" ")[0],
    data.split(",")[0],
  ]);
  const known = new Map(kinds.map(({ name, idField }) => [`\`${nameOf(name)}\``, `\`${idField}\``]));
  expect(new Map(rows as [string, string][])).toEqual(known);
});

it("has the fields of a campaign", () => {
  const [, sentence = ""] = /^Campaign fields are (.*?)\./ms.exec(documentation) ?? [];
  const listed = [...sentence.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(CampaignFields.entries).toSorted());
});

it("has every field of a kind", () => {
  const declared = read("submission-kind.ts").matchAll(/export interface (?:Stored|Submission)Kind.*?^\}/gms);
  const fields = [...declared].flatMap(([text]) =>
    [...text.matchAll(/^ {2}readonly (\w+)/gm)].map(([, name = ""]) => name),
  );
  const rows = rowsBelow("| field | meaning |").flatMap(([names = ""]) => names.replaceAll("`", "").split(", "));
  expect(rows.toSorted()).toEqual(fields.toSorted());
});

it("has a name in Danish for every kind, and no two kinds with the same one", () => {
  const titles = kinds.map(({ title }) => title);
  expect(titles.filter((title) => !/^\p{Lu}/u.test(title))).toEqual([]);
  expect(new Set(titles).size).toBe(kinds.length);
});
