import { afterEach, expect, it } from "vitest";
import { scriptedReviewer } from "./testing/scripted-reviewer.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
afterEach(() => server.stop());

it.each([
  ["0", {}, "an address"],
  ["1", { peer: "127.0.0.1" }, "127.0.0.1"],
])("an ignored X-Forwarded-For is told once, with LOG_CLIENT_ADDRESSES=%s", async (setting, named, sender) => {
  server = await startTestServer(scriptedReviewer(), { LOG_CLIENT_ADDRESSES: setting });
  for (const address of ["192.0.2.1", "192.0.2.2"])
    await fetch(`${server.url}/api/widget-reports`, { method: "POST", headers: { "x-forwarded-for": address } });
  const told = server.logLines().filter(({ msg }) => String(msg).startsWith("X-Forwarded-For"));
  expect(told).toEqual([
    {
      level: "warn",
      time: expect.any(String),
      ...named,
      msg: `X-Forwarded-For of ${sender} is ignored. If that is a proxy of yours, add it to TRUSTED_PROXIES; otherwise all visitors behind it share one quota.`,
    },
  ]);
  expect(JSON.stringify(server.logLines()).includes("127.0.0.1")).toBe(setting === "1");
});
