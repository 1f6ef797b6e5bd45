import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Release } from "shared-runtime/api/health.ts";
import type { ApiEnv } from "../api/api-env.ts";
import { health } from "../api/health/health.routes.ts";
import { problem } from "../api/answers/problem.ts";
import type { MigrationNews } from "../database/run-migrations.ts";
import { openMetrics, type OpenMetricsOptions } from "../services/metrics/open-metrics.routes.ts";

interface StartingApp {
  readonly fetch: Hono<ApiEnv>["fetch"];
  /**
   * The app for the operators' listener. It includes the metrics, so that a long migration does not look like a dead
   * server.
   */
  readonly operators: Pick<StartingApp, "fetch">;
  readonly heed: (news: MigrationNews) => void;
  readonly databaseAway: (isAway: boolean) => void;
}

interface Options {
  readonly release?: Release;
  readonly metrics?: OpenMetricsOptions;
}

const retryAfterSeconds = "5";

/**
 * Answers while the server starts: `/healthz` as usual, `/readyz` with the reason for the wait, everything else with
 * 503.
 */
export function createStartingApp({ release, metrics }: Options = {}): StartingApp {
  let waitsFor: "database" | "migration" | undefined = "database";
  let isAway = false;
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set("correlationId", randomUUID());
    await next();
    c.header("cache-control", "no-store");
    c.header("x-correlation-id", c.get("correlationId"));
  });
  app.route(
    "/",
    health(
      {
        running: async () => false,
        database: async () => !isAway && waitsFor !== "database",
        migration: async () => isAway || waitsFor !== "migration",
      },
      release,
    ),
  );
  app.all("*", (c) => {
    c.header("retry-after", retryAfterSeconds);
    return c.req.path.startsWith("/api/") ? problem(c, 503) : c.text("Siden er klar om lidt. Prøv igen.", 503);
  });
  const operators = new Hono<ApiEnv>();
  if (metrics) operators.route("/", openMetrics(metrics));
  operators.route("/", app);
  return {
    fetch: app.fetch,
    operators: { fetch: operators.fetch },
    heed({ kind }) {
      isAway = false;
      if (kind === "ready") waitsFor = undefined;
      else if (kind !== "ahead") waitsFor = "migration";
    },
    databaseAway(away) {
      isAway = away;
    },
  };
}
