import { Href } from "shared-runtime/contract/href.ts";
import * as v from "valibot";
import { withMetadata } from "../../editing/field-marks.ts";
import { emptyText, isEmptyField, optionalShown } from "./empty.ts";
import { readingOf } from "./reading.ts";

export interface Link {
  readonly href: string;
  readonly text: string;
}

const metadata = v.optional(v.unknown());

function marked(href: string, given: unknown): string {
  return given === undefined ? href : href + withMetadata("", given);
}

/** For editors, the address has the metadata of its field. */
function addressIn(
  field: { readonly value: { readonly href: string }; readonly metadata?: unknown },
  editing: boolean,
) {
  const { href } = field.value;
  return editing ? marked(href, field.metadata) : href;
}

/** A link to a page of this site (`/…`), a place on the page (`#…`) or another address. */
export const linkField = v.pipe(
  v.object({ value: v.object({ href: Href, text: v.optional(v.pipe(v.string(), v.trim()), "") }), metadata }),
  v.rawTransform(({ dataset, config, addIssue, NEVER }): Link => {
    const { editing } = readingOf(config);
    const { text } = dataset.value.value;
    const href = addressIn(dataset.value, editing);
    if (text !== "") return { href, text };
    if (editing) return { href, text: emptyText };
    addIssue({ message: "text: must not be empty", path: undefined });
    return NEVER;
  }),
);

export interface TileLink {
  /** `undefined` if an editor wrote only a text, because the address comes from elsewhere. */
  readonly href: string | undefined;
  /** Empty if an editor wrote none. */
  readonly text: string;
}

const textAlone = v.pipe(
  v.unknown(),
  v.transform((given): TileLink => {
    const field = v.safeParse(v.object({ value: v.object({ text: v.pipe(v.string(), v.trim()) }) }), given);
    return { href: undefined, text: field.success ? field.output.value.text : "" };
  }),
);

/** A link whose address may come from elsewhere, such as from a setting of the server. */
export const tileLinkField = v.optional(
  v.lazy((given) => (isEmptyField(given) ? textAlone : linkField)),
  {},
);

export interface CardLink {
  readonly href: string;
  /** Empty if an editor wrote none. */
  readonly text: string;
}

/** The link of a card. Its text may be empty, since the heading of the card is the link. */
export const cardLinkField = v.pipe(
  v.object({ value: v.object({ href: Href, text: v.optional(v.pipe(v.string(), v.trim()), "") }), metadata }),
  v.rawTransform(({ dataset, config }): CardLink => ({
    href: addressIn(dataset.value, readingOf(config).editing),
    text: dataset.value.value.text,
  })),
);

export const optionalCardLink = optionalShown(cardLinkField, (given) => ({
  href: marked("#", given),
  text: emptyText,
}));

/** Only the address of a link. */
export const linkAddressField = v.pipe(
  v.object({ value: v.object({ href: Href }), metadata }),
  v.rawTransform(({ dataset, config }): string => addressIn(dataset.value, readingOf(config).editing)),
);

/** An address as a text or as a link: `https://…`, `//…`, which becomes https, or `/…`. */
export const addressField = v.pipe(
  v.union([v.object({ value: v.object({ href: v.string() }) }), v.object({ value: v.string() })]),
  v.transform(({ value }) => (typeof value === "string" ? value : value.href).trim().replace(/^\/\//, "https://")),
  Href,
);

export const optionalLink = optionalShown(linkField, (given) => ({ href: marked("#", given), text: emptyText }));

/** A file to download. */
export interface LinkedFile {
  readonly href: string;
  readonly title: string;
  /** The extension in lower case: "pdf". */
  readonly type: string | undefined;
  /** In bytes. */
  readonly size: number | undefined;
}

/** A size that is not a number of bytes counts as unknown. */
const bytes = v.pipe(
  v.unknown(),
  v.transform((given): number | undefined => {
    const size = typeof given === "number" || typeof given === "string" ? Number(given) : 0;
    return Number.isInteger(size) && size > 0 ? size : undefined;
  }),
);

/** A file to download. */
export const fileField = v.pipe(
  v.object({
    value: v.object({
      src: Href,
      title: v.optional(v.pipe(v.string(), v.trim())),
      name: v.optional(v.pipe(v.string(), v.trim())),
      extension: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase())),
      size: v.optional(bytes),
    }),
  }),
  v.transform(({ value: { src, title, name, extension, size } }): LinkedFile => ({
    href: src,
    title: title || name || fileNameIn(src),
    type: extension?.replace(/^\./, "") || /\.([a-z\d]{1,5})(?:$|[?#])/i.exec(src)?.[1]?.toLowerCase(),
    size,
  })),
);

/** "/media/L%C3%B8n.pdf?v=2" -> "Løn.pdf". */
function fileNameIn(address: string): string {
  const name = address.replace(/[?#].*/, "").replace(/^.*\//, "");
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
