import autocannon from "autocannon";

export interface LeadLoad {
  readonly perSecond: number;
  /** Answers other than 200, and calls without one. */
  readonly failed: number;
  /** Milliseconds. */
  readonly p99: number;
}

let sent = 0;

/** Posts leads as fast as they are answered, each with another address in `x-forwarded-for`. */
export async function postLeads(origin: string, seconds: number): Promise<LeadLoad> {
  const { requests, latency, statusCodeStats, errors } = await autocannon({
    url: origin,
    connections: 64,
    duration: seconds,
    requests: [
      {
        method: "POST",
        path: "/api/leads/post-tool-lead",
        setupRequest: (request) => {
          sent += 1;
          return {
            ...request,
            headers: { "content-type": "application/json", "x-forwarded-for": addressNumber(sent) },
            body: JSON.stringify(leadNumber(sent)),
          };
        },
      },
    ],
  });
  const taken = statusCodeStats?.["200"]?.count ?? 0;
  return { perSecond: taken / seconds, failed: requests.total - taken + errors, p99: latency.p99 };
}

function leadNumber(number: number) {
  return {
    source: 1,
    name: `Hanne Holm ${number}`,
    email: `hanne.${number}@firma.dk`,
    phone: "+45 33 12 34 56",
    terms: true,
    terms2: true,
    website: "",
  };
}

function addressNumber(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
