import { expect, it } from "vitest";
import type { EditorTool } from "./editor-tool.ts";
import { readTools } from "./read-tools.ts";

const profile = {
  schemaVersion: 1,
  title: "CV-tjek",
  summary: "Gennemgang af et CV.",
  icon: "M1 1",
  audience: "everyone",
  home: "/cv-tjek",
  usualLoad: "visible",
  minHeight: 500,
  picture: "picture.webp",
};
const schema = { properties: { joinHref: { type: "string" } } };
const registry = {
  schemaVersion: 1,
  widgets: {
    "cv-check": {
      channels: { stable: "1.2.0", canary: "1.3.0" },
      versions: {
        "1.3.0": { props: "cv-check/1.3.0/props.schema.json" },
        "1.2.0": { props: "cv-check/1.2.0/props.schema.json", profile: "cv-check/1.2.0/profile.json" },
      },
    },
    "old-tool": { channels: { stable: "0.1.0" }, versions: { "0.1.0": { props: "old-tool/0.1.0/props.schema.json" } } },
    "new-tool": { channels: { canary: "0.2.0" }, versions: { "0.2.0": { props: "new-tool/0.2.0/props.schema.json" } } },
  },
};
const files: Readonly<Record<string, unknown>> = {
  "https://host/widgets/registry.json": registry,
  "https://host/widgets/cv-check/1.2.0/props.schema.json": schema,
  "https://host/widgets/cv-check/1.2.0/profile.json": profile,
  "https://host/widgets/old-tool/0.1.0/props.schema.json": {},
};
const shipped: EditorTool = { name: "cv-check", version: "1.0.0", schema: {} };

it("reads the stable version of each tool, with an absolute address of the picture", async () => {
  expect(await readTools("https://host", { fetch: answering(files) })).toEqual([
    {
      name: "cv-check",
      version: "1.2.0",
      schema,
      profile: { ...profile, picture: "https://host/widgets/cv-check/1.2.0/picture.webp" },
    },
    { name: "old-tool", version: "0.1.0", schema: {} },
  ]);
});

it("takes a tool whose schema cannot be read from the fallback, and leaves it out without one", async () => {
  const fetch = answering({ ...files, "https://host/widgets/cv-check/1.2.0/props.schema.json": undefined });
  const names = async (fallback: readonly EditorTool[]) =>
    (await readTools("https://host", { fetch, fallback })).map(({ name, version }) => `${name} ${version}`);
  expect(await names([shipped])).toEqual(["cv-check 1.0.0", "old-tool 0.1.0"]);
  expect(await names([])).toEqual(["old-tool 0.1.0"]);
});

it("returns the fallback for a host that does not answer in time", async () => {
  const silent: typeof globalThis.fetch = async (_address, init) =>
    await new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => {
        reject(init.signal?.reason as Error);
      });
    });
  expect(await readTools("https://host", { fetch: silent, timeLimit: 1, fallback: [shipped] })).toEqual([shipped]);
});

it("returns the fallback for an answer that is not a registry, and throws without one", async () => {
  const fetch = answering({ "https://host/widgets/registry.json": { page: "maintenance" } });
  expect(await readTools("https://host", { fetch, fallback: [shipped] })).toEqual([shipped]);
  await expect(readTools("https://host", { fetch })).rejects.toThrow(
    "https://host/widgets/registry.json is not a registry.",
  );
  await expect(readTools("https://host", { fetch: answering({}) })).rejects.toThrow(
    "https://host/widgets/registry.json answered 404.",
  );
});

function answering(files: Readonly<Record<string, unknown>>): typeof globalThis.fetch {
  return async (address) => {
    const file = files[address as string];
    return file === undefined ? new Response("", { status: 404 }) : Response.json(file);
  };
}
