import { beforeEach, expect, it } from "vitest";
import { carryParts, partsOfPage } from "./carry-parts.ts";
import type { ContainerModule, Remote } from "./remote.ts";
import { startContainer } from "./start-container.ts";

beforeEach(() => {
  for (const name of Object.keys(partsOfPage())) delete partsOfPage()[name];
});

const remote: Remote = {
  url: "https://host.invalid/widgets/sample/1.0.0/remoteEntry.js",
  lazyFiles: "",
  parts: [],
  modules: {},
  exposes: {},
};

/** A container that notes its calls, and whose first `failures` starts fail. */
function carried(said: string[], failures = 0): ContainerModule {
  return {
    createContainer: ({ url }) => {
      said.push(`created for ${url}`);
      if (said.length <= failures) throw new Error("not ready");
      return {
        init: async (scope) => void said.push(`init with ${Object.keys(scope).join()}`),
        get: async (expose) => () => `${expose} of ${url}`,
      };
    },
  };
}

it("uses the container that the platform holds, once", async () => {
  const said: string[] = [];
  carryParts({ container: carried(said) });
  const { init, get } = startContainer("container", remote);
  await init({ react: {} });
  expect((await get("./widget"))()).toBe(`./widget of ${remote.url}`);
  expect(said).toEqual([`created for ${remote.url}`, "init with react"]);
});

it("can be started again after a failure", async () => {
  const said: string[] = [];
  carryParts({ container: carried(said, 1) });
  const { init } = startContainer("container", remote);
  await expect(init({})).rejects.toThrow("not ready");
  await init({});
  expect(said).toEqual([`created for ${remote.url}`, `created for ${remote.url}`, "init with "]);
});

it("fails if no address has the container, and starts once the platform holds it", async () => {
  const said: string[] = [];
  const { init } = startContainer("container", remote);
  await expect(init({})).rejects.toThrow(/https/);
  carryParts({ container: carried(said) });
  await init({});
  expect(said.at(-1)).toBe("init with ");
});
