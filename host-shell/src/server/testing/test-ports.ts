import { manyGuesses } from "../../api/testing/test-guard.ts";
import { quotasOf } from "../../api/quotas/quotas.ts";
import { freeBytesOf } from "../../disk/disk-share.ts";
import { createMetrics } from "../../metrics/metrics.ts";
import { frontPageOnly } from "../../services/sign-in/sign-in-paths.ts";
import { createVersionChecks } from "../../services/widget-registry/version-checks.ts";
import type { Settings } from "../../settings/settings.ts";
import type { ContentPorts, Ports } from "../ports.ts";

/** No content at all. */
export const noContent: ContentPorts = {
  placeholdersOf: async () => [],
  findSettings: async () => undefined,
  signInPaths: frontPageOnly,
  membership: undefined,
  findOrganisations: async () => undefined,
  findQuestionSet: async () => undefined,
  findHearings: async () => [],
  listItems: async () => [],
  findWidgetLayout: async () => undefined,
  addonProducts: async () => [],
  findEventSignUp: async () => undefined,
  searchPages: { revision: () => "", read: async () => [], synonyms: async () => [] },
  siteNames: async () => [],
  capability: {},
};

const hearing = { id: "ferielov", title: "Ny ferielov", deadline: "2999-12-31" };

/**
 * The ports of a server without content but for one open hearing, so that each service form can be sent. They allow many wrong guesses, since all calls of a test come from one
 * address.
 */
export function testPorts(settings: Settings, given: Pick<Ports, "log" | "reviewer"> & Partial<Ports>): Ports {
  return {
    checks: createVersionChecks(),
    jobIndexEntry: undefined,
    siteSearchEntry: undefined,
    content: { ...noContent, findHearings: async () => [hearing] },
    freeBytes: freeBytesOf,
    quotas: quotasOf(settings),
    guesses: manyGuesses,
    onMigration: () => undefined,
    waitForDatabase: (work) => work(),
    beforeExit: () => () => undefined,
    metrics: createMetrics(),
    release: undefined,
    releases: {},
    ...given,
  };
}
