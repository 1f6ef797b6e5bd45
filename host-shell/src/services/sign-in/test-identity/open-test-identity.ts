import type { TestClient, TestIdentity } from "./test-identity.ts";

/** Loads the issuer at the first sign-in, since servers with a configured issuer never need it. */
export function openTestIdentity(publicUrl: string, client: TestClient): TestIdentity {
  let opened: Promise<TestIdentity> | undefined;
  const open = async () => {
    const { startTestIssuer } = await import("./test-issuer.ts");
    return startTestIssuer(publicUrl, client);
  };
  return { answer: async (request) => (await (opened ??= open())).answer(request) };
}
