import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type OwnCopy, resolveShares } from "./resolve-shares.ts";
import { sharedCopy, type ShareScope } from "./share-scope.ts";

const reactFamily = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];

/** Copies of shared modules. Each module is a text that names its owner. */
function carried(names: readonly string[], version: string, owner = "own"): Record<string, OwnCopy> {
  return Object.fromEntries(names.map((name) => [name, { version, load: async () => `${owner} ${name} ${version}` }]));
}

function offered(names: readonly string[], version: string, from: string): ShareScope {
  return Object.fromEntries(
    names.map((name) => {
      const lib = () => `${from} ${name} ${version}`;
      return [name, { [version]: sharedCopy(version, from, { lib, load: async () => lib() }) }];
    }),
  );
}

async function resolved(
  scope: ShareScope,
  own: Record<string, OwnCopy>,
  from = "own",
): Promise<Record<string, unknown>> {
  const modules: Record<string, unknown> = {};
  await resolveShares(scope, from, own, modules);
  return modules;
}

describe("a copy that the page offers", () => {
  it("is taken if it fits, and the own copy is not loaded", async () => {
    const load = vi.fn();
    const own = { react: { version: "19.3.1", load } };
    expect(await resolved(offered(["react"], "19.3.2", "platform"), own)).toEqual({ react: "platform react 19.3.2" });
    expect(load).not.toHaveBeenCalled();
  });

  it("is not taken if it does not fit, and the own copy is offered to others", async () => {
    const scope = offered(reactFamily, "18.3.1", "platform");
    expect(await resolved(scope, carried(reactFamily, "19.3.1"))).toMatchObject({ react: "own react 19.3.1" });
    expect(await resolved(scope, carried(reactFamily, "19.3.0", "another"), "another")).toMatchObject({
      react: "own react 19.3.1",
      "react-dom/client": "own react-dom/client 19.3.1",
    });
  });

  it("is taken as a whole or not at all if its parts need the same version", async () => {
    const scope = { ...offered(["react"], "19.4.0", "platform"), ...offered(["react-dom"], "19.3.1", "other") };
    const own = carried(["react", "react-dom"], "19.3.1");
    expect(await resolved(scope, own)).toEqual({ react: "own react 19.3.1", "react-dom": "own react-dom 19.3.1" });
  });

  it("is not taken for a library that is bound to another React", async () => {
    const scope = {
      ...offered(["react"], "18.3.1", "platform"),
      ...offered(["@xstate/react", "xstate"], "6.0.0", "platform"),
    };
    const own = { ...carried(["react"], "19.3.1"), ...carried(["@xstate/react", "xstate"], "6.0.0") };
    expect(await resolved(scope, own)).toEqual({
      react: "own react 19.3.1",
      xstate: "platform xstate 6.0.0",
      "@xstate/react": "own @xstate/react 6.0.0",
    });
  });

  it("is taken only from a remote that linked it with the same copy of its dependency", async () => {
    const hooks = ["@xstate/react"];
    const scope = { ...offered(reactFamily, "19.3.1", "platform") };
    await resolved(scope, { ...carried(reactFamily, "19.3.1", "one"), ...carried(hooks, "6.1.0", "one") }, "one");
    expect(
      await resolved(scope, { ...carried(reactFamily, "19.3.1", "two"), ...carried(hooks, "6.1.0", "two") }, "two"),
    ).toMatchObject({ react: "platform react 19.3.1", "@xstate/react": "one @xstate/react 6.1.0" });
    expect(
      await resolved(scope, { ...carried(reactFamily, "18.3.1", "old"), ...carried(hooks, "6.1.0", "old") }, "old"),
    ).toMatchObject({ react: "old react 18.3.1", "@xstate/react": "old @xstate/react 6.1.0" });
  });

  it("saves every fetch except of copies that no provider offers, and of those bound to them", async () => {
    const names = [...reactFamily, "xstate", "@xstate/react"];
    const fetched: string[] = [];
    const own = Object.fromEntries(
      names.map((name) => [
        name,
        { version: "19.3.1", prefetch: () => void fetched.push(name), load: async () => `own ${name}` },
      ]),
    );
    await resolved({ ...offered(names, "19.3.1", "platform"), "@xstate/react": {} }, own);
    expect(fetched).toEqual(["@xstate/react"]);
    fetched.length = 0;
    await resolved({ ...offered(names, "19.3.1", "platform"), react: {} }, own);
    expect(new Set(fetched)).toEqual(new Set([...reactFamily, "@xstate/react"]));
  });

  it("is preferred if loaded, and otherwise the newest", async () => {
    const own = { xstate: { version: "5.0.0", load: vi.fn() } };
    const copies = (...versions: [string, boolean][]): ShareScope => ({
      xstate: Object.fromEntries(
        versions.map(([version, isLoaded]) => [
          version,
          sharedCopy(version, version, { ...(isLoaded && { lib: () => version }), load: async () => version }),
        ]),
      ),
    });
    expect(await resolved(copies(["5.1.0", false], ["5.9.0", false], ["5.2.0", true]), own)).toEqual({
      xstate: "5.2.0",
    });
    expect(await resolved(copies(["5.1.0", false], ["5.9.0", false], ["5.2.0", false]), own)).toEqual({
      xstate: "5.9.0",
    });
  });
});

