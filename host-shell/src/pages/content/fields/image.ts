import * as v from "valibot";
import { optional } from "./empty.ts";
import { readingOf } from "./reading.ts";

export interface Image {
  readonly src: string;
  /** Empty for a decorative image. */
  readonly alt: string;
  /** In pixels; `undefined` if the CMS does not send it. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** Whether an image may be shown: it comes from this site or from one of the media hosts. */
export function isAllowedImage(src: string, mediaHosts: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(src)) return true;
  const url = URL.parse(src);
  return url !== null && url.protocol === "https:" && mediaHosts.includes(url.origin);
}

const pixels = v.optional(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((given): number | undefined => {
      const size = Math.round(Number(given));
      return size > 0 && size <= 20_000 ? size : undefined;
    }),
  ),
);

/** An image of this site (`/…`) or of a media host. */
export const imageField = v.pipe(
  v.object({
    value: v.object({
      src: v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty")),
      alt: v.optional(v.pipe(v.string(), v.trim()), ""),
      width: pixels,
      height: pixels,
    }),
  }),
  v.rawTransform(({ dataset, config, addIssue, NEVER }): Image => {
    const { src, alt, width, height } = dataset.value.value;
    if (isAllowedImage(src, readingOf(config).mediaHosts)) return { src, alt, width, height };
    addIssue({ message: "must be an image of this site, or of an origin in the setting MEDIA_HOSTS" });
    return NEVER;
  }),
);

export const optionalImage = optional(imageField);
