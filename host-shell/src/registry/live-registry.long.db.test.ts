import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { sharedEnvironment } from "../server/testing/shared-environment.ts";
import { remoteEntry, sampleVersion, submissionOf } from "../services/widget-registry/testing/sample-version.ts";
import { registryCaller, type RegistryServer, startRegistryServer } from "./testing/registry-server.ts";

let widgetsDir: string;
let servers: RegistryServer[];
beforeEach(async () => {
  widgetsDir = await mkdtemp(join(tmpdir(), "shared-widgets-"));
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(widgetsDir, { recursive: true, force: true });
});

async function start(environment: Readonly<Record<string, string>> = {}): Promise<RegistryServer> {
  const server = await startRegistryServer({ WIDGETS_DIR: widgetsDir, ...environment });
  servers.push(server);
  return server;
}

async function teamAt(server: RegistryServer, widget = "sample") {
  const { issue } = registryCaller(server.url, () => "");
  const { token } = await issue(widget);
  return registryCaller(server.url, () => token);
}

const stableAt = async (server: RegistryServer, widget: string) =>
  (await server.document()).widgets[widget]?.channels["stable"];
/** A time limit for a refresh, which happens every two seconds, on a busy machine. */
const soon = { timeout: 10_000, interval: 50 };

/** Each test uses widgets of its own. */
describe("two servers on one PostgreSQL and one folder", () => {
  let folder: string;
  let one: RegistryServer;
  let other: RegistryServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "shared-widgets-"));
    const environment = sharedEnvironment(await newPostgresDatabase(), folder);
    [one, other] = [await startRegistryServer(environment), await startRegistryServer(environment)];
  });
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  it("serve the same version soon after one of them publishes, promotes or rolls back", async () => {
    const name = "moved";
    const team = await teamAt(one, name);
    await team.publish(sampleVersion("2.0.0", { name }), { channel: "stable" });
    await vi.waitFor(async () => expect(await stableAt(other, name)).toBe("2.0.0"), soon);
    const file = await fetch(`${other.url}/widgets/${name}/2.0.0/remoteEntry.js`);
    expect(await file.text()).toBe(remoteEntry("2.0.0"));

    await team.publish(sampleVersion("2.1.0", { name }), { channel: "stable" });
    await vi.waitFor(async () => expect(await stableAt(other, name)).toBe("2.1.0"), soon);
    expect((await team.rollback(name)).status).toBe(200);
    expect(await stableAt(one, name)).toBe("2.0.0");
    await vi.waitFor(async () => expect(await stableAt(other, name)).toBe("2.0.0"), soon);
    const answer = await fetch(`${other.url}/widgets/registry.json`);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=2, stale-while-revalidate=3");
  });

  it("accept one of two concurrent submissions of a version, and serve the accepted files", async () => {
    const name = "doubled";
    const both = [one, other];
    const { token } = await registryCaller(both[0]!.url, () => "").issue(name);
    const answers = await Promise.all(
      both.map(({ url }, index) => {
        const sample = sampleVersion("2.0.0", { name, contents: { "remoteEntry.js": remoteEntry(String(index)) } });
        return registryCaller(url, () => token).publish(sample, { channel: "stable" });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const published = answers.findIndex(({ status }) => status === 201);
    for (const server of both) {
      await vi.waitFor(async () => expect(await stableAt(server, name)).toBe("2.0.0"), soon);
      const file = await fetch(`${server.url}/widgets/${name}/2.0.0/remoteEntry.js`);
      expect(await file.text()).toBe(remoteEntry(String(published)));
    }
    expect(await readdir(join(folder, "widgets/.incoming"))).toEqual([]);
  });

  it("serve the higher of two versions that are submitted at once, and list only complete versions", async () => {
    const name = "raced";
    const both = [one, other];
    const { token } = await registryCaller(both[0]!.url, () => "").issue(name);
    const [lower, higher] = await Promise.all(
      ["2.0.0", "2.1.0"].map((version, index) =>
        registryCaller(both[index]!.url, () => token).publish(sampleVersion(version, { name }), { channel: "stable" }),
      ),
    );
    expect([[201, 409].includes(lower!.status), higher!.status]).toEqual([true, 201]);
    for (const server of both) {
      await vi.waitFor(async () => expect(await stableAt(server, name)).toBe("2.1.0"), soon);
      const { versions } = (await server.document()).widgets[name]!;
      expect(Object.hasOwn(versions, "2.0.0")).toBe(lower!.status === 201);
      for (const { entry } of Object.values(versions)) {
        expect((await fetch(new URL(entry, `${server.url}/widgets/`))).status).toBe(200);
      }
    }
  });

  it("see a version whose publication started before another and finished after it", async () => {
    const { store, publish } = one.services.widgets;
    const placing = Promise.withResolvers<void>();
    const placed = Promise.withResolvers<void>();
    const slow = sampleVersion("2.0.0", { name: "slow" });
    const late = store.publish(
      {
        manifest: slow.manifest,
        props: {},
        bytes: 1,
        actor: "Bo",
        forcedBecause: undefined,
        channel: "stable",
        share: undefined,
      },
      async () => {
        placing.resolve();
        await placed.promise;
      },
    );
    await placing.promise;
    await publish(submissionOf(sampleVersion("2.0.0", { name: "quick" }), { channel: "stable" }));
    await other.live.refresh();
    expect([await stableAt(other, "quick"), (await other.document()).widgets["slow"]]).toEqual(["2.0.0", undefined]);
    placed.resolve();
    await late;
    await other.live.refresh();
    expect((await other.document()).widgets["slow"]?.channels).toEqual({ stable: "2.0.0", canary: "2.0.0" });
  });

  it("never list a channel without its version while the other server keeps publishing", async () => {
    let publishing = true;
    const publications = (async () => {
      for (let minor = 0; minor < 25; minor += 1) {
        await one.services.widgets.publish(submissionOf(sampleVersion(`2.${minor}.0`), { channel: "stable" }));
      }
      publishing = false;
    })();
    while (publishing) {
      await other.live.refresh();
      const { channels, versions } = other.live.current().document.widgets["sample"]!;
      for (const version of Object.values(channels)) expect(versions).toHaveProperty([version]);
      const frame = other.live.frames.frameOf("sample", "stable");
      expect(frame?.version).toBe(channels["stable"]);
    }
    await publications;
  });
});

describe("the shared folder", () => {
  it("may contain files of an unfinished publication, which are not listed", async () => {
    const server = await start();
    const files = await server.services.widgets.files.receive();
    await files.add("remoteEntry.js", Buffer.from("half"));
    await files.place("sample", "3.0.0", async () => undefined);
    await server.live.refresh();
    expect(Object.keys((await server.document()).widgets["sample"]!.versions)).toEqual(["1.2.0+0123abcd"]);
    expect((await fetch(`${server.url}/widgets/sample/3.0.0/remoteEntry.js`)).status).toBe(404);
    const paths = [".incoming/x/remoteEntry.js", "..%2f.incoming", "sample/3.0.0/..%2f..%2fsample"];
    for (const path of paths) expect((await fetch(`${server.url}/widgets/${path}`)).status).toBe(404);
  });

  it("may contain an altered file, which is not served until it is restored", async () => {
    const server = await start();
    const sample = sampleVersion("2.0.0");
    await server.services.widgets.publish(submissionOf(sample, { channel: "stable" }));
    const file = join(widgetsDir, "sample/2.0.0/remoteEntry.js");
    await writeFile(file, "steal()");
    await server.live.refresh();
    const fetched = () => fetch(`${server.url}/widgets/sample/2.0.0/remoteEntry.js`);
    const refused = await fetched();
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(server.logLines()).toContainEqual(
      expect.objectContaining({ level: "error", file: "sample/2.0.0/remoteEntry.js" }),
    );

    await writeFile(file, sample.contents["remoteEntry.js"]!);
    await server.live.check();
    expect(await (await fetched()).text()).toBe(sample.contents["remoteEntry.js"]);
    await writeFile(file, "steal()");
    expect(await (await fetched()).text()).toBe(sample.contents["remoteEntry.js"]);
  });

  it("is cleaned of unfinished publications of a killed server when a server starts", async () => {
    const left = join(widgetsDir, ".incoming/0001");
    await mkdir(left, { recursive: true });
    await writeFile(join(left, "remoteEntry.js"), "half");
    const anHourAgo = new Date(Date.now() - 60 * 60_000);
    await utimes(left, anHourAgo, anHourAgo);
    await start();
    await vi.waitFor(async () => expect(await readdir(join(widgetsDir, ".incoming"))).toEqual([]), soon);
  });
});

it("pages fetch published widgets from WIDGETS_URL, and local builds from the server", async () => {
  const server = await start({ WIDGETS_URL: "https://cdn.example.dk/widgets/" });
  await server.services.widgets.publish(submissionOf(sampleVersion("2.0.0"), { channel: "stable" }));
  await server.live.refresh();
  const { versions } = (await server.document()).widgets["sample"]!;
  expect(versions["2.0.0"]).toMatchObject({
    entry: "https://cdn.example.dk/widgets/sample/2.0.0/remoteEntry.js",
    styles: ["https://cdn.example.dk/widgets/sample/2.0.0/assets/style.css"],
    props: "https://cdn.example.dk/widgets/sample/2.0.0/props.schema.json",
  });
  expect(versions["1.2.0+0123abcd"]?.entry).toBe("sample/1.2.0+0123abcd/remoteEntry.js");
  expect(server.live.frames.frameOf("sample", "stable")).toMatchObject({
    html: "<p>{{title}} 2.0.0</p>",
    styles: [{ href: "https://cdn.example.dk/widgets/sample/2.0.0/assets/style.css" }],
  });
  // The CDN fetches from this server.
  expect((await fetch(`${server.url}/widgets/sample/2.0.0/remoteEntry.js`)).status).toBe(200);
});

it("a version that fails in browsers is withdrawn by one server, and both serve the last good one", async () => {
  const environment = {
    ...sharedEnvironment(await newPostgresDatabase(), widgetsDir),
    WIDGET_FAILURE_MINIMUM: "10",
    WIDGET_FAILURE_LIMIT: "20",
    TRUSTED_PROXIES: "127.0.0.1",
  };
  const [one, other] = [await start(environment), await start(environment)];
  const team = await teamAt(one);
  await team.publish(sampleVersion("2.0.0"), { channel: "stable" });
  await team.publish(sampleVersion("2.1.0"), { channel: "canary", share: "50" });
  const shares = async () =>
    Promise.all([one, other].map(async (server) => (await server.document()).widgets["sample"]));
  await vi.waitFor(async () => {
    for (const widget of await shares()) {
      expect(widget).toMatchObject({ channels: { stable: "2.0.0", canary: "2.1.0" }, canaryShare: 50 });
    }
  }, soon);

  let senders = 0;
  const report = (server: RegistryServer, version: string, reason?: string) =>
    fetch(`${server.url}/api/widget-reports`, {
      method: "POST",
      headers: { origin: server.url, "x-forwarded-for": `198.51.100.${(senders += 1)}` },
      body: JSON.stringify({ loads: [{ widget: "sample", version, ...(reason ? { reason } : { ms: 100 }) }] }),
    });
  for (let load = 0; load < 5; load += 1) {
    await report(one, "2.1.0", "TypeError: x");
    await report(other, "2.1.0");
    await report(other, "2.0.0");
  }
  await vi.waitFor(async () => {
    for (const widget of await shares()) {
      expect(widget?.channels).toEqual({ stable: "2.0.0", canary: "2.0.0" });
      expect(widget?.versions["2.1.0"]).toMatchObject({ exactOnly: true });
    }
  }, soon);
  const { body } = await team.call("GET", "widgets/sample/history");
  expect((body as { events: readonly object[] }).events[0]).toMatchObject({
    actor: "self-healing",
    action: "heal",
    version: "2.0.0",
    channel: "canary",
    previous: "2.1.0",
    reason: "5 of 10 loads failed (50 %), above the limit of 20 %.",
  });
});
