import type { PolicyNeeds } from "../../block/prepared-block.ts";
import type { Image } from "../../content/fields/image.ts";
import type { Site } from "../../sites/site.ts";
import * as styles from "./picture.css.ts";

/** The shapes that editors prepare pictures for, in pixels, from the specification. */
const shapes = {
  card: [576, 324],
  wide: [992, 558],
  banner: [1280, 360],
  thumbnail: [88, 88],
} as const satisfies Record<string, readonly [width: number, height: number]>;
export type PictureShape = keyof typeof shapes;

interface PictureProps {
  readonly image: Image;
  /** Another version of the picture, for narrow screens. */
  readonly narrow?: Image | undefined;
  /** Gives the proportions of the picture, and its size if the CMS does not know it. */
  readonly shape: PictureShape;
  /** Whether visitors see the picture without scrolling. */
  readonly isFirst: boolean;
  /** Keeps the proportions of the picture instead of those of the shape. */
  readonly isWhole?: boolean;
  readonly className?: string | undefined;
}

/**
 * A picture whose room is reserved before it is loaded. Pictures below the first block are loaded when they are near.
 */
export function Picture({ image, narrow, shape, isFirst, isWhole = false, className = "" }: PictureProps) {
  const [shapeWidth, shapeHeight] = shapes[shape];
  const { width, height } =
    image.width !== undefined && image.height !== undefined
      ? { width: image.width, height: image.height }
      : { width: shapeWidth, height: shapeHeight };
  const sizes = `(min-width: 80em) ${shapeWidth}px, 100vw`;
  return (
    <picture className={`${styles.picture} ${className}`}>
      {narrow && (
        <source
          media="(max-width: 47.99em)"
          srcSet={setOf(narrow)}
          width={narrow.width}
          height={narrow.height}
          sizes="100vw"
        />
      )}
      <img
        className={`${styles.image} ${isWhole ? "" : styles.shape[shape]}`}
        src={image.src}
        srcSet={image.width === undefined ? undefined : setOf(image)}
        sizes={image.width === undefined ? undefined : sizes}
        alt={image.alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : "lazy"}
        decoding={isFirst ? undefined : "async"}
        fetchPriority={isFirst ? "high" : undefined}
      />
    </picture>
  );
}

/** The origins that the policy must allow for pictures. */
export function picturesIn(
  { mediaHosts }: Pick<Site, "mediaHosts">,
  items: readonly { readonly image?: Image | undefined }[],
): PolicyNeeds {
  return items.some(({ image }) => image !== undefined) ? { images: mediaHosts } : {};
}

/** Sizes of a picture: a media host of Sitecore scales it to the width in `w`. Our own files have one size. */
function setOf({ src, width }: Image): string {
  if (width === undefined || src.startsWith("/")) return width === undefined ? src : `${src} ${width}w`;
  return widthsUpTo(width)
    .map((size) => `${withWidth(src, size)} ${size}w`)
    .join(", ");
}

const scaledWidths = [480, 768, 992, 1280, 1920];

function widthsUpTo(width: number): readonly number[] {
  return [...scaledWidths.filter((size) => size < width), width];
}

function withWidth(src: string, width: number): string {
  const url = new URL(src);
  url.searchParams.delete("h");
  url.searchParams.set("w", String(width));
  return url.href;
}
