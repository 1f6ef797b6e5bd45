import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixture } from "../fixtures/fixture.ts";
import { freePort } from "../server/free-port.ts";
import { uploadCv } from "../server/review-once.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import type { Figure } from "./figure.ts";
import { sourceOfHost } from "./measured-by.ts";

const token = "the-token-of-the-bench-for-operators";

/** Measures servers whose trace collector is unreachable, or whose PostgreSQL does not respond during a review. */
export async function measureOutages(report: (figure: Figure) => void): Promise<void> {
  const seconds = async (name: string, budget: number, work: () => Promise<unknown>): Promise<void> => {
    const startedAt = performance.now();
    await work();
    report({ name, value: (performance.now() - startedAt) / 1_000, budget, unit: "s", bound: "most" });
  };

  await withServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` }, async (server) => {
    await fetch(`${server.url}/api/session`);
    await seconds("server stopped while the collector of traces is away", 5, server.stop);
  });

  const postgres = fork(join(sourceOfHost, "database/testing/silent-postgres.entry.ts"));
  try {
    const [databaseUrl]: readonly string[] = await once(postgres, "message");
    const settings = {
      DATABASE_URL: databaseUrl ?? "",
      DEPLOY_ADMIN_TOKEN: token,
      BANK_DETAILS_KEYS: randomBytes(32).toString("base64"),
    };
    await withServer(settings, async (server) => {
      await uploadCv(server.url, fixture("cv-two-pages-da.pdf"));
      postgres.send("hang");
      const headers = { authorization: `Bearer ${token}` };
      await seconds("metrics while PostgreSQL is silent", 4, () => fetch(`${server.url}/metrics`, { headers }));
      await seconds("server stopped while PostgreSQL is silent", 20, server.stop);
    });
  } finally {
    postgres.disconnect();
  }
}

async function withServer(
  settings: Readonly<Record<string, string>>,
  work: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-outage-"));
  const server = await startServer({ port: await freePort(), dataDir, settings });
  try {
    await work(server);
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}
