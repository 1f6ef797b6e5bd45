import { isSoundText } from "shared-runtime/api/sound-text.ts";
import * as v from "valibot";
import {
  type AdviceOverrides,
  type AdviceTextKey,
  adviceTextKeys,
  adviceTexts,
  placeholdersIn,
} from "../../engines/cv-review/criteria/advice/advice-texts.ts";

const mostCharacters = 600;
/** The most characters of a `todo`, which is a line of a list. */
const mostOfTodo = 80;

const adviceText = (key: AdviceTextKey) =>
  v.pipe(
    v.object({ value: v.string() }),
    v.transform(({ value }) => value.trim()),
    v.check(isSoundText, "must have no control characters and no half of a character"),
    v.nonEmpty("must not be empty; without this key, the review has its default text"),
    v.maxLength(key.endsWith(".todo") ? mostOfTodo : mostCharacters),
    v.rawCheck(({ dataset, addIssue }) => {
      const stray = dataset.typed ? strayBraceIn(dataset.value, placeholdersIn(adviceTexts[key])) : undefined;
      if (stray === undefined) return;
      const allowed = placeholdersIn(adviceTexts[key]).map((name) => `{${name}}`);
      addIssue({
        message: `has ${stray}, for which the review has no value; this text can have ${allowed.join(", ") || "no braces"}`,
      });
    }),
  );

/** The first brace or pair of braces that is not a placeholder. */
function strayBraceIn(text: string, placeholders: readonly string[]): string | undefined {
  const rest = placeholders.reduce((left, name) => left.replaceAll(`{${name}}`, ""), text);
  return /\{[^{}]*\}|[{}]/u.exec(rest)?.[0];
}

const texts = Object.fromEntries(adviceTextKeys.map((key) => [key, v.exactOptional(adviceText(key))]));

/** Texts that replace the default advice of the CV review, by key. */
export const CvAdvice = v.pipe(
  v.record(v.string(), v.unknown()),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const key of Object.keys(dataset.value)) {
      if (Object.hasOwn(adviceTexts, key)) continue;
      const message = `is not a key of advice; ${knownKeys(key)}`;
      addIssue({ message, path: [{ type: "object", origin: "key", input: dataset.value, key, value: key }] });
    }
  }),
  v.object(texts),
  v.transform((overrides): AdviceOverrides => overrides),
);

/** The known keys of the same area; all areas if there is no such area. */
function knownKeys(key: string): string {
  const areaOf = (known: string): string => known.slice(0, known.indexOf("."));
  const siblings = adviceTextKeys.filter((known) => key.startsWith(`${areaOf(known)}.`));
  return siblings.length > 0
    ? `those of ${areaOf(key)} are ${siblings.join(", ")}`
    : `keys begin with one of: ${[...new Set(adviceTextKeys.map(areaOf))].join(", ")}`;
}
