import type { Hono } from "hono";
import type { FormLists } from "shared-runtime/service-forms/form-lists.ts";
import { createLogger } from "../../../logging/logger.ts";
import type { NewSubmission, SubmissionOutcome } from "../submission.ts";
import type { SubmissionKind } from "../submission-kind.ts";
import { createBankDetails } from "../../../security/bank-details.ts";
import type { EventPorts } from "../kinds/event-signup.kind.ts";
import type { FinalizePorts } from "../kinds/finalize.kind.ts";
import type { FormPorts } from "../kinds/service-form.kind.ts";
import type { SignupPorts } from "../kinds/signup.kind.ts";
import { submissionKinds } from "../submission-kinds.ts";
import type { ApiEnv } from "../../../api/api-env.ts";
import { createApi } from "../../../api/create-api.ts";
import type { QuotaName } from "../../../api/quotas/quotas.ts";
import { submissionCalls, type SubmissionCallsDeps } from "../submissions.routes.ts";
import { testGuard } from "../../../api/testing/test-guard.ts";

export interface Call {
  readonly path?: string;
  /** Sent as JSON, except for text and bytes. */
  readonly body?: unknown;
  /** The address of the connection. 127.0.0.1 is that of a trusted proxy. */
  readonly peer?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SubmissionApi {
  readonly post: (call: Call) => Promise<Response>;
  /** Resolves with the status and the JSON of the answer. */
  readonly answerTo: (
    call: Call,
  ) => Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }>;
  /** The stored submissions, each with the name of its kind. */
  readonly kept: readonly (Omit<NewSubmission, "kind"> & { readonly kind: string })[];
  /** The lines of the log. */
  readonly lines: readonly string[];
}

export const leadLimits = {
  leadRetentionDays: 90,
  signupRetentionDays: 90,
  formRetentionDays: 90,
};
export const testSecret: Uint8Array = new Uint8Array(32);
export const testBankDetails = createBankDetails([testSecret]);

/** Any person has any file. */
export const filesOfTests: FormPorts["filesOf"] = async (ids) =>
  ids.map((id) => ({
    id,
    kind: "form.LHO0076",
    formId: "LHO0076",
    name: "svar.pdf",
    fileName: `stored-${id}.pdf`,
    size: 10,
    status: "active",
  }));

/** One hearing is open. */
export const listsOfTests: FormLists = { hearings: [{ value: "ferielov", label: "Ny ferielov" }] };

export function kindsWith(
  ports: Partial<EventPorts & FinalizePorts & SignupPorts> = {},
  limits = leadLimits,
): readonly SubmissionKind[] {
  return submissionKinds(limits, testSecret, {
    bankDetails: testBankDetails,
    addonProducts: async () => [],
    joinedAs: async () => ({}),
    findEventSignUp: async () => undefined,
    filesOf: filesOfTests,
    formLists: async () => listsOfTests,
    now: () => new Date(),
    objectionTo: () => undefined,
    ...ports,
  });
}

const testKinds = kindsWith();

/** The calls of submissions with a store that keeps them in memory. `calls` changes quotas. */
export function openSubmissionApi(
  changes: Partial<SubmissionCallsDeps> = {},
  calls: Partial<Readonly<Record<QuotaName, number>>> = {},
): SubmissionApi {
  const kept: (Omit<NewSubmission, "kind"> & { readonly kind: string })[] = [];
  const lines: string[] = [];
  const log = createLogger("debug", { write: (line) => lines.push(line) });
  const keep = async ({ kind, ...submission }: NewSubmission): Promise<SubmissionOutcome> => {
    kept.push({ kind: (kind as SubmissionKind).name, ...submission });
    return { kind: "stored" };
  };
  const lastOf = async (kind: string, member: string) => {
    const last = kept.findLast(({ kind: name, memberId }) => name === kind && memberId === member);
    return (
      last && {
        id: last.id ?? "",
        // In the order in which they were kept.
        sentAt: new Date(kept.indexOf(last)),
        payload: JSON.parse(JSON.stringify(last.payload)),
      }
    );
  };
  const { userOf = async () => undefined } = changes;
  const submissions = submissionCalls({
    kinds: testKinds,
    store: { keep, lastOf },
    userOf,
    signedInRecently: async () => true,
    log,
    ...changes,
  });
  const routes: readonly Hono<ApiEnv>[] = [submissions];
  const guard = testGuard({ userOf, calls });
  const api = createApi({ routes, readiness: {}, allowedOrigins: [], guard, log });

  async function post({ path = "", body = {}, peer = "192.0.2.1", headers = {} }: Call) {
    const raw = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
    const init = { method: "POST", headers: { "content-type": "application/json", ...headers }, body: raw as BodyInit };
    return api.request(path, init, { incoming: { socket: { remoteAddress: peer } } });
  }
  return {
    post,
    async answerTo(call) {
      const answer = await post(call);
      return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>> };
    },
    kept,
    lines,
  };
}
