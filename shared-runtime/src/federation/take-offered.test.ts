import { expect, it } from "vitest";
import { sharedCopy, type ShareScope } from "./share-scope.ts";
import { takeOffered } from "./take-offered.ts";

type Offer = readonly [name: string, version: string, from: string, isLoaded?: boolean];

function scopeOf(...offers: readonly Offer[]): ShareScope {
  const scope: ShareScope = {};
  for (const [name, version, from, isLoaded = true] of offers) {
    const lib = () => `${from} ${name} ${version}`;
    (scope[name] ??= {})[version] = sharedCopy(version, from, { ...(isLoaded && { lib }), load: async () => lib() });
  }
  return scope;
}

function taken(scope: ShareScope, built: Readonly<Record<string, string>>): Record<string, unknown> | undefined {
  const modules: Record<string, unknown> = {};
  return takeOffered(scope, built, modules) ? modules : undefined;
}

const built = { react: "19.3.1", runtime: "0.0.0-abc" };

it("takes all shared modules from one provider that has them all in fitting versions", () => {
  const scope = scopeOf(["react", "19.4.0", "platform"], ["runtime", "0.0.0-abc", "platform"]);
  expect(taken(scope, built)).toEqual({ react: "platform react 19.4.0", runtime: "platform runtime 0.0.0-abc" });
});

it("skips a provider that has only some of them", () => {
  const scope = scopeOf(
    ["react", "19.3.1", "platform"],
    ["react", "19.3.2", "other"],
    ["runtime", "0.0.0-abc", "other"],
    ["runtime", "0.0.0-def", "platform"],
  );
  expect(taken(scope, built)).toEqual({ react: "other react 19.3.2", runtime: "other runtime 0.0.0-abc" });
});

it.each<readonly [string, ShareScope]>([
  ["nothing is offered", {}],
  ["one is missing", scopeOf(["react", "19.3.1", "platform"])],
  ["one is older", scopeOf(["react", "19.3.0", "platform"], ["runtime", "0.0.0-abc", "platform"])],
  ["one is another build", scopeOf(["react", "19.3.1", "platform"], ["runtime", "0.0.0-def", "platform"])],
  ["one is not loaded yet", scopeOf(["react", "19.3.1", "one"], ["runtime", "0.0.0-abc", "one", false])],
  ["two providers have one each", scopeOf(["react", "19.3.1", "platform"], ["runtime", "0.0.0-abc", "other"])],
])("takes nothing if %s", (_, scope) => {
  expect(taken(scope, built)).toBeUndefined();
});
