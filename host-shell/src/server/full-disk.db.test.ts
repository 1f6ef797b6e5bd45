import { leads } from "shared-runtime/lead-forms/lead-list.ts";
import { schemaName } from "shared-runtime/lead-forms/lead.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "./openapi/operations.ts";
import { openDocumentedServer } from "./testing/documented-server.ts";

const megabyte = 1_048_576;

/** Calls that delete rows or change few rows. They work until the disk has no bytes left. */
const deleting: ReadonlySet<string> = new Set([
  "renewSession",
  "removeUpload",
  "rollBack",
  "withdrawVersion",
  "revokeToken",
  "revokeOverrideLink",
  "revokeOperatorToken",
  "deleteOwnCv",
  "endSessions",
  "deleteCv",
]);
const storing: ReadonlySet<string> = new Set([
  "uploadCv",
  "correctCvReading",
  "rateJob",
  "saveSignupLead",
  "signUp",
  "updatePayment",
  "changeContact",
  "saveAddons",
  "uploadFile",
  "sendLead",
  ...leads.map((lead) => `send${schemaName(lead)}`),
  "sendServiceForm",
  "reportWidgets",
  "publishVersion",
  "issueToken",
  "addKey",
  "addKeyAsOperator",
  "signOverrideLink",
  "importJobs",
  "expireJobs",
  "retryOutbox",
  "retryReviews",
  "issueOperatorToken",
  "withdrawConsent",
]);

const examples = operations.flatMap((operation) =>
  operation.examples.filter(({ status }) => status < 400).map((example) => ({ operation, example })),
);

describe("every documented call, on an embedded database", () => {
  let free = 10 ** 12;
  let server: Awaited<ReturnType<typeof openDocumentedServer>>;
  beforeAll(async () => {
    server = await openDocumentedServer({ freeBytes: () => free });
  }, 120_000);
  afterAll(() => server.stop());

  async function refused(but: ReadonlySet<string> = new Set()): Promise<ReadonlySet<string>> {
    const ids = new Set<string>();
    for (const { operation, example } of examples) {
      if (but.has(operation.id)) continue;
      const answer = await server.send(operation, example);
      const { errorKey, reason, reasons } =
        answer.status === 507
          ? ((await answer.json()) as { errorKey?: string; reason?: string; reasons?: readonly string[] })
          : {};
      if (errorKey === "storageFull" && (reason ?? reasons?.[0]) !== undefined) ids.add(operation.id);
      else if (answer.status >= 500) ids.add(`${operation.id} was answered with ${answer.status}`);
    }
    return ids;
  }

  const readiness = async () => {
    const readyz = operations.find(({ id }) => id === "isReady");
    const [example] = readyz?.examples ?? [];
    if (!readyz || !example) throw new Error("/readyz is not documented.");
    const answer = await server.send(readyz, example);
    return [answer.status, await answer.json()];
  };

  it("is answered as ever if it reads, and with 507 if it changes anything, when no byte is free", async () => {
    free = 0;
    expect(await refused()).toEqual(new Set([...storing, ...deleting]));
    const full = ["widgetStorage", "formFileStorage", "databaseStorage"];
    expect(await readiness()).toEqual([200, { status: "ready", warnings: ["cvStorage", ...full], full }]);
  });

  it("is refused only if it stores, when less than the reserve is free", async () => {
    free = 255 * megabyte;
    expect(await refused(new Set(["deleteOwnCv", "endSessions", "deleteCv"]))).toEqual(storing);
  });

  it("warns of every storage before it is full", async () => {
    free = 4 * 256 * megabyte - 1;
    const warnings = ["cvStorage", "widgetStorage", "formFileStorage", "databaseStorage"];
    expect(await readiness()).toEqual([200, { status: "ready", warnings }]);
  });

  it("is answered as ever when there is room again, without a restart", async () => {
    free = 10 ** 12;
    expect(await refused()).toEqual(new Set());
    expect(await readiness()).toEqual([200, { status: "ready" }]);
  });
});
