/**
 * One call that a form sends. Its schemas are not included, since a page may load them later. The server mounts the
 * call at the same path.
 */
export interface SubmissionCall {
  /** The path below `/api/`. */
  readonly path: string;
  /** The fields of the form, by the names of its schema. */
  readonly fields: readonly string[];
  /** Fields of the body that consist of several fields of the form, with a space between them. */
  readonly joined?: Readonly<Record<string, readonly string[]>>;
}
