import type { RouteGuard } from "../../../api/quotas/route-guard.ts";
import { testIdentityCalls } from "./test-identity.routes.ts";
import type { Capability } from "../../capability.ts";
import { createIssuer, type Issuer } from "../issuer.ts";
import type { SignInPaths } from "../sign-in-paths.ts";
import { newSecret } from "../../../security/new-secret.ts";
import { openTestIdentity } from "./open-test-identity.ts";
import { testIdentityPath } from "../../../http/sign-in-addresses.ts";
import { testPersons, type TestPerson } from "./test-persons.ts";

export interface TestIdentityCapability extends Capability {
  readonly issuer: Issuer;
  readonly persons: readonly TestPerson[];
}

/**
 * An issuer of test persons for a site at this origin. The site calls it without the network, because a server need not
 * be able to reach its own public address.
 */
export function testIdentityCapability(
  publicUrl: string,
  { signedOut }: SignInPaths,
  guard: RouteGuard,
): TestIdentityCapability {
  const client = { clientId: "site", clientSecret: newSecret(), signedOutPaths: ["/", ...signedOut] };
  const identity = openTestIdentity(publicUrl, client);
  const issuer = createIssuer({
    clientId: client.clientId,
    clientSecret: client.clientSecret,
    issuer: publicUrl + testIdentityPath,
    publicUrl,
    fetch: (url, options) => identity.answer(new Request(url, options as RequestInit)),
    // The issuer is in this process and has the same clock, so that a wrong clock does no harm here.
    now: () => new Date(),
  });
  return { routes: [testIdentityCalls(identity, guard)], issuer, persons: testPersons };
}
