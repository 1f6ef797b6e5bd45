import autocannon from "autocannon";

export interface SubmissionLoad {
  /** The number of submissions answered with 200. */
  readonly taken: number;
  readonly perSecond: number;
  /** The number of other answers, and of calls without an answer. */
  readonly failed: number;
  /** The 99th percentile, in milliseconds. */
  readonly p99: number;
}

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
}

let sent = 0;

/**
 * Posts submissions of all kinds in turn, each as soon as the previous one is answered, with a new key and another
 * address in `x-forwarded-for`.
 */
export async function postSubmissions(origin: string, { connections, seconds }: LoadOptions): Promise<SubmissionLoad> {
  const { requests, latency, statusCodeStats, errors } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: kinds.map(({ path, bodyOf }) => ({
      method: "POST",
      path: `/api/leads/${path}`,
      setupRequest: (request) => {
        sent += 1;
        return {
          ...request,
          headers: {
            "content-type": "application/json",
            "x-forwarded-for": addressNumber(sent),
            "idempotency-key": crypto.randomUUID(),
          },
          body: JSON.stringify(bodyOf({ ...person, name: `Hanne Holm ${sent}` })),
        };
      },
    })),
  });
  const taken = statusCodeStats?.["200"]?.count ?? 0;
  return { taken, perSecond: taken / seconds, failed: requests.total - taken + errors, p99: latency.p99 };
}

/** The number of messages in the outbox; each stored submission has one. */
export async function messagesOf(origin: string, adminToken: string): Promise<number> {
  const answer = await fetch(`${origin}/api/outbox?limit=1`, { headers: { authorization: `Bearer ${adminToken}` } });
  const { counts } = (await answer.json()) as { readonly counts: Readonly<Record<string, number>> };
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

const person = { name: "", email: "hanne@firma.dk", phone: "+45 33 12 34 56", kontrolfelt: "" };
const campaign = { campaignId: "2026-11", utmSource: "nyhedsbrev", utmMedium: "e-mail", utmCampaign: "efterår" };

interface Kind {
  readonly path: string;
  readonly bodyOf: (somebody: typeof person) => object;
}

/** Sends leads from one address, most of which are refused, and returns the milliseconds of the next `/readyz`. */
export async function readyAfterFlood(origin: string, leads: number): Promise<number> {
  const { requests } = await autocannon({
    url: origin,
    connections: 64,
    amount: leads,
    requests: [
      {
        method: "POST",
        path: "/api/leads/post-tool-lead",
        headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.1" },
        body: JSON.stringify({ ...person, name: "Hanne Holm", source: 1, terms: true, terms2: true }),
      },
    ],
  });
  if (requests.total < leads) throw new Error(`only ${requests.total} of ${leads} leads were answered`);
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/readyz`);
  if (!answer.ok) throw new Error(`the server is not ready: ${await answer.text()}`);
  return performance.now() - startedAt;
}

const kinds: readonly Kind[] = [
  { path: "post-tool-lead", bodyOf: (somebody) => ({ ...somebody, source: 1, terms: true, terms2: true }) },
  {
    path: "create-call-me-lead",
    bodyOf: ({ name, phone, kontrolfelt }) => ({ name, phone, kontrolfelt, ...campaign }),
  },
  {
    path: "create-member-get-member-lead",
    bodyOf: ({ phone, ...somebody }) => ({
      ...somebody,
      ...campaign,
      recommendedName: "Bo Bang",
      recommendedJobtitle: "Driftsleder",
      recommendedPhone: phone,
      recommendedEmail: "bo@firma.dk",
    }),
  },
  {
    path: "bloomreach-send-event-lead",
    bodyOf: (somebody) => ({
      ...somebody,
      ...campaign,
      source: 2,
      companyEnabled: true,
      company: "Eksempel A/S",
      termsEnabled: true,
      terms: true,
    }),
  },
];

function addressNumber(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
