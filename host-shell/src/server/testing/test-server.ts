import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger } from "../../logging/logger.ts";
import type { CvReviewer } from "../../engines/cv-review/cv-reviewer.ts";
import { readSettings } from "../../settings/settings.ts";
import type { Ports } from "../ports.ts";
import { testPorts } from "./test-ports.ts";
import { createServices, type Services } from "../create-services.ts";
import { listen, type HttpServer } from "../listen.ts";
import { listenToOperators } from "../listen-to-operators.ts";
import { stop } from "../stop-on-signals.ts";
import { testBankKey } from "./shared-environment.ts";

export interface TestServer {
  /** URL of the server, without a slash at the end. */
  readonly url: string;
  /** URL for the calls of operators: equal to `url`, unless there is an ADMIN_PORT. */
  readonly operatorUrl: string;
  readonly server: HttpServer;
  readonly services: Services;
  readonly logLines: () => readonly Readonly<Record<string, unknown>>[];
  readonly stop: () => Promise<void>;
}

/** Starts the API on a free port. Only the reviewer and `ports` are replaced; there are no jobs. */
export async function startTestServer(
  reviewer: CvReviewer,
  environment: Readonly<Record<string, string>> = {},
  ports: Partial<Ports> = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "server-"));
  const lines: string[] = [];
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: "0",
    JOBS_SEED: "0",
    COMPANIES_SEED: "0",
    BANK_DETAILS_KEYS: testBankKey,
    // All calls of a test come from one address.
    CV_UPLOADS_PER_MINUTE: "100000",
    CV_MEGABYTES_PER_DAY: "1000000",
    LOG_LEVEL: "debug",
    ...environment,
  });
  const log = createLogger(settings.logLevel, { write: (line) => lines.push(line) });
  const services = await createServices(settings, testPorts(settings, { log, reviewer, ...ports }));
  const operatorServer = await listenToOperators(settings, services.operatorApi ?? services.api, log);
  const server = await listen(() => services.api, settings);
  return {
    url: `http://127.0.0.1:${server.port}`,
    operatorUrl: `http://127.0.0.1:${(operatorServer ?? server).port}`,
    server,
    services,
    logLines: () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>),
    async stop() {
      await stop({ server, operatorServer, services, log, drainMs: 0 });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
