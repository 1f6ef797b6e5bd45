import { dirname, join } from "node:path";
import { findPackageJSON } from "node:module";
import { guessQuotas, quotasOf } from "./api/quotas/quotas.ts";
import { freeBytesOf } from "./disk/disk-share.ts";
import { answerHeaders } from "./http/answer-headers.ts";
import { createLogger } from "./logging/logger.ts";
import { openHttpContent } from "./pages/content/http-content-source.ts";
import { openJsonContent } from "./pages/content/json-content-source.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { createReleaseFiles } from "./registry/release-files.ts";
import { composeSite } from "./server/compose-site.ts";
import { contentPortsOf } from "./server/content-ports.ts";
import { createServices } from "./server/create-services.ts";
import { keepTickShape } from "./server/keep-tick-shape.ts";
import { exitIfNotStarted } from "./server/exit-if-not-started.ts";
import { listen } from "./server/listen.ts";
import { listenToOperators } from "./server/listen-to-operators.ts";
import { readRelease } from "./server/release.ts";
import { releaseMemory } from "./server/release-memory.ts";
import { createStartingApp } from "./server/starting-app.ts";
import { stopOnSignals, stopWhileStarting } from "./server/stop-on-signals.ts";
import { createWaitForDatabase } from "./server/wait-for-database.ts";
import { startWatchdog } from "./server/watchdog.ts";
import { createCvReviewer } from "./engines/cv-review/pool/create-cv-reviewer.ts";
import { logReaderUser } from "./engines/cv-review/pool/log-reader-user.ts";
import { readerUser } from "./engines/cv-review/pool/reader-user.ts";
import { ownFiles } from "./engines/cv-review/pool/reading-rights.ts";
import { readMembership } from "./pages/content/read-membership.ts";
import { createVersionChecks } from "./services/widget-registry/version-checks.ts";
import { publicUrlOf } from "./settings/public-url.ts";
import { startTracing } from "./tracing/start-tracing.ts";
import { readSettings } from "./settings/settings.ts";

const home = dirname(findPackageJSON(import.meta.url) ?? "");

async function start(): Promise<void> {
  keepTickShape();
  // Only this process's user can read the files that the process and its children create.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const metrics = createMetrics();
  const log = createLogger(settings.logLevel, undefined, metrics.logged);
  const release = readRelease(home);
  log.info({ ...release, node: process.version }, "starting");
  const tracing = await startTracing(settings.traces, { release, counted: metrics.spansEnded, log });
  const whileStarting = stopWhileStarting(log);
  const starting = createStartingApp({ release, metrics: { metrics, hostNames: settings.adminHostNames } });
  const waitForDatabase = createWaitForDatabase({ log, onAway: starting.databaseAway });
  const server = await listen(
    (port) => ({
      fetch: starting.fetch,
      always: answerHeaders({
        publicUrl: publicUrlOf(settings, port),
        strictTransportSecurity: settings.strictTransportSecurity,
      }),
    }),
    settings,
  );
  const operatorServer = await listenToOperators(settings, starting.operators, log);
  const readerEntry = new URL(/* @vite-ignore */ "./cv-reader.js", import.meta.url);
  const user = readerUser([process.execPath, ...ownFiles(readerEntry)]);
  logReaderUser(user, log);
  const reviewer = createCvReviewer({ readers: settings.cvWorkers, readerEntry, user });
  const checks = createVersionChecks({
    entry: new URL(/* @vite-ignore */ "./version-check-worker.js", import.meta.url),
  });
  const contentFolder = settings.contentDir ?? join(home, "content");
  const files = await openJsonContent({
    folder: contentFolder,
    product: settings.siteProduct,
    mediaHosts: settings.mediaHosts,
    embeds: settings.embeds,
    systems: settings.systems,
    hasAllPages: settings.layoutService === undefined,
  });
  const { layoutService, dataDir } = settings;
  const fromService =
    layoutService && (await openHttpContent({ files, layoutService, folder: join(dataDir, "layouts"), log }));
  const contentSource = fromService?.source ?? files;
  const releases = createReleaseFiles({ folder: settings.releasesDir, keptMs: settings.releasesKeptMs, log });
  const services = await createServices(settings, {
    log,
    metrics,
    release,
    reviewer,
    checks,
    jobIndexEntry: new URL(/* @vite-ignore */ "./job-index-worker.js", import.meta.url),
    siteSearchEntry: new URL(/* @vite-ignore */ "./site-search-worker.js", import.meta.url),
    content: await contentPortsOf({
      source: contentSource,
      capability: fromService,
      membership: await readMembership(join(contentFolder, settings.siteProduct)),
    }),
    freeBytes: freeBytesOf,
    quotas: quotasOf(settings),
    guesses: guessQuotas,
    onMigration: starting.heed,
    waitForDatabase,
    beforeExit: whileStarting.beforeExit,
    releases: { sweeps: [releases] },
  });
  const site = { home, log, releases, ...services, contentSource };
  const siteAt = await waitForDatabase(() => composeSite(settings, site));
  releaseMemory();
  const publicUrl = publicUrlOf(settings, server.port);
  server.use(siteAt(publicUrl));
  if (services.operatorApi) operatorServer?.use(services.operatorApi);
  whileStarting.end();
  const watchdog = startWatchdog({
    entry: new URL(/* @vite-ignore */ "./watchdog-thread.js", import.meta.url),
    log,
  });
  stopOnSignals({ server, operatorServer, services, tracing, log, drainMs: settings.drainMs, watchdog });
  console.log(`${publicUrl} is open.`);
}

await exitIfNotStarted(start);
