/** `npm run new-lead-form -- <name>`: creates `shared-runtime/src/lead-forms/<name>` and adds it to all lists. */
import { join } from "node:path";
import { objectionToLeadForm, writeLeadForm } from "./new-lead-form/write-lead-form.ts";

const leadForms = join(import.meta.dirname, "../../shared-runtime/src/lead-forms");
const [name = ""] = process.argv.slice(2);
const objection = objectionToLeadForm(name, leadForms);

if (objection === undefined) {
  writeLeadForm(name, leadForms);
  console.log(
    `Created shared-runtime/src/lead-forms/${name}. \`npx vitest run lead-form\` runs its tests; \`npm run dev\` shows it ` +
      `on every page that has <div data-widget="lead-forms" data-form="${name}"></div>.`,
  );
} else {
  console.error(objection);
  process.exitCode = 1;
}
