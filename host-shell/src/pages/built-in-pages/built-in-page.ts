import type { PreparedBlock } from "../block/prepared-block.ts";

/**
 * A page without content from editors. The server renders it for each request, with the header and footer of the site.
 */
export interface BuiltInPage {
  readonly path: `/${string}`;
  /** Whether the page also accepts POST, for values that are too long for an address. */
  readonly takesForm: boolean;
  /** Whether the page is drawn for the signed-in member. It has `memberMarks` for the member's own values. */
  readonly isForMembers?: boolean;
  readonly answer: (request: BuiltInPageRequest) => Promise<BuiltInPageAnswer>;
}

export interface BuiltInPageRequest {
  /** Returns the value of a query parameter, or of a form field if the form was posted. */
  readonly given: (name: string) => string | undefined;
  /** Returns the value of a form field; `undefined` if no form was posted. */
  readonly posted: (name: string) => string | undefined;
  /** Whether the quota of the page or the quota of wrong tokens is used up. */
  readonly isTooMuch: boolean;
  /** Returns the first name of the member who has just signed out, once; otherwise `undefined`. */
  readonly takeFarewell?: () => string | undefined;
  /** Must be called with whether the token of the request is right, so that wrong tokens are counted. */
  readonly onToken: (isRight: boolean) => void;
}

/** The content that the server shows instead of content from editors. */
export interface BuiltInContent {
  readonly title: string;
  readonly description: string;
  readonly main: readonly PreparedBlock[];
}

export interface BuiltInPageAnswer extends BuiltInContent {
  readonly status: 200 | 400 | 429;
}
