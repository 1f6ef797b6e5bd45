import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IssuedToken } from "shared-runtime/api/registry-management.ts";
import { submissionOf } from "shared-runtime/build/widget-cli/built-version.ts";
import { createHostClient, createRegistryCall } from "shared-runtime/build/widget-cli/host-client.ts";
import { freePort } from "../server/free-port.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { buildWidget, type WidgetBuild } from "./build-widget.ts";

export interface ServedOn {
  readonly channel?: "stable" | "canary";
  /** Percentage of visitors who get the version, for a canary. */
  readonly share?: number;
}

type HostClient = ReturnType<typeof createHostClient>;

/** A running server to which teams publish. */
export interface PublishingHost extends RunningServer {
  /**
   * Builds and publishes a version, as `npm run widget -- publish` does; by default on `stable`. A version that was
   * already published is not changed.
   */
  readonly publish: (build: WidgetBuild, on?: ServedOn) => Promise<void>;
  /** Publishes a finished build from its `dist/`. */
  readonly publishBuilt: (name: string, dist: string, on?: ServedOn) => Promise<void>;
  readonly promote: (
    name: string,
    version: string,
    on: ServedOn & Required<Pick<ServedOn, "channel">>,
  ) => Promise<void>;
  /** Begins a gradual release, as `npm run widget -- release --gradual` does. */
  readonly release: HostClient["release"];
  readonly releaseState: HostClient["releaseState"];
  readonly rollback: (name: string, channel: "stable" | "canary") => Promise<void>;
  readonly history: HostClient["history"];
  readonly adminToken: string;
}

/** Starts a server with its own data folder. When the server stops, the folder is removed. */
export async function startPublishingHost(settings: Readonly<Record<string, string>> = {}): Promise<PublishingHost> {
  const dataDir = await mkdtemp(join(tmpdir(), "e2e-"));
  const server = await startServer({ port: await freePort(), dataDir, settings });
  const adminToken = (await readFile(join(dataDir, "deploy-admin-token"), "utf8")).trim();
  const by = "Holdet bag værktøjet";
  const clientWith = (token?: string) => createHostClient({ address: server.url, token, by });
  const callRegistry = createRegistryCall(server.url);
  const clients = new Map<string, Promise<HostClient>>();
  const teamOf = (widget: string): Promise<HostClient> => {
    const team =
      clients.get(widget) ??
      callRegistry(IssuedToken, "POST", "tokens", { body: { widget, label: "test", by }, bearer: adminToken }).then(
        ({ token }) => clientWith(token),
      );
    clients.set(widget, team);
    return team;
  };

  const publishBuilt: PublishingHost["publishBuilt"] = async (name, dist, { channel = "stable", share } = {}) => {
    await (await teamOf(name)).publish(name, () => submissionOf(dist), { channel, share: share?.toString() });
  };

  const published = new Map<string, Promise<void>>();
  const publishOnce: PublishingHost["publish"] = (build, on) => {
    const version = `${build.name}@${build.version}`;
    const known = published.get(version) ?? buildWidget(build).then((dist) => publishBuilt(build.name, dist, on));
    published.set(version, known);
    return known;
  };

  return {
    ...server,
    publishBuilt,
    publish: publishOnce,
    async promote(name, version, { channel, share }) {
      await (await teamOf(name)).promote(name, version, channel, { share: share?.toString() });
    },
    release: async (name, version) => (await teamOf(name)).release(name, version),
    releaseState: (name) => clientWith().releaseState(name),
    async rollback(name, channel) {
      await (await teamOf(name)).rollback(name, { channel });
    },
    adminToken,
    history: (name) => clientWith().history(name),
    async stop() {
      const code = await server.stop();
      await rm(dataDir, { recursive: true });
      return code;
    },
  };
}
