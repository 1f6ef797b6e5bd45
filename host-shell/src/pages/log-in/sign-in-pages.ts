import type { BuiltInPage } from "../built-in-pages/built-in-page.ts";
import { testIdPage } from "../test-id/test-id-page.ts";
import type { TestIdPerson } from "../test-id/test-id-view.tsx";
import { logInPage } from "./log-in-page.ts";

/** What visitors see on the way in. Without test persons, they choose who they are at the issuer. */
export function signInPages(publicUrl: string, testPersons: readonly TestIdPerson[]): readonly BuiltInPage[] {
  return [logInPage(publicUrl), ...(testPersons.length > 0 ? [testIdPage(testPersons)] : [])];
}
