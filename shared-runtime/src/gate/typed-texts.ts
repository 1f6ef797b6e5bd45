import * as v from "valibot";

/** What a visitor has typed about themselves, as it stands in the fields. */
export const TypedTexts = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
});
export type TypedTexts = v.InferOutput<typeof TypedTexts>;

const key = "tool-gate/typed/1";
const Kept = v.pipe(v.string(), v.parseJson(), TypedTexts);

/** What was typed before the page was loaded again in this tab. A storage that is blocked holds nothing. */
export function readTyped(): TypedTexts | undefined {
  try {
    const result = v.safeParse(Kept, window.sessionStorage.getItem(key));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** Without texts, forgets what was kept. */
export function keepTyped(texts: TypedTexts | undefined): void {
  try {
    if (texts === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // The fields still hold what was typed.
  }
}
