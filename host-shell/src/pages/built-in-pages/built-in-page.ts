import type { PreparedBlock } from "../block/prepared-block.ts";

/**
 * A page without content from editors. The server renders it for each request, with the header and footer of the site.
 */
export interface BuiltInPage {
  readonly path: `/${string}`;
  /** Whether it also accepts POST, for values that are too long for an address. */
  readonly takesForm: boolean;
  /** Whether it is drawn for the member who is signed in, with `memberMarks` for the member's own values. */
  readonly isForMembers?: boolean;
  readonly answer: (request: BuiltInPageRequest) => Promise<BuiltInPageAnswer>;
}

export interface BuiltInPageRequest {
  /** Returns the value of a query parameter, or of a form field if the form was posted. */
  readonly given: (name: string) => string | undefined;
  /** Returns the value of a form field; `undefined` if no form was posted. */
  readonly posted: (name: string) => string | undefined;
  /** Whether the quota of the page, or that of wrong tokens, is used up. */
  readonly isTooMuch: boolean;
  /** Says whether the token of the call is right: wrong ones are counted. */
  readonly onToken: (isRight: boolean) => void;
}

/** What the server shows in place of content from editors. */
export interface BuiltInContent {
  readonly title: string;
  readonly description: string;
  readonly main: readonly PreparedBlock[];
}

export interface BuiltInPageAnswer extends BuiltInContent {
  readonly status: 200 | 400 | 429;
}
