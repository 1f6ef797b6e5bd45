import { expect, it } from "vitest";
import { sharedModules } from "./shared-modules.ts";
import { buildWidgetRuntime } from "./widget-runtime.ts";

it("the widget runtime is one module that imports only shared modules, and its version is a hash of its code", async () => {
  const { code, exports, version } = await buildWidgetRuntime();
  const imported = [...code.matchAll(/(?:from|import)\s*\(?\s*["'`]([^"'`]+)["'`]/g)].map(([, name]) => name);
  expect(sharedModules).toEqual(expect.arrayContaining(imported));
  expect(imported).toContain("react-dom/client");
  expect(exports).toEqual(expect.arrayContaining(["createWidget", "takeOffered", "object", "optional"]));
  expect(version).toMatch(/^0\.0\.0-[0-9a-f]{8}$/);
  expect((await buildWidgetRuntime()).version).toBe(version);
});
