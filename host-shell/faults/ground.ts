import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { type Line, lineTo } from "../src/database/testing/line-to.ts";
import { type RunningPostgres, startPostgres } from "../src/database/testing/postgres-server.ts";
import { type Receiver, startReceiver, webhookSecret } from "../src/services/outbox/testing/receiver.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { type Proxy, startProxy } from "./start-proxy.ts";

/** Runs `work` on a new ground. */
export async function onGround<Result>(work: (ground: Ground) => Promise<Result>): Promise<Result> {
  const ground = await openGround();
  try {
    return await work(ground);
  } finally {
    await ground.close();
  }
}

/** The systems that operators have: several servers behind a proxy, one PostgreSQL, and a receiver of deliveries. */
export interface Ground {
  readonly postgres: RunningPostgres;
  /** Opens a connection that only a restart of PostgreSQL breaks. */
  readonly openDatabase: (name?: string) => Promise<Client>;
  /** The line by which the servers reach PostgreSQL. */
  readonly line: Line;
  readonly receiver: Receiver;
  readonly proxy: Proxy;
  /** What all servers have in common. */
  readonly settings: Readonly<Record<string, string>>;
  /** Starts a server. If the name was used before, the server gets the same data folder. */
  readonly start: (name: string, settings?: Readonly<Record<string, string>>) => Promise<ServerProcess>;
  /** The folder of this ground, which is deleted at the end. */
  readonly folder: string;
  /** Stops all processes of the ground. */
  readonly close: () => Promise<void>;
}

const adminToken = "lka_a-token-that-is-for-faults-alone";

async function openGround(): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), "faults-"));
  const postgres = await startPostgres();
  const databaseUrl = `${postgres.url}postgres`;
  const line = await lineTo(databaseUrl);
  const receiver = await startReceiver();
  const proxy = await startProxy();
  const servers: ServerProcess[] = [];
  const clients: Client[] = [];
  const shared = {
    DATABASE_URL: line.url,
    WIDGETS_DIR: join(folder, "widgets"),
    RELEASES_DIR: join(folder, "releases"),
    UPLOADS_DIR: join(folder, "uploads"),
    BANK_DETAILS_KEYS: randomBytes(32).toString("base64"),
    DEPLOY_ADMIN_TOKEN: adminToken,
    TRUSTED_PROXIES: "127.0.0.1",
    OUTBOX_WEBHOOK_URL: receiver.url,
    OUTBOX_WEBHOOK_SECRET: webhookSecret,
    DRAIN_SECONDS: "2",
  };

  return {
    postgres,
    line,
    receiver,
    proxy,
    folder,
    settings: shared,
    async openDatabase(name = "postgres") {
      const client = new Client({ connectionString: `${postgres.url}${name}` });
      client.on("error", () => undefined);
      await client.connect();
      clients.push(client);
      return client;
    },
    async start(name, settings = {}) {
      const dataDir = join(folder, name);
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      const server = await startServerProcess({ ...shared, DATA_DIR: dataDir, ...settings });
      servers.push(server);
      return server;
    },
    async close() {
      await Promise.all(servers.map((server) => server.kill()));
      await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
      line.close();
      await receiver.close();
      await proxy.close();
      postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
