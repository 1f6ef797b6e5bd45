import type { PreparedBlock } from "../blocks/block.ts";

/** A page that no editor writes: the server makes it for each request, within what all pages of the site share. */
export interface OwnPage {
  readonly path: `/${string}`;
  /** Whether a form may send what is too long for an address. */
  readonly takesForm: boolean;
  readonly answer: (request: OwnPageRequest) => Promise<OwnPageAnswer>;
}

export interface OwnPageRequest {
  /** What was given by this name, in the address or in the form. */
  readonly given: (name: string) => string | undefined;
}

export interface OwnPageAnswer {
  readonly status: 200 | 400;
  readonly title: string;
  readonly description: string;
  readonly main: readonly PreparedBlock[];
}
