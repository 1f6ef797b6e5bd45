import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import type { ApiEnv } from "../../api/api-env.ts";
import { createLogger } from "../../logging/logger.ts";
import type { Ports } from "../../server/ports.ts";
import { testPorts } from "../../server/testing/test-ports.ts";
import { createServices, type Services } from "../../server/create-services.ts";
import { listen } from "../../server/listen.ts";
import { stop } from "../../server/stop-on-signals.ts";
import { scriptedReviewer } from "../../server/testing/scripted-reviewer.ts";
import { testBankKey } from "../../server/testing/shared-environment.ts";
import type { Sample } from "../../services/widget-registry/testing/sample-version.ts";
import { readSettings } from "../../settings/settings.ts";
import { type LiveRegistry, openLiveRegistry } from "../live-registry.ts";
import { localBuilds } from "../local-builds.ts";
import { createPartsMender } from "../mend-parts.ts";
import { createPublishedFiles, type PublishedFiles } from "../published-versions.ts";
import type { RegistryDocument } from "../registry-document.ts";
import { createRegistryRoutes } from "../registry-routes.ts";
import { servedRegistry } from "../served-registry.ts";
import { browserFiles } from "./sample-browser-files.ts";
import { folderWithSample } from "./built-widget.ts";

export const adminToken = "lka_a-token-that-is-for-tests-alone";

/** A real host-shell with API and registry, without pages, on a free port. It serves a build of the widget "sample". */
export interface RegistryServer {
  /** The URL of the server, without a slash at the end. */
  readonly url: string;
  readonly widgetsDir: string;
  readonly services: Services;
  readonly live: LiveRegistry;
  readonly files: PublishedFiles;
  readonly logLines: () => readonly Readonly<Record<string, unknown>>[];
  readonly document: () => Promise<RegistryDocument>;
  readonly stop: () => Promise<void>;
}

export async function startRegistryServer(
  environment: Readonly<Record<string, string>> = {},
  ports: Partial<Ports> = {},
): Promise<RegistryServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "registry-"));
  const lines: string[] = [];
  const log = createLogger("debug", { write: (line) => lines.push(line) });
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: "0",
    JOBS_SEED: "0",
    COMPANIES_SEED: "0",
    BANK_DETAILS_KEYS: testBankKey,
    DEPLOY_ADMIN_TOKEN: adminToken,
    LOCAL_WIDGETS_DIR: await folderWithSample(),
    ...environment,
  });
  const given = testPorts(settings, { log, reviewer: scriptedReviewer(), ...ports });
  const services = await createServices(settings, given);
  const { widgets } = services;
  const local = await localBuilds(settings.localWidgetsDir);
  const files = createPublishedFiles(widgets.files, (file) =>
    log.error({ file }, "a file differs from the published one"),
  );
  const mendParts = createPartsMender(widgets.files, {
    onMended: (file, fault) => log.error({ file, fault }, "a copy of a part was replaced"),
    onRemoved: (file) => log.error({ file }, "a changed copy of a part was removed"),
  });
  const live = await openLiveRegistry({
    browser: browserFiles,
    local,
    store: widgets.store,
    files,
    mendParts,
    widgetsUrl: settings.widgetsUrl,
    overrideOrigins: settings.overrideOrigins,
    log,
  });
  widgets.attach(servedRegistry(live, local));
  live.start();
  const site = new Hono<ApiEnv>();
  site.route("/", createRegistryRoutes({ browser: browserFiles, registry: live.current, guard: services.guard }));
  site.route("/", services.api);
  const server = await listen(() => site, settings);
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    widgetsDir: settings.widgetsDir,
    services,
    live,
    files,
    logLines: () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>),
    document: async () => (await (await fetch(`${url}/widgets/registry.json`)).json()) as RegistryDocument,
    async stop() {
      await stop({ server, services, log, drainMs: 0 });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes a team's API calls. Each returns status and body of the response. */
export function registryCaller(url: string, token: () => string) {
  const call = async (method: string, path: string, body?: FormData | object, bearer = token()) => {
    const json = body !== undefined && !(body instanceof FormData);
    const answer = await fetch(`${url}/api/registry/${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, ...(json && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: json ? JSON.stringify(body) : body }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
  };
  return {
    call,
    publish: (sample: Sample, fields: Readonly<Record<string, string>> = {}) =>
      call("POST", `widgets/${sample.name}/versions`, uploadOf(sample, fields)),
    promote: (name: string, version: string, channel: string) =>
      call("PUT", `widgets/${name}/channels/${channel}`, { version }),
    rollback: (name: string) => call("POST", `widgets/${name}/rollback`, {}),
    issue: async (widget: string, label = "Team CV") => {
      const { body } = await call("POST", "tokens", { widget, label }, adminToken);
      return body as { readonly id: string; readonly token: string };
    },
  };
}

export function uploadOf({ manifest, contents }: Sample, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  form.set("manifest", JSON.stringify(manifest));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  for (const [path, content] of Object.entries(contents)) form.set(path, new Blob([content]), path);
  return form;
}
