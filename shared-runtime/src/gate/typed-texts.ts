import * as v from "valibot";

/** The texts of the form's fields, as typed. */
export const TypedTexts = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
});
export type TypedTexts = v.InferOutput<typeof TypedTexts>;

const key = "tool-gate/typed/1";
const Kept = v.pipe(v.string(), v.parseJson(), TypedTexts);

/** Returns what was typed in this tab before a reload; `undefined` if there is nothing or the storage is blocked. */
export function readTyped(): TypedTexts | undefined {
  try {
    const result = v.safeParse(Kept, window.sessionStorage.getItem(key));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the texts over a reload of this tab; `undefined` deletes them. */
export function keepTyped(texts: TypedTexts | undefined): void {
  try {
    if (texts === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // The storage is blocked; the fields still hold the texts.
  }
}
