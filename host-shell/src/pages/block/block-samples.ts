import type { Rendering } from "../content/layout-service-data.ts";

/**
 * Renderings of a block, keyed by what is special about each: a variant, no fields, one item, forty items, long words.
 */
export type BlockSamples = Readonly<Record<string, SampleRendering>>;

/** A rendering without a uid. The sample gets a uid where it is drawn: see `withUid`. */
export interface SampleRendering extends Omit<Rendering, "uid" | "placeholders"> {
  readonly placeholders?: Readonly<Record<string, readonly SampleRendering[]>>;
}

type Fields = Readonly<Record<string, unknown>>;

interface Extras {
  readonly variant?: string;
  readonly placeholders?: SampleRendering["placeholders"];
  /** The page of a block that needs the data of a template. */
  readonly page?: SampleRendering["page"];
}

export function sampleOf(
  componentName: string,
  fields: Fields,
  { variant, placeholders, page }: Extras = {},
): SampleRendering {
  return {
    componentName,
    fields,
    ...(variant !== undefined && { params: { FieldNames: variant } }),
    ...(placeholders && { placeholders }),
    ...(page && { page }),
  };
}

/** Gives a sample and the blocks inside it uids that begin with `uid`. */
export function withUid({ placeholders = {}, ...sample }: SampleRendering, uid: string): Rendering {
  const inside = Object.entries(placeholders).map(
    ([name, samples]) => [name, samples.map((one, index) => withUid(one, `${uid}-${name}-${index}`))] as const,
  );
  return { ...sample, uid, placeholders: Object.fromEntries(inside) };
}

/** A word that, in a large heading, is wider than the screen of a phone. */
export const longWord = "Arbejdsløshedsforsikringsmedlemskabsbetingelser";

// Without an argument, this and the functions below return what a CMS sends for an empty field.
export const text = (value = "") => ({ value });
/** A text with markup. */
export const richText = (html: string) => text(html);
export const flag = (value: boolean) => ({ value });
export const number = (value: number) => ({ value });
export const link = (href = "", label = "") => ({ value: label === "" ? { href } : { href, text: label } });
export const image = (width?: number, height?: number, alt = "") => ({
  value: width === undefined ? {} : { src: "/media/kreds.svg", alt, width, height },
});
export const items = (count: number, fieldsOf: (index: number) => Fields) =>
  Array.from({ length: count }, (_, index) => ({ fields: fieldsOf(index) }));
