import type { GenericSchema } from "valibot";

/** The chapters of the document, in its order, with the sentence below each title. */
export const tags = {
  Session: "Who is signed in, and how a session starts and ends.",
  "CV check": "Uploads a CV and reads its review. Every call after the upload carries the CV's token.",
  "Job match": "Finds job postings for a CV that was uploaded.",
  Joining: "What the join flow asks for and sends.",
  "Service forms": "What members send to us under self-service, with files.",
  Uploads: "The files of service forms. Each is its uploader's own: for others it does not exist.",
  "My data": "What a member finds about themselves under self-service. The member is that of the session.",
  Leads: "What visitors and members leave in forms: before they use a tool, to be called back, for an event.",
  Site: "What widgets on pages of any origin need to know about the site, and what their loaders report.",
  Search: "Finds pages of all sites.",
  Widgets: "The published widgets, for loaders. Not below `/api/`, readable from every origin.",
  Publishing: "What `npm run widget` calls.",
  "Job postings": "What `npm run jobs` calls.",
  Outbox: "What `npm run outbox` calls.",
  Reviews: "What `npm run reviews` calls.",
  Operators: "What `npm run operators` calls.",
  Health: "For load balancers and monitoring.",
  Documentation: "This document.",
} as const;
export type Tag = keyof typeof tags;

/**
 * Who may call: `everyone`; `member`, with the cookie of a session; `optional-member`, with or without this cookie,
 * which changes the answer; `administrator`, with the server's DEPLOY_ADMIN_TOKEN; `operator`, with a token that has
 * the right for the call, or with DEPLOY_ADMIN_TOKEN; `deployer`, with a token for the widget.
 */
export type Caller = "everyone" | "member" | "optional-member" | "administrator" | "operator" | "deployer";

export interface Parameter {
  readonly about: string;
  readonly schema: GenericSchema;
}

/** A query: the schema of its fields, and the meaning of each field. */
export interface Query {
  readonly schema: GenericSchema & { readonly entries: Readonly<Record<string, GenericSchema>> };
  readonly about: Readonly<Record<string, string>>;
}

export type Body =
  | { readonly type: "application/json" | "text/plain"; readonly schema: GenericSchema }
  /** `file` and `files` are the parts with content; the schema describes the other parts. */
  | {
      readonly type: "multipart/form-data";
      readonly schema?: GenericSchema;
      readonly files: Readonly<Record<string, string>>;
    };

export interface Answer {
  readonly about: string;
  /** The schema of the answer's JSON. If absent, the answer has no body. */
  readonly schema?: GenericSchema;
  /** A media type other than JSON. */
  readonly type?: "text/html" | "text/plain" | "text/javascript" | "application/octet-stream";
  /** The values that `errorKey` of an error answer can have. */
  readonly errorKeys?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call that `api-document.db.test.ts` sends to a real server, and the expected status. */
export interface Example {
  readonly title: string;
  readonly status: number;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The CV token of the call. */
  readonly cvJwt?: string;
  /** The JSON of a body, or the fields of a form. */
  readonly body?: unknown;
  /** Set if the call is sent without credentials although the operation needs some. */
  readonly anonymous?: true;
  /** The body of the answer, for readers. Ids and times differ from call to call. */
  readonly answer?: unknown;
}

/** One call of the API: the description of its route. */
export interface Operation {
  readonly method: "get" | "post" | "put" | "delete";
  /** Parameters are in braces: `/api/city-from-zipcode/{zip}`. */
  readonly path: `/${string}`;
  readonly id: string;
  readonly tag: Tag;
  readonly summary: string;
  /** Markdown. */
  readonly about?: string;
  readonly caller: Caller;
  /** Whether the call has the token of a CV. */
  readonly cvToken?: "required" | "optional";
  readonly parameters?: Readonly<Record<string, Parameter>>;
  readonly query?: Query;
  readonly headers?: Readonly<Record<string, Parameter>>;
  readonly body?: Body;
  readonly answers: Readonly<Record<number, Answer>>;
  readonly examples: readonly Example[];
}
