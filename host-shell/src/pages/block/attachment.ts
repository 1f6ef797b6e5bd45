import type { Thumbnail } from "../embeds/video/video-platform.ts";

/** A part of a block that has an address of its own, below the path of its page. */
export type Attachment = DocumentAttachment | ThumbnailAttachment;

/** A document that a sandboxed frame of the page shows. */
export interface DocumentAttachment {
  readonly kind: "document";
  /** The name is made of the content, so that the content at an address never changes. */
  readonly name: string;
  /** The document, with a link back to the page at `path`. */
  readonly htmlOn: (path: string) => string;
  readonly policy: string;
}

/** The thumbnail of a video, which this server fetches from the platform. */
export interface ThumbnailAttachment {
  readonly kind: "thumbnail";
  readonly name: string;
  readonly thumbnail: Thumbnail;
}

/** The address of an attachment of a block on the page at `path`. */
export function attachmentAddress({ name }: Pick<Attachment, "name">, path: string): string {
  return `/embedded/${name}?${new URLSearchParams({ page: path })}`;
}
