import { observeRequests } from "../api/observe-requests.ts";
import { createOperatorGuard } from "../api/guards/operator-guard.ts";
import { createSecurityLog } from "../api/guards/security-log.ts";
import type { UserOf } from "../api/guards/signed-in.ts";
import { createRouteGuard, type RouteGuard } from "../api/quotas/route-guard.ts";
import { backupDoor } from "../backup/backup-door.ts";
import { endsWithin } from "../concurrency/ends-within.ts";
import { expectWritable } from "../database/expect-writable.ts";
import { openDatabase } from "../database/open-database.ts";
import type { DiskShare } from "../disk/disk-share.ts";
import { createClientAddress } from "../http/client-address.ts";
import type { RequestObserver } from "../logging/log-requests.ts";
import { createBankDetails } from "../security/bank-details.ts";
import { bankDetailsKeys } from "../security/bank-details-keys.ts";
import { keptSecret } from "../security/kept-secret.ts";
import { newSecret } from "../security/new-secret.ts";
import { tokenSecret } from "../services/cv-tokens/token-secret.ts";
import { memberDataCapability, type MemberFacts } from "../services/member-data/member-data.capability.ts";
import { sessionRegister } from "../services/membership/member-register.ts";
import { testRegister } from "../services/membership/test-register.ts";
import { adminToken } from "../services/operator-tokens/admin-token.ts";
import { createOperatorAccess } from "../services/operator-tokens/operator-access.ts";
import { createOperatorTokens } from "../services/operator-tokens/operator-tokens.ts";
import { serverClockCapability } from "../services/server-clock/server-clock.capability.ts";
import type { ServerClock } from "../services/server-clock/server-clock.ts";
import type { PageLists } from "../services/page-lists/page-lists.ts";
import type { CheckPage } from "../services/page-check/page-check.ts";
import { personInLog } from "../services/sign-in/person-key.ts";
import type { SiteSearch } from "../services/site-search/site-search.ts";
import type { SignInRoutes } from "../services/sign-in/sign-in.capability.ts";
import { prepareWidgetsDir } from "../services/widget-registry/prepare-widgets-dir.ts";
import type { WidgetOverrides } from "../services/widget-registry/widget-overrides.ts";
import type { WidgetRegistry } from "../services/widget-registry/widget-registry.ts";
import type { Settings } from "../settings/settings.ts";
import { claimData } from "./claim-data.ts";
import { closeData } from "./close-data.ts";
import { cvsGroup } from "./groups/cvs.ts";
import { formsGroup } from "./groups/forms.ts";
import type { Ground } from "./groups/ground.ts";
import { jobsGroup } from "./groups/jobs.ts";
import { operatorsGroup } from "./groups/operators.ts";
import { peopleGroup } from "./groups/people.ts";
import { logMigration } from "./log-migration.ts";
import { apiDocs } from "./api-docs.routes.ts";
import { searchGroup } from "./groups/search.ts";
import type { Ports } from "./ports.ts";
import { type RunningCapabilities, runCapabilities } from "./run-capabilities.ts";
import { serverReadings } from "./server-readings.ts";
import { checkShared } from "./shared/check-shared.ts";
import { refuseOwnKey } from "./shared/shared-keys.ts";
import { storingFolders } from "./storing-folders.ts";
import { warnOfPlainHttp } from "./warn-of-plain-http.ts";

export interface Services extends Pick<RunningCapabilities, "api" | "operatorApi" | "announceStop"> {
  readonly observer: RequestObserver;
  readonly clock: ServerClock;
  readonly widgets: WidgetRegistry;
  readonly overrides: WidgetOverrides;
  readonly checkPage: CheckPage;
  /** Resolves with whether a token is the administrator's or a team's. Its holder may read names of staff. */
  readonly isHolder: (token: string) => Promise<boolean>;
  /** Lists the pages of all sites, for blocks. */
  readonly pageLists: PageLists;
  /** Returns the member of a request, for visitors who reach the server under this origin. */
  readonly userOf: UserOf;
  /** What the pages of the self-service say about a member. */
  readonly memberFacts: MemberFacts;
  /** The search of all sites. */
  readonly search: SiteSearch;
  /** Signs the addresses of the style sheets of pages. All servers of the database share it. */
  readonly sheetSecret: string;
  readonly signInAt: (publicUrl: string) => SignInRoutes;
  /** Middleware for every route of the server. */
  readonly guard: RouteGuard;
  /**
   * Stops all capabilities. After `timeoutMs`, calls that wait for a review are answered with 503 and `retry-after`.
   */
  readonly finishWork: (timeoutMs: number) => Promise<void>;
  /** Stops the reviewer and closes the database. Must not be called while a request is running. */
  readonly close: () => Promise<void>;
}

const reviewerTimeoutMs = 1_000;
const databaseTimeoutMs = 2_000;

