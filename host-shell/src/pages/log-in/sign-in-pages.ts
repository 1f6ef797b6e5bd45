import type { BuiltInPage } from "../built-in-pages/built-in-page.ts";
import { testIdPage } from "../test-id/test-id-page.ts";
import type { SignInRoutes } from "../../services/sign-in/sign-in.capability.ts";
import { logInPage } from "./log-in-page.ts";

/** The pages of signing in. Without test persons, only `/log-ind`: the issuer identifies the visitor. */
export function signInPages(
  publicUrl: string,
  { testPersons, paths }: Pick<SignInRoutes, "testPersons" | "paths">,
): readonly BuiltInPage[] {
  return [logInPage(publicUrl, paths.start), ...(testPersons.length > 0 ? [testIdPage(testPersons)] : [])];
}
