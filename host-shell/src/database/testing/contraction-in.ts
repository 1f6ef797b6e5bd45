import { objectionToTransaction } from "../outside-of-transactions.ts";
import type { Migration } from "../release-migrations.ts";

/** A comment in a statement that says why the previous release works without what the statement removes. */
const note = /^\s*-- contracts: .{20,}/m;

const table = String.raw`(?:if (?:not )?exists )?(?:only )?(?:"public"\.|public\.)?"?(\w+)"?`;
const column = String.raw`(?:column )?(?:if (?:not )?exists )?"?(\w+)"?`;

/**
 * `["0027_x: … — takes away what the previous release uses"]` for statements that fail in a transaction, or that may
 * break servers of the previous release and have no such comment. Additions are allowed: tables, indexes, and optional
 * columns.
 */
export function contractionsIn(migrations: readonly Pick<Migration, "tag" | "statements">[]): readonly string[] {
  const added = new Set<string>();
  return migrations.flatMap(({ tag, statements }) =>
    statements.flatMap((text) => {
      const statement = plain(text);
      const objection = objectionToTransaction(text) ?? (note.test(text) ? undefined : objectionTo(statement, added));
      for (const name of namesAddedBy(statement)) added.add(name);
      return objection === undefined ? [] : [`${tag}: ${statement.slice(0, 80)} — ${objection}`];
    }),
  );
}

function plain(statement: string): string {
  return statement.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ").replace(/;\s*$/, "").trim().toLowerCase();
}

/** Tables as `name`, columns as `table.name`. */
function namesAddedBy(statement: string): readonly string[] {
  const [, created] = new RegExp(`^create table ${table}`).exec(statement) ?? [];
  if (created !== undefined) return [created];
  const [, changed, actions = ""] = new RegExp(`^alter table ${table} (.*)$`).exec(statement) ?? [];
  return partsOf(actions).flatMap((action) => {
    const [, name] = new RegExp(`^add ${column}`).exec(action) ?? [];
    return name === undefined ? [] : [`${changed}.${name}`];
  });
}

function objectionTo(statement: string, added: ReadonlySet<string>): string | undefined {
  if (/^create (?:table|sequence|type|view|function|schema|extension) /.test(statement)) return undefined;
  const [, unique, indexed = "", columns = ""] =
    new RegExp(String.raw`^create (unique )?index .*? ?on ${table}[^(]*\((.*)\)`).exec(statement) ?? [];
  if (indexed !== "") {
    const isNew = added.has(indexed) || partsOf(columns).some((name) => added.has(`${indexed}.${bare(name)}`));
    return unique === undefined || isNew ? undefined : "refuses rows that the previous release writes";
  }
  const [, watched] = new RegExp(`^create trigger .* on ${table}`).exec(statement) ?? [];
  if (watched !== undefined) return added.has(watched) ? undefined : "acts on what the previous release writes";
  const [, changed = "", actions = ""] = new RegExp(`^alter table ${table} (.*)$`).exec(statement) ?? [];
  if (changed === "") return "is not known to add only";
  if (added.has(changed)) return undefined;
  return partsOf(actions)
    .map((action) => objectionToAction(action, changed, added))
    .find((objection) => objection !== undefined);
}

function objectionToAction(action: string, changed: string, added: ReadonlySet<string>): string | undefined {
  if (/^add (?!column|constraint|primary|unique|check|foreign|exclude)|^add column /.test(action)) {
    const hasValue = / default | generated /.test(action);
    if (/ not null/.test(action) && !hasValue) return "the previous release writes rows without this column";
    return / unique| primary key/.test(action) && hasValue
      ? "refuses rows that the previous release writes"
      : undefined;
  }
  const [, name, change = ""] = new RegExp(`^alter ${column} (.*)$`).exec(action) ?? [];
  if (name !== undefined) {
    if (added.has(`${changed}.${name}`) || /^set (?:default|storage|statistics|compression)/.test(change))
      return undefined;
    return "changes a column that the previous release uses";
  }
  const [, constrained] = /^add constraint .*?\(("?\w+"?(?:, ?"?\w+"?)*)\)/.exec(action) ?? [];
  const isOfNewColumn = constrained?.split(",").some((one) => added.has(`${changed}.${bare(one)}`)) ?? false;
  return isOfNewColumn ? undefined : "may take away or refuse what the previous release uses";
}

const bare = (name: string): string => name.trim().replaceAll('"', "");

/** The parts between commas that are outside of parentheses. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const sign of text) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "," && depth === 0) {
      parts.push(part.trim());
      part = "";
    } else part += sign;
  }
  return part.trim() === "" ? parts : [...parts, part.trim()];
}
