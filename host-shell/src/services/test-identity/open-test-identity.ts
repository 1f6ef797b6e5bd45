import type { TestClient, TestIdentity } from "./test-identity.ts";

/** It is loaded when the first person signs in: most servers have an issuer set and never do. */
export function openTestIdentity(publicUrl: string, client: TestClient): TestIdentity {
  let opened: Promise<TestIdentity> | undefined;
  const open = async () => {
    const { startTestIssuer } = await import("./test-issuer.ts");
    return startTestIssuer(publicUrl, client);
  };
  return { answer: async (request) => (await (opened ??= open())).answer(request) };
}
