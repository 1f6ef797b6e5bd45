import type { BuiltInPage } from "../built-in-pages/built-in-page.ts";
import { testIdPage } from "../test-id/test-id-page.ts";
import type { TestIdPerson } from "../test-id/test-id-view.tsx";
import { logInPage } from "./log-in-page.ts";

/** The pages of signing in. Without test persons, only `/log-ind`: the issuer identifies the visitor. */
export function signInPages(publicUrl: string, testPersons: readonly TestIdPerson[]): readonly BuiltInPage[] {
  return [logInPage(publicUrl), ...(testPersons.length > 0 ? [testIdPage(testPersons)] : [])];
}
