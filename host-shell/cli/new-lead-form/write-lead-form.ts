import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A name has at least two words. A name of one word could give a constant a reserved name, or give a kind of submission
 * the name of another lead.
 */
const form = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;

/**
 * Why a lead form cannot have this name, as a sentence; `undefined` if it can. `folder` is the folder of all lead
 * forms.
 */
export function objectionToLeadForm(name: string, folder: string): string | undefined {
  if (name === "") return "Give the form a name: npm run new-lead-form -- seminar-signup";
  if (!form.test(name) || name.length > 40)
    return `"${name}" cannot be the name of a lead form: use two or more words of lower-case letters and digits with hyphens between them, at most 40 characters, like seminar-signup.`;
  if (existsSync(join(folder, name)))
    return `The lead form "${name}" already exists, in shared-runtime/src/lead-forms/${name}.`;
  return undefined;
}

/** Writes the folder of a lead form and adds it to the lists. */
export function writeLeadForm(name: string, folder: string): void {
  mkdirSync(join(folder, name));
  for (const [file, content] of Object.entries(filesOf(name))) writeFileSync(join(folder, name, file), content);
  const variable = variableOf(name);
  addTo(join(folder, "lead-form-list.ts"), variable, `./${name}/${name}.form.ts`);
  addTo(join(folder, "lead-list.ts"), `${variable}Lead`, `./${name}/${name}.lead.ts`);
  addTo(join(folder, "lead-form-word-list.ts"), `${variable}Words`, `./${name}/${name}.editor.ts`);
}

/** Inserts the import of a constant in alphabetical order, and adds the constant at the end of the list. */
function addTo(path: string, variable: string, file: string): void {
  const lines = readFileSync(path, "utf8").split("\n");
  const imports = lines.filter((line) => line.startsWith("import "));
  const added = `import { ${variable} } from "${file}";`;
  const fileOf = (line: string) => line.replace(/.* from /, "");
  const place = imports.findIndex((line) => fileOf(line) > fileOf(added));
  const withImport = lines.toSpliced(place < 0 ? imports.length : place, 0, added).join("\n");
  writeFileSync(path, withImport.replace(/^(.*= \[)([^\]]*)(\](?: as const)?;)$/m, `$1$2, ${variable}$3`));
}

function variableOf(name: string): string {
  return name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The title of a form until a person writes another one: `seminar-signup` -> `Seminar signup`. */
function titleOf(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function filesOf(name: string): Readonly<Record<string, string>> {
  const variable = variableOf(name);
  return {
    [`${name}.form.ts`]: `import * as v from "valibot";
import { defineLeadForm } from "../lead-form.ts";

/** Say here what a visitor asks for. */
export const ${variable} = defineLeadForm({
  id: "${name}",
  path: "leads/create-${name}-lead",
  rules: () => import("./${name}.schema.ts"),
  groups: [
    {
      fields: [
        { kind: "name", name: "name", label: "${variable}Name" },
        { kind: "email", name: "email", label: "${variable}Email" },
      ],
    },
  ],
  prefix: "${variable}",
  texts: {
    ${variable}Title: "Vil du høre fra os?",
    ${variable}Text: "Skriv dit navn og din e-mail, så skriver vi til dig.",
    ${variable}Name: "Navn",
    ${variable}Email: "E-mail",
    ${variable}Button: "Send",
    ${variable}Privacy: "Vi bruger kun navn og e-mail til at skrive til dig.",
    ${variable}Done: "Du hører fra os inden for et par dage.",
  },
  props: { ${variable}Type: v.optional(v.string(), "standard") },
  tracked: { event: "${name.replaceAll("-", "_")}", field: "${variable}Type" },
});
`,
    [`${name}.editor.ts`]: `import type { LeadFormWords } from "../lead-form-words.ts";
import type { ${variable} } from "./${name}.form.ts";

export const ${variable}Words: LeadFormWords<typeof ${variable}> = {
  id: "${name}",
  title: "${titleOf(name)}",
  home: "/bliv-medlem/ring-til-mig",
  linkText: "Bliv ringet op",
  props: {
    ${variable}Title: "Overskrift",
    ${variable}Text: "Tekst under overskriften",
    ${variable}Name: "Felt: navn",
    ${variable}Email: "Felt: e-mail",
    ${variable}Button: "Knap til at sende",
    ${variable}Privacy: "Løfte om, hvad oplysningerne bliver brugt til",
    ${variable}Done: "Tekst, når der er sendt",
    ${variable}Type: {
      title: "Slags henvendelse i statistikken",
      description: "Sendes med til statistikken, når formularen er sendt.",
      importance: "internal",
    },
  },
};
`,
    [`${name}.schema.ts`]: `import * as v from "valibot";
import { TrapField } from "../../api/trap.ts";
import { Email } from "../../rules/email-address.ts";
import { personName } from "../../rules/person-name.ts";

export const Form = v.object({
  name: personName({ missing: "Skriv dit navn" }),
  email: Email,
  ...TrapField.entries,
});
`,
    [`${name}.lead.ts`]: `import { leadBody, type Lead } from "../lead.ts";
import { ${variable} } from "./${name}.form.ts";
import { Form } from "./${name}.schema.ts";

const example = { name: "Hanne Holm", email: "hanne@firma.dk" };

export const ${variable}Lead: Lead = {
  form: ${variable},
  kind: "lead.${name}",
  title: "Besked om at høre fra os",
  consents: {},
  body: leadBody(Form),
  about: "a person asks to be contacted",
  summary: "Asks for a message",
  examples: [
    { title: "A visitor", body: example },
    { title: "Without an e-mail address", refused: true, body: { ...example, email: "" } },
  ],
  tracked: { when: "A visitor asked for a message.", field: "the kind of message, as editors name it" },
};
`,
    [`${name}.test.ts`]: `import * as v from "valibot";
import { expect, it } from "vitest";
import { Form } from "./${name}.schema.ts";

// What every lead form must do is checked by lead-forms.test.ts and by the tests of the widget and the server.
it.each([
  ["name", "Skriv dit navn"],
  ["email", "Skriv din e-mail"],
] as const)("asks for its field %s", (name, sentence) => {
  const { issues = [] } = v.safeParse(Form.entries[name], "");
  expect(issues[0]?.message).toBe(sentence);
});
`,
  };
}
