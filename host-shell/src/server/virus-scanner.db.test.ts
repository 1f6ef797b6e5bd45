import { expect, it } from "vitest";
import { startFakeClamd } from "../services/uploads/testing/fake-clamd.ts";
import { scriptedReviewer } from "./testing/scripted-reviewer.ts";
import { startTestServer } from "./testing/test-server.ts";

it("a virus scanner is named by /readyz while it is away", async () => {
  const clamd = await startFakeClamd();
  const server = await startTestServer(scriptedReviewer(), { CLAMD_SOCKET: clamd.address });
  const readiness = async () => (await fetch(`${server.url}/readyz`)).json();
  expect(await readiness()).toEqual({ status: "ready", sources: { virusScanner: { answers: true } } });
  await clamd.stop();
  expect(await readiness()).toEqual({ status: "ready", sources: { virusScanner: { answers: false } } });
  await server.stop();
});
