import type { ErrorObject } from "ajv";

interface Checked {
  /** The name of the checked value; empty for a whole document. */
  readonly place: string;
  /** The checked value, if the sentence should quote it. */
  readonly given?: unknown;
}

const typeNames: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  integer: "a whole number",
  null: "empty",
  number: "a number",
  object: "an object",
  string: "text",
};
/** Keywords whose errors only repeat that other errors exist. */
const summaries: ReadonlySet<string> = new Set(["anyOf", "oneOf", "if", "propertyNames"]);
const mostChoices = 10;
const mostLetters = 100;

/** Describes what is wrong with a value, and which values are valid: `tone = "warm" must be "cool" or "plain"`. */
export function describeSchemaErrors(errors: readonly ErrorObject[], { place, given }: Checked): string {
  const telling = errors.filter(({ keyword }) => !summaries.has(keyword));
  // Leaves out the type `null`: it only means that the value may be absent, which does not help the author.
  const offers = telling.filter(({ keyword, params }) => !(keyword === "type" && params["type"] === "null"));
  const told = [offers, telling, errors].find((some) => some.length > 0) ?? [];
  const isOfWhole = told.every(({ instancePath }) => instancePath === "");
  const sentences = told.map((error) => {
    const at = isOfWhole ? "" : `${placeIn(place, error.instancePath)} `;
    return `${at}${demandOf(error)}`;
  });
  const all = [...new Set(sentences)].join(", or ");
  if (given === undefined) return [isOfWhole ? place : "", all].join(" ").trim();
  return `${place} = ${shortened(JSON.stringify(given))}${isOfWhole ? "" : ":"} ${all}`;
}

/** Turns the JSON pointer `/0/size` in `tags` into `tags[0].size`. */
function placeIn(place: string, pointer: string): string {
  const parts = pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  return `${place}${parts.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join("")}`.replace(/^\./, "");
}

function demandOf({ keyword, params, message = "is not right" }: ErrorObject): string {
  const limit = Number(params["limit"]);
  switch (keyword) {
    case "enum":
      return `must be ${choices(params["allowedValues"] as readonly unknown[])}`;
    case "const":
      return `must be ${shortened(JSON.stringify(params["allowedValue"]))}`;
    case "type":
      return `must be ${[params["type"] as string | readonly string[]]
        .flat()
        .map((type) => typeNames[type] ?? type)
        .join(" or ")}`;
    case "required":
      return `must have ${params["missingProperty"]}, which is missing`;
    case "additionalProperties":
      return `must not have ${shortened(String(params["additionalProperty"]))}, which is not known`;
    case "minimum":
      return `must be ${limit} or more`;
    case "maximum":
      return `must be ${limit} or less`;
    case "exclusiveMinimum":
      return `must be more than ${limit}`;
    case "exclusiveMaximum":
      return `must be less than ${limit}`;
    case "multipleOf":
      return `must be a multiple of ${params["multipleOf"]}`;
    case "minLength":
      return `must have ${counted(limit, "character")} at least`;
    case "maxLength":
      return `must have ${counted(limit, "character")} at most`;
    case "minItems":
      return `must have ${counted(limit, "entry", "entries")} at least`;
    case "maxItems":
      return `must have ${counted(limit, "entry", "entries")} at most`;
    case "uniqueItems":
      return "must not have the same entry twice";
    case "pattern":
      return `must match the pattern ${JSON.stringify(params["pattern"])}`;
    default:
      return message;
  }
}

/** `"a", "b" or "c"` */
function choices(values: readonly unknown[]): string {
  const named = values.slice(0, mostChoices).map((value) => shortened(JSON.stringify(value)));
  const others = values.length - named.length;
  const all = others > 0 ? [...named, `one of ${others} more`] : named;
  return all.length > 1 ? `${all.slice(0, -1).join(", ")} or ${all.at(-1)}` : all.join("");
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function shortened(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}
