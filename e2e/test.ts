import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { openStaticSite, type StaticSite } from "./embedding/static-site.ts";
import { consentCookies } from "./browser/consent-cookies.ts";
import { fixture } from "./fixtures/fixture.ts";
import { CvCheck } from "./pages/cv-check.ts";
import { rememberGates } from "./pages/remember-gates.ts";
import { freePort } from "./server/free-port.ts";
import { reviewOnce, type UploadedCv } from "./server/review-once.ts";
import { type RunningServer, startServer } from "./server/start-server.ts";
import { testPersonKeys, tokenSecret } from "./server/test-persons.ts";
import { type PublishingHost, startPublishingHost } from "./widgets/publishing-host.ts";

/** The answer to the consent overlay that is given before the test. */
type GivenConsent = Parameters<typeof consentCookies>[0];

interface TestFixtures {
  /** Whether visitors have already passed the gate of a tool, or still meet it. */
  readonly gate: "passed" | "met";
  readonly consent: GivenConsent;
  /** The first CV check on the page. */
  readonly tool: CvCheck;
}

interface WorkerFixtures {
  /** The real server with its own data folder. After the tests it must stop without an error. */
  readonly server: RunningServer;
  /**
   * A Danish CV of two pages, for tests that begin at the result. Its review is the first one of the server and waits
   * until the CV reader has started, so that tests do not measure this wait.
   */
  readonly reviewedCv: UploadedCv;
  /** A site on another origin, which the servers allow to call their API. */
  readonly otherSite: StaticSite;
  // Both fixtures are declared here and not in the files that use them: different worker fixtures would require another
  // worker and server.
  /**
   * A server to which tests publish fixture widgets, each test under its own versions. The registry accepts only
   * increasing versions, and the files run in the order of their names.
   */
  readonly host: PublishingHost;
  /** A server like `host`, for versions that fail often and should stay on their channel. */
  readonly lenientHost: PublishingHost;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  otherSite: [
    async ({}, use) => {
      const site = await openStaticSite();
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],

  server: [
    async ({ otherSite }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "e2e-"));
      const server = await startServer({
        port: await freePort(),
        dataDir,
        allowedOrigins: [otherSite.origin],
        settings: { JOBS_SEED: "400", COMPANIES_SEED: "300", CV_TOKEN_SECRET: tokenSecret },
      });
      await use(server);
      expect(await server.stop(), "the server stops cleanly").toBe(0);
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],

  reviewedCv: [
    async ({ server }, use) => use(await reviewOnce(server.url, fixture("cv-two-pages-da.pdf"))),
    { scope: "worker", auto: true, timeout: 60_000 },
  ],

  host: [
    async ({ otherSite }, use) => usePublishingHost({ ALLOWED_ORIGINS: otherSite.origin }, use),
    { scope: "worker", timeout: 60_000 },
  ],

  lenientHost: [
    async ({}, use) => usePublishingHost({ WIDGET_FAILURE_MINIMUM: "100000" }, use),
    { scope: "worker", timeout: 60_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  gate: ["passed", { option: true }],

  consent: ["given", { option: true }],

  page: async ({ page, gate, consent }, use) => {
    // The account of a test person may have an answer of another test.
    if (gate === "met")
      await page.route("**/api/member/consents", (route) => route.fulfill({ json: { consents: [] } }));
    if (gate === "passed") await page.addInitScript(rememberGates, testPersonKeys);
    await page.context().addCookies(consentCookies(consent));
    await use(page);
    // Closing a page aborts its pending routes, which does not mean that the test failed.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },

  tool: async ({ page }, use) => use(new CvCheck(page)),
});

async function usePublishingHost(
  settings: Readonly<Record<string, string>>,
  use: (host: PublishingHost) => Promise<void>,
): Promise<void> {
  const host = await startPublishingHost(settings);
  await use(host);
  expect(await host.stop(), "the server stops cleanly").toBe(0);
}

export { expect };
