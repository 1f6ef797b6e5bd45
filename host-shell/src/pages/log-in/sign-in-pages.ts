import type { OwnPage } from "../own-pages/own-page.ts";
import { testIdPage } from "../test-id/test-id-page.ts";
import type { TestIdPerson } from "../test-id/test-id-view.tsx";
import { logInPage } from "./log-in-page.ts";

/** What visitors see on the way in. Without test persons, they choose who they are at the issuer. */
export function signInPages(publicUrl: string, testPersons: readonly TestIdPerson[]): readonly OwnPage[] {
  return [logInPage(publicUrl), ...(testPersons.length > 0 ? [testIdPage(testPersons)] : [])];
}
