import { describe, expect, it } from "vitest";
import { testGuard } from "../api/testing/test-guard.ts";
import { resolveLockedWidget } from "../pages/replay/resolve-locked-widget.ts";
import { sampleVersion } from "../services/widget-registry/testing/sample-version.ts";
import { composeRegistry } from "./compose-registry.ts";
import { createRegistryRoutes } from "./registry-routes.ts";
import { resolveVersion } from "./resolve-version.ts";
import { browserFiles } from "./testing/sample-browser-files.ts";
import type { ServedChannels, WidgetVersion } from "./widget-versions.ts";

const versionOf = (version: string, change: Partial<WidgetVersion> = {}): WidgetVersion => ({
  manifest: sampleVersion(version.replace(/\+.*/, "")).manifest,
  version,
  released: true,
  withdrawn: false,
  withdrawnForSecurity: false,
  read: async () => undefined,
  ...change,
});
const hole = { released: false, withdrawn: true, withdrawnForSecurity: true };

function registryWith(stable: string, previous?: string, local: readonly WidgetVersion[] = []) {
  const served: ServedChannels = {
    channels: { stable },
    previous: previous === undefined ? {} : { stable: previous },
    canaryShare: 0,
  };
  return composeRegistry({
    browser: browserFiles,
    local,
    published: [
      versionOf("1.0.0"),
      versionOf("1.1.0"),
      versionOf("1.2.0", hole),
      versionOf("1.3.0"),
      versionOf("2.0.0"),
    ],
    channels: new Map([["sample", served]]),
    widgetsUrl: undefined,
  });
}

describe("after 1.2.0 was withdrawn for security", () => {
  const registry = registryWith("2.0.0", "1.3.0");
  const widget = registry.document.widgets["sample"]!;

  it("ranges have higher versions alone", () => {
    expect(["1", "1.3", "1.2", "1.1", "1.0", "2"].map((spec) => resolveVersion(widget, spec)?.version)).toEqual([
      "1.3.0",
      "1.3.0",
      undefined,
      undefined,
      undefined,
      "2.0.0",
    ]);
  });

  it("no page gets it, also one that names it; a lower one must be named", async () => {
    const routes = createRegistryRoutes({ browser: browserFiles, registry: () => registry, guard: testGuard() });
    const status = async (spec: string) => (await routes.request(`/widgets/sample/resolve/${spec}.json`)).status;
    expect([await status("1.2.0"), await status("1.2"), await status("1.1.0"), await status("1.1")]).toEqual([
      404, 404, 200, 404,
    ]);
    expect(resolveVersion(widget, "1.2.0")).toBeUndefined();
    expect(resolveVersion(registry.complete["sample"]!, "1.2.0")).toBeUndefined();
  });

  it("a page on which a version fails gets a safe one or none", () => {
    expect(widget.previous).toEqual({ stable: "1.3.0" });
    for (const unsafe of ["1.2.0", "1.1.0"]) {
      expect(registryWith("1.3.0", unsafe).document.widgets["sample"]?.previous).toEqual({});
    }
  });

  it("a build of the server is not the last good version, nor the one of that name", () => {
    const build = versionOf("1.2.0+abc");
    const built = registryWith("1.3.0", undefined, [build]).document.widgets["sample"]!;
    expect(built.previous).toEqual({});
    expect([resolveVersion(built, "1.2.0"), resolveVersion(built, "1.2")]).toEqual([undefined, undefined]);
    const higher = registryWith("2.0.0", undefined, [versionOf("1.2.1+abc")]).document.widgets["sample"]!;
    expect(higher.previous).toEqual({ stable: "1.2.1+abc", canary: "1.2.1+abc" });
  });

  it("replays show neither it nor lower ones", () => {
    const replayed = (version: string, wish = "stable") =>
      resolveLockedWidget(
        { name: "sample", version, wish, state: "ready", editing: false, input: { attributes: {} } },
        registry,
      ).kind;
    expect([replayed("2.0.0"), replayed("1.3.0"), replayed("")]).toEqual(["exact", "exact", "as now"]);
    expect([replayed("1.2.0"), replayed("1.1.0"), replayed("", "1.1.0")]).toEqual(Array(3).fill("withdrawn version"));
  });

  it("a lower version that a person put on a channel is served", () => {
    const forced = registryWith("1.1.0");
    const served = forced.document.widgets["sample"]!;
    expect([resolveVersion(served, "stable")?.version, resolveVersion(served, "1.1")?.version]).toEqual([
      "1.1.0",
      "1.1.0",
    ]);
    expect(forced.find("sample", "1.1.0")?.withdrawn).toBe(false);
  });
});