/** Opens the database and starts the capabilities of the API. The services own the reviewer and close it. */
export async function createServices(settings: Settings, ports: Ports): Promise<Services> {
  const { log, reviewer, metrics, release, waitForDatabase } = ports;
  closeData(settings, log);
  refuseOwnKey(settings);
  warnOfPlainHttp(settings, log);
  const folder = await claimData(settings, log);
  const disk: DiskShare = { reserve: settings.diskReserveBytes, freeBytes: ports.freeBytes };
  const database = await waitForDatabase(() =>
    openDatabase({
      dataDir: settings.dataDir,
      databaseUrl: settings.databaseUrl,
      databaseLimits: settings.databaseLimits,
      migrating: {
        mayMigrate: settings.migrateAtStart,
        beforeExit: ports.beforeExit,
        tell(news) {
          logMigration(log, news);
          ports.onMigration(news);
        },
      },
      disk,
      log,
      onConnectionLost: (error) => log.warn({ err: error }, "a database connection was lost"),
    }),
  );
  // Runs after the database is opened. WIDGETS_DIR is usually in DATA_DIR, and an error of the database names DATA_DIR
  // as the cause.
  prepareWidgetsDir(settings.widgetsDir);
  const closing = new AbortController();
  const addressOf = createClientAddress(settings.trustedProxies, {
    onIgnored: (peer) => {
      const isNamed = settings.logClientAddresses;
      log.warn(
        isNamed ? { peer } : {},
        `X-Forwarded-For of ${isNamed ? peer : "an address"} is ignored. If that is a proxy of yours, add it to TRUSTED_PROXIES; otherwise all visitors behind it share one quota.`,
      );
    },
  });
  const [keys, token] = [
    await bankDetailsKeys(settings.dataDir, settings.bankDetailsKeys),
    await adminToken(settings.dataDir, settings.deployAdminToken),
  ];
  if (database.shared) {
    const others = { tables: database.tables, keys, adminToken: token, log };
    await waitForDatabase(() => checkShared(settings, others)).catch(async (error: unknown) => {
      // If the database still contained the note of this server, other servers would consider this server as running.
      await database.close();
      folder?.release();
      throw error;
    });
  }
  const secret = await waitForDatabase(() => tokenSecret(database.tables, settings.cvTokenSecret));
  const sheetSecret = await waitForDatabase(() => keptSecret(database.tables, "page-sheets", newSecret));
  const security = createSecurityLog({
    log,
    addressOf: settings.logClientAddresses ? addressOf : undefined,
    nameOf: (personId) => personInLog(secret, personId),
  });
  const serverClock = serverClockCapability({ tables: database.tables, log });
  const { clock } = serverClock;
  const tokens = createOperatorTokens(database.tables, clock.now);
  const access = createOperatorAccess(tokens, token);
  const bankDetails = createBankDetails(keys);
  const { tables, shared, eraseDeleted } = database;
  const ground: Ground = {
    settings,
    ports,
    tables,
    shared,
    eraseDeleted,
    clock,
    addressOf,
    security,
    guard: createOperatorGuard(access, security),
    disk,
    secret,
    metrics,
    bankDetails,
    closing: closing.signal,
    log,
  };
  const { signIn, pageLists, ...people } = peopleGroup(ground);
  const { userOf, signedInRecently, sessions } = signIn;
  const cvs = cvsGroup(ground, { userOf });
  const forms = formsGroup(ground, { userOf, signedInRecently });
  const jobs = jobsGroup(ground, { ...cvs, userOf });
  const { search, ...finding } = searchGroup(ground, { userOf });
  const { registry, pageCheck, ...operators } = operatorsGroup(ground, { tokens, access });
  const memberData = memberDataCapability({
    tables,
    sessions,
    store: forms.store,
    kinds: forms.kinds,
    lastPaymentOf: forms.lastPaymentOf,
    userOf,
    secret,
    withdrawal: forms.withdrawal,
    security,
    cvs: cvs.memberCvs,
    datesOfCv: cvs.datesOfCv,
    bankDetails,
    register: settings.oidc ? sessionRegister : testRegister(ports.content.membership?.prices),
    addonProducts: ports.content.addonProducts,
    outcomeOf: forms.outcomeOf,
    prices: ports.content.membership?.prices,
    now: clock.now,
  });
  const docs = [apiDocs()];
  // The capabilities, in the order in which they start.
  const capabilities = [
    serverClock,
    ports.content.capability,
    ports.releases,
    ...(shared ? [] : [backupDoor({ tables, settings, log })]),
    ...people.capabilities,
    ...cvs.capabilities,
    ...operators.capabilities,
    ...forms.capabilities,
    memberData,
    ...finding.capabilities,
    ...jobs.capabilities,
    { routes: docs, operatorRoutes: docs },
  ];
  metrics.add(serverReadings({ release, folders: storingFolders(settings), connections: database.connections }));
  const observer = observeRequests(metrics, settings.trustedProxies);
  const guard = createRouteGuard({
    quotas: ports.quotas,
    guesses: ports.guesses,
    addressOf,
    userOf,
    publicUrl: settings.publicUrl,
    allowedOrigins: settings.allowedOrigins,
    security,
  });
  const { api, operatorApi, announceStop, stop } = await runCapabilities(capabilities, {
    database: async () => (await expectWritable(database.tables), true),
    storage: database.storage,
    allowedOrigins: settings.allowedOrigins,
    operatorsApart: settings.admin !== undefined,
    guard,
    clock,
    log,
    metrics,
    release,
    observer,
  });

  return {
    observer,
    api,
    clock,
    operatorApi,
    widgets: registry.widgets,
    overrides: registry.overrides,
    checkPage: pageCheck.check,
    isHolder: registry.isHolder,
    pageLists,
    userOf,
    memberFacts: memberData,
    search,
    sheetSecret,
    signInAt: (publicUrl) => signIn.at(publicUrl, guard),
    guard,
    announceStop,
    async finishWork(timeoutMs) {
      await stop(timeoutMs);
      closing.abort();
    },
    async close() {
      // Unfinished reviews have been given back, so no capability waits for the reviewer.
      if (!(await endsWithin(reviewer.close(), reviewerTimeoutMs)))
        log.warn("the reviewer was still at work when the server stopped");
      if (!(await endsWithin(database.close(), databaseTimeoutMs)))
        log.warn("the database did not answer when the server stopped");
      folder?.release();
    },
  };
}
