import { expect, it } from "vitest";
import { scriptedReviewer } from "./testing/scripted-reviewer.ts";
import { startTestServer } from "./testing/test-server.ts";

const told = "everybody who reaches this server can sign in as a test person, because ANYONE_CAN_SIGN_IN is 1";

it.each([
  ["warns at each start if test persons may sign in where others reach it", { HOST: "0.0.0.0" }, 1],
  ["says nothing of it where nobody else does", {}, 0],
])("a server %s", async (_, reach, times) => {
  const server = await startTestServer(scriptedReviewer(), { ANYONE_CAN_SIGN_IN: "1", ...reach });
  await server.stop();
  expect(server.logLines().filter(({ level, msg }) => level === "warn" && msg === told)).toHaveLength(times);
});

it("a server that others reach does not start with test persons", async () => {
  await expect(startTestServer(scriptedReviewer(), { HOST: "0.0.0.0" })).rejects.toThrow(
    /^HOST 0\.0\.0\.0 lets others reach this server, where everybody could sign in as a test person: set OIDC_ISSUER/,
  );
});
