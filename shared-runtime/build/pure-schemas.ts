import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "rolldown/utils";
import type { Plugin } from "vite";

/** The functions that valibot's own code marks as free of side effects. */
const pureFunctions: ReadonlySet<string> = new Set(
  readFileSync(fileURLToPath(import.meta.resolve("valibot")), "utf8")
    .matchAll(/@__NO_SIDE_EFFECTS__ \*?\/?\s*(?:export )?function (\w+)\(/g)
    .map(([, name = ""]) => name),
);

/**
 * Marks the calls that only make schemas as free of side effects, so that schemas that nothing reads are left out. The
 * functions of a part reach a widget as values, without the marks of valibot.
 */
export function pureSchemas(): Plugin {
  return {
    name: "pure-schemas",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('"valibot"')) return undefined;
      return withMarks(id, code);
    },
  };
}

/** The code of a module with a mark before each call that only makes a schema. */
export function withMarks(file: string, code: string): string {
  const { program } = parseSync(file, code);
  const name = program.body
    .flatMap((node) => (node.type === "ImportDeclaration" && node.source.value === "valibot" ? node.specifiers : []))
    .find(({ type }) => type === "ImportNamespaceSpecifier")?.local.name;
  if (name === undefined) return code;
  let marked = code;
  for (const start of callsOf(program, name).toSorted((one, other) => other - one))
    marked = `${marked.slice(0, start)}/* @__PURE__ */ ${marked.slice(start)}`;
  return marked;
}

interface Node {
  readonly type?: unknown;
  readonly start?: unknown;
  readonly name?: unknown;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
}

/** Where the pure calls of the namespace `name` begin. */
function callsOf(value: unknown, name: string): readonly number[] {
  if (typeof value !== "object" || value === null) return [];
  const { type, start, callee }: Node = value;
  const inside = Object.values(value).flatMap((one) => callsOf(one, name));
  const isPure =
    type === "CallExpression" && callee?.object?.name === name && pureFunctions.has(String(callee.property?.name));
  return isPure ? [Number(start), ...inside] : inside;
}
