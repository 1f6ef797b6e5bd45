import type { PreparedBlock } from "../blocks/block.ts";

/** A page that no editor writes: the server makes it for each request, within what all pages of the site share. */
export interface BuiltInPage {
  readonly path: `/${string}`;
  /** Whether a form may send what is too long for an address. */
  readonly takesForm: boolean;
  readonly answer: (request: BuiltInPageRequest) => Promise<BuiltInPageAnswer>;
}

export interface BuiltInPageRequest {
  /** What was given by this name, in the address or in the form. */
  readonly given: (name: string) => string | undefined;
}

export interface BuiltInPageAnswer {
  readonly status: 200 | 400;
  readonly title: string;
  readonly description: string;
  readonly main: readonly PreparedBlock[];
}
