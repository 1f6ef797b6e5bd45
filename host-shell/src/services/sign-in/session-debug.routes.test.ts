import { afterEach, expect, it } from "vitest";
import { scriptedReviewer } from "../../server/testing/scripted-reviewer.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";

let server: TestServer;
afterEach(() => server.stop());

const told = "every page shows the debug panel of the session, because AUTH_DEBUG is 1";

it.each([
  ["0", 404, 0],
  ["1", 401, 1],
])("a server with AUTH_DEBUG=%s answers a visitor's call with %i", async (AUTH_DEBUG, status, lines) => {
  server = await startTestServer(scriptedReviewer(), { AUTH_DEBUG });
  expect((await fetch(`${server.url}/api/session/debug`)).status).toBe(status);
  expect(server.logLines().filter(({ msg }) => msg === told)).toHaveLength(lines);
});
