import { afterEach, expect, it, vi } from "vitest";
import type { EditorTool } from "../../../../shared-runtime/src/editors/editor-tool.ts";
import { createToolset } from "./toolset.ts";

const shipped: readonly EditorTool[] = [{ name: "cv-check", version: "1.0.0", schema: {} }];
const answers: Readonly<Record<string, object>> = {
  "https://host/base/widgets/registry.json": {
    widgets: { jobmatch: { channels: { stable: "2.0.0" }, versions: { "2.0.0": { props: "jobmatch/props.json" } } } },
  },
  "https://host/base/widgets/jobmatch/props.json": { properties: { new: { type: "string" } } },
};

afterEach(() => vi.unstubAllGlobals());

it("knows the tools of the release until the host has answered", async () => {
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(Response.json(answers[address])));
  const toolset = createToolset("https://host/base/?x#y", shipped);
  expect([toolset.host, toolset.known()]).toEqual(["https://host/base", shipped]);
  let readings = 0;
  const end = toolset.onRead(() => (readings += 1));
  const { tools, isShipped } = await toolset.read();
  expect(tools).toEqual([{ name: "jobmatch", version: "2.0.0", schema: { properties: { new: { type: "string" } } } }]);
  expect([isShipped, toolset.known(), readings]).toEqual([false, tools, 1]);
  end();
  await toolset.read();
  expect(readings).toBe(1);
});

it("keeps the tools of the release if the host does not answer", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await createToolset("https://host", shipped).read()).toEqual({ tools: shipped, isShipped: true });
});

it.each([undefined, "", "host", "javascript:x"])("refuses a host that is not an address: %s", (host) => {
  expect(() => createToolset(host, shipped)).toThrow('The plugin "lederkredsen" needs the address of the host');
});
