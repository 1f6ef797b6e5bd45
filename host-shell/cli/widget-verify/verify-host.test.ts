import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { integrityOf } from "shared-runtime/node/hashes.ts";
import { signingKey } from "shared-runtime/testing/signing-key.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { partPath, sampleVersion, withParts } from "../../src/services/widget-registry/testing/sample-version.ts";
import { verifyHost } from "./verify-host.ts";

const key = signingKey();
const part = "export default [[], () => []];";
/** A part that the platform holds, so that the registry does not name it. */
const held = 'export default [["react"], (react) => [react.use]];';
const nameOfHeld = partPath(held).replace(/^parts\/|\.js$/g, "");
const platform = `carry({"${nameOfHeld}":[["react"], (react) => [react.use]]});`;
const sample = sampleVersion("1.0.0", withParts(part, held));
const text = JSON.stringify(sample.manifest, undefined, 2);
const at = "2026-11-20T14:00:00.000Z";
const hashOf = (path: string) => sample.manifest.files[path] ?? "";

/** What a host answers, by path. A test changes some of it, as an attacker on the host or its CDN could. */
let answers: Map<string, string | { readonly identity: string; readonly br: string }>;
let server: Server;
let host: string;
beforeEach(async () => {
  answers = new Map<string, string | { readonly identity: string; readonly br: string }>(
    Object.entries(sample.contents).map(([path, content]) => [`/cdn/sample/1.0.0/${path}`, content]),
  );
  set(`/cdn/${partPath(part)}`, part);
  set(`/cdn/${partPath(held)}`, held);
  set("/platform/platform-1.js", platform);
  set("/widgets/sample/1.0.0/widget.json", text);
  setJson("/widgets/sample/1.0.0/widget.signatures.json", { signatures: [signature()] });
  setJson("/widgets/sample/keys.json", { keys: [keyOf()] });
  setJson("/widgets/registry.json", registry());
  setJson("/api/registry/widgets", {
    widgets: [
      {
        name: "sample",
        channels: [],
        versions: [
          {
            version: "1.0.0",
            bytes: 1,
            publishedAt: at,
            publishedBy: "a member of staff",
            forcedBecause: null,
            withdrawnBecause: null,
          },
        ],
      },
    ],
  });
  server = createServer((request, response) => {
    const answer = answers.get(request.url ?? "");
    const coding = request.headers["accept-encoding"] ?? "identity";
    const code = { br: brotliCompressSync, gzip: gzipSync }[coding];
    const content = typeof answer === "object" ? (coding === "br" ? answer.br : answer.identity) : answer;
    response.writeHead(content === undefined ? 404 : 200, code && { "content-encoding": coding });
    response.end(code ? code(content ?? "") : content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

function set(path: string, content: string | { readonly identity: string; readonly br: string }): void {
  answers.set(path, content);
}
const setJson = (path: string, content: object): void => set(path, JSON.stringify(content));
const signature = (by = key) => ({ ...by.sign(text), publicKey: by.publicKey, at });
const keyOf = (change: object = {}) => ({
  id: key.id,
  publicKey: key.publicKey,
  addedBy: null,
  createdAt: "2026-11-01T00:00:00.000Z",
  revokedAt: null,
  untrustedSince: null,
  ...change,
});
const registry = (change: object = {}) => ({
  schemaVersion: 1,
  platform: { entry: "../platform/platform-1.js", integrity: integrityOf(platform) },
  foreignPage: "",
  editorOverlay: "",
  developerOverride: "",
  builtIns: "",
  overrideOrigins: [],
  fonts: [],
  widgets: {
    sample: {
      channels: { stable: "1.0.0" },
      versions: {
        "1.0.0": {
          entry: "/cdn/sample/1.0.0/remoteEntry.js",
          integrity: hashOf("remoteEntry.js"),
          parts: [{ entry: `/cdn/${partPath(part)}`, integrity: hashOf(partPath(part)) }],
          styles: ["/cdn/sample/1.0.0/assets/style.css"],
          styleIntegrity: [hashOf("assets/style.css")],
          props: "/cdn/sample/1.0.0/props.schema.json",
          texts: "/cdn/sample/1.0.0/texts.json",
          textsIntegrity: hashOf("texts.json"),
          firstFrame: "/cdn/sample/1.0.0/first-frame.html",
          firstFrameIntegrity: hashOf("first-frame.html"),
          ...change,
        },
      },
    },
  },
});

async function verdict(pinned?: string) {
  const [found] = await verifyHost(host, { widget: undefined, pinned });
  return { faults: found?.faults, signed: found?.signed };
}
const platformVerdict = async () => (await verifyHost(host, { widget: undefined, pinned: undefined })).at(-1);
const good = { faults: [], signed: `is signed with ${key.id}` };

it("finds nothing wrong with a host that serves what was signed", async () => {
  expect(await verdict()).toEqual(good);
  expect(await verdict(key.publicKey)).toEqual({ ...good, signed: `${good.signed}, the given key` });
});

it.each([
  ["a changed script", "remoteEntry.js"],
  ["a changed style sheet", "assets/style.css"],
  ["a changed schema, of which the registry has no hash", "props.schema.json"],
])("finds %s on the CDN", async (_, path) => {
  set(`/cdn/sample/1.0.0/${path}`, `${sample.contents[path]} `);
  expect((await verdict()).faults).toEqual([`${path} differs from the manifest`]);
});

it("finds a part that was changed at the address that all versions share, or in the folder of the version", async () => {
  const path = partPath(part);
  set(`/cdn/${path}`, "steal()");
  expect((await verdict()).faults).toEqual([`../../${path} differs from the manifest`]);
  set(`/cdn/${path}`, part);
  set(`/cdn/sample/1.0.0/${path}`, "steal()");
  expect((await verdict()).faults).toEqual([`${path} differs from the manifest`]);
});

it("finds a registry that states another hash or another address of a part", async () => {
  const entry = `/cdn/${partPath(part)}`;
  const stolen = { entry, integrity: integrityOf("steal()") };
  setJson("/widgets/registry.json", registry({ parts: [stolen] }));
  expect((await verdict()).faults).toEqual([`the registry states another hash of ${partPath(part)} than the manifest`]);
  setJson("/widgets/registry.json", registry({ parts: [{ ...stolen, entry: "/cdn/parts/AAAAAAAAAAAAAAAA.js" }] }));
  expect((await verdict()).faults).toEqual([
    "the registry states another hash of parts/AAAAAAAAAAAAAAAA.js than the manifest",
    `pages take ${partPath(part)} from the platform, which does not hold this file`,
  ]);
});

it("finds a platform that holds other code under the name of a part that pages take from it, or does not hold it", async () => {
  const fault = `pages take ${partPath(held)} from the platform, which does not hold this file`;
  for (const changed of [platform.replace("react.use]", "steal()]"), "carry({});"]) {
    set("/platform/platform-1.js", changed);
    const document = registry();
    setJson("/widgets/registry.json", {
      ...document,
      platform: { ...document.platform, integrity: integrityOf(changed) },
    });
    expect((await verdict()).faults).toEqual([fault]);
    expect((await platformVerdict())?.faults).toEqual([]);
  }
});

it("finds a registry that names fewer parts than the platform holds", async () => {
  setJson("/widgets/registry.json", registry({ parts: [] }));
  expect((await verdict()).faults).toEqual([
    `pages take ${partPath(part)} from the platform, which does not hold this file`,
  ]);
});

it("finds a platform that is not the file of which the registry states the hash, also in one coding alone", async () => {
  expect(await platformVerdict()).toEqual({
    name: "the platform",
    version: "../platform/platform-1.js",
    files: 1,
    faults: [],
    signed: "is the host's own, which no team signs",
  });
  set("/platform/platform-1.js", { identity: platform, br: `${platform} steal()` });
  expect((await platformVerdict())?.faults).toEqual(["../platform/platform-1.js differs from the registry (br)"]);
});

it("finds a file of which only the compressed form was changed", async () => {
  const identity = sample.contents["remoteEntry.js"] ?? "";
  set("/cdn/sample/1.0.0/remoteEntry.js", { identity, br: `${identity} steal()` });
  expect((await verdict()).faults).toEqual(["remoteEntry.js differs from the manifest (br)"]);
});

it("finds a missing file", async () => {
  answers.delete("/cdn/sample/1.0.0/texts.json");
  expect((await verdict()).faults).toEqual(["texts.json answered 404"]);
});

it("names three of many missing files", async () => {
  const files = [...answers.keys()].filter((path) => path.startsWith("/cdn/sample/1.0.0/")).toSorted();
  const gone = files.slice(1);
  expect(gone.length).toBeGreaterThan(3);
  for (const path of gone) answers.delete(path);
  expect((await verdict()).faults).toEqual([
    expect.stringMatching(/^\d+ of its \d+ files answered 404: \S+, \S+, \S+ and others$/),
  ]);
});

it("finds a registry that states another hash than the signed manifest", async () => {
  setJson("/widgets/registry.json", registry({ integrity: integrityOf("steal()") }));
  expect((await verdict()).faults).toEqual(["the registry states another hash of remoteEntry.js than the manifest"]);
});

it("finds a manifest that was changed together with its files", async () => {
  const { contents, manifest } = withParts(part);
  const entry = "export const init = 1, get = 1;";
  const stolen = sampleVersion("1.0.0", { contents: { ...contents, "remoteEntry.js": entry }, manifest });
  set("/widgets/sample/1.0.0/widget.json", JSON.stringify(stolen.manifest));
  set("/cdn/sample/1.0.0/remoteEntry.js", entry);
  setJson("/widgets/registry.json", registry({ integrity: stolen.manifest.files["remoteEntry.js"] }));
  expect((await verdict()).faults).toEqual(["it has a signature that does not fit its manifest"]);
});

it("finds a signature that is missing, and one of a key that is not trusted", async () => {
  setJson("/widgets/sample/1.0.0/widget.signatures.json", { signatures: [] });
  expect((await verdict()).faults).toEqual(["it is not signed"]);
  setJson("/widgets/sample/1.0.0/widget.signatures.json", { signatures: [signature()] });
  setJson("/widgets/sample/keys.json", {
    keys: [keyOf({ revokedAt: at, untrustedSince: "2026-11-19T00:00:00.000Z" })],
  });
  expect((await verdict()).faults).toEqual(["it is signed with a key that is not trusted any more"]);
  setJson("/widgets/sample/keys.json", { keys: [keyOf({ revokedAt: at })] });
  expect(await verdict()).toEqual(good);
});

it("finds a host that names a key of its own only with a key that is known from elsewhere", async () => {
  const hosts = signingKey();
  setJson("/widgets/sample/keys.json", { keys: [keyOf({ id: hosts.id, publicKey: hosts.publicKey })] });
  setJson("/widgets/sample/1.0.0/widget.signatures.json", { signatures: [signature(hosts)] });
  expect(await verdict()).toEqual({ faults: [], signed: `is signed with ${hosts.id}` });
  expect((await verdict(key.publicKey)).faults).toEqual([`it is not signed with ${key.id}, the given key`]);
});

it("finds the manifest of another version in the place of one", async () => {
  const other = sampleVersion("0.9.0", { contents: sample.contents });
  const old = JSON.stringify(other.manifest);
  set("/widgets/sample/1.0.0/widget.json", old);
  setJson("/widgets/sample/1.0.0/widget.signatures.json", {
    signatures: [{ ...key.sign(old), publicKey: key.publicKey, at }],
  });
  expect((await verdict(key.publicKey)).faults).toEqual(["its manifest is that of sample 0.9.0"]);
});

it("accepts an unsigned build of the host itself only if no channel serves it", async () => {
  setJson("/api/registry/widgets", { widgets: [] });
  setJson("/widgets/sample/1.0.0/widget.signatures.json", { signatures: [] });
  expect((await verdict(key.publicKey)).faults).toEqual([`it is not signed with ${key.id}, the given key`]);
  const unserved = registry();
  unserved.widgets.sample.channels = { stable: "2.0.0" };
  setJson("/widgets/registry.json", unserved);
  expect(await verdict(key.publicKey)).toEqual({
    faults: [],
    signed: "is not signed: it is the host's own build, which no channel serves",
  });
});
