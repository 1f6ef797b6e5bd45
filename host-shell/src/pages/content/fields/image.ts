import * as v from "valibot";
import { withMetadata } from "../../editing/field-marks.ts";
import { optionalShown } from "./empty.ts";
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
    metadata: v.optional(v.unknown()),
  }),
  v.rawTransform(({ dataset, config, addIssue, NEVER }): Image => {
    const { value, metadata } = dataset.value;
    const { src, width, height } = value;
    const { editing, mediaHosts } = readingOf(config);
    const alt = editing && metadata !== undefined ? withMetadata(value.alt, metadata) : value.alt;
    if (isAllowedImage(src, mediaHosts)) return { src, alt, width, height };
    addIssue({ message: "must be an image of this site, or of an origin in the setting MEDIA_HOSTS" });
    return NEVER;
  }),
);

/** Editors see this picture for an empty field. */
const emptyPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="none" stroke="#808080" stroke-width=".1" stroke-dasharray=".4 .2" d="M.5.5h15v8H.5zM7 4.5h2M8 3.5v2"/></svg>',
)}`;

export const optionalImage = optionalShown(imageField, (metadata) => ({
  src: emptyPicture,
  alt: withMetadata("", metadata),
  width: undefined,
  height: undefined,
}));
