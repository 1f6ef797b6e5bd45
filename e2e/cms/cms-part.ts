/** The tests in one CMS or editor: a folder `e2e/cms/<system>/` with this description in `part.ts`, exported as `part`. */
export interface CmsPart {
  readonly title: string;
  /** Whether only `npm run test:cms` runs the part, since it installs much or repeats another part in an old version. */
  readonly onDemand?: true;
  /**
   * Installs what the tests need, outside of the repository's own packages. Resolves to nothing if the tests can run,
   * else to a sentence that says what is missing.
   */
  readonly install: () => string | undefined | Promise<string | undefined>;
}
