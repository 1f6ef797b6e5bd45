import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LeadForm } from "shared-runtime/lead-forms/lead-form.ts";
import type { LeadFormWords } from "shared-runtime/lead-forms/lead-form-words.ts";
import type { Lead } from "shared-runtime/lead-forms/lead.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leadFormKind } from "../../src/services/submissions/kinds/lead-form.kind.ts";
import { sharedByLeads } from "../../src/services/submissions/kinds/lead-kind.ts";
import { leadLimits, openSubmissionApi } from "../../src/services/submissions/testing/submission-api.ts";
import { objectionToLeadForm, writeLeadForm } from "./write-lead-form.ts";

const root = join(import.meta.dirname, "../../..");
const dist = join(root, "shared-runtime/dist");
let source: string;
let folder: string;

// Inside the repository, so that packages resolve. Git and all checks ignore this folder.
beforeAll(() => {
  mkdirSync(dist, { recursive: true });
  source = mkdtempSync(join(dist, "new-lead-form-"));
  folder = join(source, "lead-forms");
  for (const part of ["api", "editors", "forms", "rules", "lead-forms"]) {
    cpSync(join(root, "shared-runtime/src", part), join(source, part), { recursive: true });
  }
  writeLeadForm("made-by-test", folder);
});
afterAll(() => rmSync(source, { recursive: true }));

const read = (path: string) => readFileSync(join(folder, path), "utf8");
const load = async <Module>(path: string) => (await import(pathToFileURL(join(folder, path)).href)) as Module;

it("writes a folder in the form of the formatter, and all lists", () => {
  const files = ["editor.ts", "form.ts", "lead.ts", "schema.ts", "test.ts"].map((ending) => `made-by-test.${ending}`);
  expect(readdirSync(join(folder, "made-by-test")).toSorted()).toEqual(files);
  const lists = ["lead-form-list.ts", "lead-form-word-list.ts", "lead-list.ts"];
  const paths = [...files.map((file) => `made-by-test/${file}`), ...lists];
  const formatted = mkdtempSync(join(tmpdir(), "new-lead-form-"));
  cpSync(folder, formatted, { recursive: true });
  execFileSync(join(root, "node_modules/.bin/oxfmt"), ["-c", join(root, ".oxfmtrc.json"), formatted]);
  expect(paths.map(read)).toEqual(paths.map((path) => readFileSync(join(formatted, path), "utf8")));
  rmSync(formatted, { recursive: true });
});

it("writes a form that is the last of all lists and keeps the rules of all", async () => {
  const { leadForms } = await load<{ leadForms: readonly LeadForm[] }>("lead-form-list.ts");
  const { leads } = await load<{ leads: readonly Lead[] }>("lead-list.ts");
  const { leadFormWords } = await load<{ leadFormWords: readonly LeadFormWords[] }>("lead-form-word-list.ts");
  expect([leadForms.at(-1)?.id, leads.at(-1)?.form.id, leadFormWords.at(-1)?.id]).toEqual([
    "made-by-test",
    "made-by-test",
    "made-by-test",
  ]);
});

it("writes a form that the server takes, stores and refuses", async () => {
  const { leads } = await load<{ leads: readonly Lead[] }>("lead-list.ts");
  const [lead] = leads.slice(-1);
  if (lead === undefined) throw new Error("the list is empty");
  const api = openSubmissionApi({ kinds: [{ ...leadFormKind(lead), ...sharedByLeads(leadLimits) }] });
  const answers = await Promise.all(
    lead.examples.map(({ body }) => api.answerTo({ path: `/api/${lead.form.path}`, body })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 422]);
  expect(api.kept.map(({ kind, payload }) => [kind, payload])).toEqual([
    ["lead.made-by-test", { name: "Hanne Holm", email: "hanne@firma.dk" }],
  ]);
});

it.each([
  ["", "Give the form a name"],
  ["Seminar-Signup", '"Seminar-Signup" cannot be the name of a lead form'],
  ["seminar", "use two or more words"],
  ["seminar--signup", "cannot be the name"],
  ["../x", "cannot be the name"],
  ["call-me", 'The lead form "call-me" already exists, in shared-runtime/src/lead-forms/call-me.'],
])("refuses the name %j and says what to do", (name, objection) => {
  expect(objectionToLeadForm(name, folder)).toContain(objection);
});