describe("a copy that fails", () => {
  it("in another remote is skipped and no longer offered", async () => {
    const scope: ShareScope = {
      react: { "19.4.0": sharedCopy("19.4.0", "broken", { load: () => Promise.reject(new Error("missing")) }) },
    };
    expect(await resolved(scope, carried(["react"], "19.4.0"))).toEqual({ react: "own react 19.4.0" });
    expect(Object.values(scope["react"] ?? {}).map(({ from }) => from)).not.toContain("broken");
  });

  it("in another remote leaves all remotes that wanted it with one copy, even if they asked at the same time", async () => {
    const name = "@preact/signals-core";
    const broken = sharedCopy("1.14.4", "broken", { load: () => Promise.reject(new Error("missing")) });
    const scope: ShareScope = { [name]: { "1.14.4": broken } };
    const both = ["one", "two"].map((from) => resolved(scope, carried([name], "1.14.4", from), from));
    expect(await Promise.all(both)).toEqual([{ [name]: `one ${name} 1.14.4` }, { [name]: `one ${name} 1.14.4` }]);
  });

  it("in another remote without ever answering is given up after four seconds", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const scope: ShareScope = {
      react: { "19.4.0": sharedCopy("19.4.0", "slow", { load: () => new Promise(() => {}) }) },
    };
    const modules: Record<string, unknown> = {};
    const done = resolveShares(scope, "own", carried(["react"], "19.3.0"), modules);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(modules).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(modules).toEqual({ react: "own react 19.3.0" });
  });

  it("in a remote without ever answering is waited for once, whatever else that remote offers", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const names = ["react", "xstate", "@preact/signals-core"];
    const scope: ShareScope = Object.fromEntries(
      names.map((name) => [name, { "19.4.0": sharedCopy("19.4.0", "slow", { load: () => new Promise(() => {}) }) }]),
    );
    const modules: Record<string, unknown> = {};
    const done = resolveShares(scope, "own", carried(names, "19.3.0"), modules);
    await vi.advanceTimersByTimeAsync(4_000);
    await done;
    expect(Object.keys(modules)).toEqual(names);
  });

  it("in the remote itself fails the remote, and the next attempt starts anew", async () => {
    const scope: ShareScope = {};
    const load = vi.fn().mockRejectedValueOnce(new Error("missing")).mockResolvedValue("own react");
    const own = { react: { version: "19.3.1", load } };
    await expect(resolved(scope, own)).rejects.toThrow("missing");
    expect(scope).toEqual({ react: {} });
    expect(await resolved(scope, own)).toEqual({ react: "own react" });
  });

  it("halfway leaves no mixture of two providers", async () => {
    const scope: ShareScope = {
      ...offered(["react"], "19.4.0", "broken"),
      "react-dom": { "19.4.0": sharedCopy("19.4.0", "broken", { load: () => Promise.reject(new Error("missing")) }) },
    };
    const own = carried(["react", "react-dom"], "19.3.1");
    expect(await resolved(scope, own)).toEqual({ react: "own react 19.3.1", "react-dom": "own react-dom 19.3.1" });
  });
});
