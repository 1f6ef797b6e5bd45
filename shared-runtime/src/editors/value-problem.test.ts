import { expect, it } from "vitest";
import type { PropSchema } from "./props-schema.ts";
import { valueProblem } from "./value-problem.ts";

const address: PropSchema = {
  type: "string",
  pattern: String.raw`^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?|\.{1,2}\/)`,
  examples: ["/indmeldelse"],
};

it.each([
  ["nothing", address, undefined, undefined],
  ["blanks", address, "  ", undefined],
  ["a path", address, "/bliv-medlem", undefined],
  [
    "an address without a scheme",
    address,
    "www.example.org",
    "En adresse begynder med https://, /, #, mailto: eller tel:. Eksempel: /indmeldelse",
  ],
  [
    "a path without a slash",
    { type: "string", pattern: String.raw`^\/(?!\/)` },
    "selvbetjening",
    "En sti begynder med /, som i /side",
  ],
  [
    "another pattern",
    { type: "string", pattern: "^[a-z-]+$", examples: ["min-side"] },
    "Min side",
    "Det er ikke skrevet på den måde, som værktøjet kan læse. Eksempel: min-side",
  ],
  ["an invalid pattern", { type: "string", pattern: "(" }, "x", undefined],
  ["a long text", { type: "string", maxLength: 3 }, "fire", "Teksten er 4 tegn lang. Den må højst have 3."],
  ["a short text", { type: "string", minLength: 3 }, "to", "Teksten skal have mindst 3 tegn."],
  ["a number", { type: "integer", minimum: 0 }, 3, undefined],
  ["a decimal comma", { type: "number" }, "2,5", undefined],
  ["a word for a number", { type: "number" }, "tre", "Skriv et tal, uden andre tegn."],
  [
    "a fraction for an integer",
    { type: "integer", minimum: 0, maximum: 9 },
    "2,5",
    "Skriv et helt tal fra 0 til 9, uden andre tegn.",
  ],
  [
    "a number above the largest one of a database",
    { type: "integer", minimum: 0, maximum: 2_147_483_647 },
    4_000_000_000,
    "Skriv et helt tal fra 0, uden andre tegn.",
  ],
  ["a choice given as text", { type: "number", enum: [0, 2] }, "2", undefined],
  [
    "another choice",
    { enum: ["leder", "dir"], enumLabels: { dir: "Direktør" } },
    "chef",
    "Vælg en af disse: leder, Direktør.",
  ],
  ["a boolean given as text", { type: "boolean" }, "true", undefined],
  ["another word for a boolean", { type: "boolean" }, "måske", "Vælg ja eller nej."],
  ["known variables", { type: "string", variables: { navn: "navnet" } }, "Hej {navn}", undefined],
  [
    "an unknown variable",
    { type: "string", variables: { navn: "navnet" } },
    "Hej {name}",
    "{name} bliver ikke til noget. Du kan bruge {navn}.",
  ],
  ["a list with commas", { type: "array", items: { type: "integer" } }, "1, 2", undefined],
  [
    "a wrong part of a list",
    { type: "array", items: { type: "integer" } },
    "1, to",
    "Skriv et helt tal, uden andre tegn.",
  ],
  ["a short list", { type: "array", minItems: 2 }, "[1]", "Listen skal have mindst 2."],
  ["a long list", { type: "array", maxItems: 1 }, [1, 2], "Listen må højst have 1."],
  [
    "JSON with a comma too many",
    { type: "array" },
    "[1,]",
    "Det kan ikke læses som JSON. Som regel er der et komma for meget, eller et citationstegn eller en parentes mangler.",
  ],
  [
    "a list of objects with backslashes",
    { type: "array" },
    String.raw`[{\"a\":1}]`,
    "Det kan ikke læses som JSON. Der er skråstreger (\\) foran citationstegnene. Slet skråstregerne.",
  ],
  [
    "a broken object with a rightly escaped quotation mark",
    { type: "object" },
    String.raw`{"a":"Er \"dit\" CV klar?",}`,
    "Det kan ikke læses som JSON. Som regel er der et komma for meget, eller et citationstegn eller en parentes mangler.",
  ],
  ["an object", { type: "object" }, '{"a":1}', undefined],
] as const satisfies readonly (readonly [string, PropSchema, unknown, string | undefined])[])(
  "%s",
  (_name, schema, value, problem) => {
    expect(valueProblem(schema, value)).toBe(problem);
  },
);
