import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type CodedBody, codedBody, encodeBody } from "../http/coded-body.ts";
import { createLogger } from "../logging/logger.ts";
import { createReleaseFiles, type ReleaseFiles } from "./release-files.ts";

const day = 86_400_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "releases-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const server = (): ReleaseFiles => createReleaseFiles({ folder, keptMs: 30 * day, log: createLogger("silent") });
const bodyOf = (text: string): CodedBody => codedBody({ identity: new TextEncoder().encode(text) });
const release = (files: Readonly<Record<string, string>>): ReadonlyMap<string, CodedBody> =>
  new Map(Object.entries(files).map(([path, text]) => [path, bodyOf(text)]));
const textOf = (body: CodedBody | undefined): string | undefined =>
  body && new TextDecoder().decode(body.identity.bytes);

/** Ages the stored files by some days. */
async function age(part: "contents" | "releases", days: number, except: readonly string[] = []): Promise<void> {
  const then = new Date(Date.now() - days * day);
  for (const name of await readdir(join(folder, part)))
    if (!except.includes(name)) await utimes(join(folder, part, name), then, then);
}

it("gives each server the files of the others, also those that were added later", async () => {
  const [older, newer] = [server(), server()];
  await older.provide(release({ "platform/shell-1.js": "one", "widgets/guide/1.0.0+aa/remoteEntry.js": "guide" }));
  expect(await older.find("platform/shell-2.js")).toBeUndefined();
  await newer.provide(release({ "platform/shell-2.js": "two" }));
  expect(textOf(await older.find("platform/shell-2.js"))).toBe("two");
  expect(textOf(await newer.find("platform/shell-1.js"))).toBe("one");
  expect(textOf(await newer.find("widgets/guide/1.0.0+aa/remoteEntry.js"))).toBe("guide");
});

it("keeps the codings of a file and their tags", async () => {
  const body = await encodeBody("const text = 'text';".repeat(100));
  await server().provide(new Map([["platform/shell-1.js", body]]));
  expect(await server().find("platform/shell-1.js")).toEqual(body);
});

it("stores a content once, whatever its address", async () => {
  await server().provide(release({ "assets/a.js": "same", "assets/b.js": "same" }));
  await server().provide(release({ "assets/c.js": "same" }));
  expect(await readdir(join(folder, "contents"))).toHaveLength(1);
});

it.each(["../release-files.test.ts", "constructor", "__proto__", "platform", ""])("has no file %j", async (path) => {
  const files = server();
  await files.provide(release({ "platform/shell-1.js": "one" }));
  expect(await files.find(path)).toBeUndefined();
});

it("does not serve a content that was altered", async () => {
  const files = server();
  await files.provide(release({ "platform/shell-1.js": "one" }));
  const [name = ""] = await readdir(join(folder, "contents"));
  await writeFile(join(folder, "contents", name), "another");
  expect(await files.find("platform/shell-1.js")).toBeUndefined();
});

it("forgets a release some time after its last server stopped, with the contents that no other has", async () => {
  await server().provide(release({ "platform/shell-1.js": "one", "fonts/text.woff2": "font" }));
  await age("releases", 31);
  await age("contents", 31);
  const running = server();
  await running.provide(release({ "platform/shell-2.js": "two", "fonts/text.woff2": "font" }));
  expect(await running.sweep()).toBe(2);
  expect(await running.find("platform/shell-1.js")).toBeUndefined();
  expect(textOf(await running.find("platform/shell-2.js"))).toBe("two");
  expect(textOf(await running.find("fonts/text.woff2"))).toBe("font");
});

it("keeps the release of each running server, and adds it again if another one deleted it", async () => {
  const [older, newer] = [server(), server()];
  await older.provide(release({ "platform/shell-1.js": "one" }));
  await newer.provide(release({ "platform/shell-2.js": "two" }));
  await age("releases", 31);
  await age("contents", 31);
  expect(await older.sweep()).toBe(2);
  expect(textOf(await older.find("platform/shell-1.js"))).toBe("one");
  expect(await newer.sweep()).toBe(0);
  expect(textOf(await older.find("platform/shell-2.js"))).toBe("two");
});

it("keeps contents whose release is being added", async () => {
  const running = server();
  await running.provide(release({ "platform/shell-1.js": "one" }));
  await writeFile(join(folder, "contents", "0".repeat(64)), "being added");
  expect(await running.sweep()).toBe(0);
});

it("adds its release again if the folder was emptied", async () => {
  const running = server();
  await running.provide(release({ "platform/shell-1.js": "one" }));
  await rm(folder, { recursive: true });
  await running.sweep();
  expect(textOf(await server().find("platform/shell-1.js"))).toBe("one");
});

it("does without a folder that cannot be written", async () => {
  await writeFile(join(folder, "file"), "");
  const files = createReleaseFiles({ folder: join(folder, "file"), keptMs: day, log: createLogger("silent") });
  await files.provide(release({ "platform/shell-1.js": "one" }));
  expect(await files.find("platform/shell-2.js")).toBeUndefined();
  expect(await files.sweep()).toBe(0);
});
