import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { createPages } from "../pages/page-routes.ts";
import { sampleContent } from "../pages/testing/sample-content.ts";
import { sampleAssets, sampleSheetOf } from "../pages/testing/sample-frame.ts";
import { layoutOf } from "../pages/testing/sample-layout.ts";
import { sharedEnvironment } from "../server/testing/shared-environment.ts";
import { sampleVersion } from "../services/widget-registry/testing/sample-version.ts";
import { registryCaller, type RegistryServer, startRegistryServer } from "./testing/registry-server.ts";

let widgetsDir: string;
let servers: readonly RegistryServer[];
beforeEach(async () => {
  widgetsDir = await mkdtemp(join(tmpdir(), "shared-widgets-"));
  const environment = sharedEnvironment(await newPostgresDatabase(), widgetsDir);
  servers = [await startRegistryServer(environment), await startRegistryServer(environment)];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(widgetsDir, { recursive: true, force: true });
});

const layout = layoutOf({
  main: [{ uid: "w", componentName: "Widget", fields: { widget: { value: "sample" } } }],
});

function pagesOf(server: RegistryServer) {
  return createPages({
    contentSource: sampleContent({ "/": layout }).source,
    frames: server.live.frames,
    log: pino({ level: "silent" }),
    publicUrl: "https://lk.example",
    assets: sampleAssets,
    sheetOf: sampleSheetOf,
    guard: server.services.guard,
  });
}

/** The widget versions in the first frames and preloads of a page. */
async function versionsOn(pages: ReturnType<typeof pagesOf>): Promise<readonly string[]> {
  const html = await (await pages.routes.request("/")).text();
  return [...new Set(html.match(/2\.\d\.0/g))];
}

/** A time limit for a refresh, which happens every two seconds, on a busy machine. */
const soon = { timeout: 10_000, interval: 50 };

it("a page that both servers have cached changes soon after one of them publishes, promotes or rolls back", async () => {
  const [one, other] = servers.map(pagesOf);
  const { url } = servers[0]!;
  const { token } = await registryCaller(url, () => "").issue("sample");
  const team = registryCaller(url, () => token);
  const bothShow = async (version: string): Promise<void> => {
    expect(await versionsOn(one!)).toEqual([version]);
    await vi.waitFor(async () => expect(await versionsOn(other!)).toEqual([version]), soon);
  };

  await team.publish(sampleVersion("2.0.0"), { channel: "stable" });
  await bothShow("2.0.0");
  await team.publish(sampleVersion("2.1.0"));
  await bothShow("2.0.0");
  expect((await team.promote("sample", "2.1.0", "stable")).status).toBe(200);
  await bothShow("2.1.0");
  expect((await team.rollback("sample")).status).toBe(200);
  await bothShow("2.0.0");
});
