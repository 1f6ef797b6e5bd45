import type { MembershipPrices } from "shared-runtime/api/membership.ts";
import { vi } from "vitest";

export interface Call {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

type Answer = Response | Error | Promise<Response>;

export const prices: MembershipPrices = {
  unemploymentFundPrice: 549,
  quarterlyUnemploymentFundPrice: 1647,
  subscriptionPrices: [
    { plan: "main", price: 279 },
    { plan: "business", price: 339 },
  ],
  quarterlySubscriptionPrices: [{ plan: "main", price: 837 }],
  unionMembershipPrice: 279,
  unionMembershipAndUnemploymentFundPrice: 828,
};

const leaderQuestions = [
  {
    id: "leder",
    field: "employmentRole",
    title: "Hvordan er du leder?",
    answers: [{ value: "ansat_med_ledelsesansvar", label: "Ansat leder", next: "hvor" }],
  },
  { id: "hvor", field: "workType", title: "Hvor leder du?", answers: [{ value: "other", label: "Et andet sted" }] },
];

export const company = {
  productionunitNumber: 1_000_000_001,
  name: "Agernhat Byg A/S",
  address: "Havnegade 7",
  zipCode: "8000",
  city: "Aarhus C",
  country: "DK",
};

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

interface Deciding {
  readonly product: string;
  readonly workInfo: Readonly<Record<string, unknown>>;
}

/** The outcome for the answers, by the rules of the demo content. */
function byRules({ product, workInfo: { employmentRole, ownerShare, formerManager } }: Deciding): Response {
  const found = (membership: string, plan?: string) =>
    json({ message: { membership, sleeveEnum: "leder", ...(plan && { plan }) } });
  if (product === "akasse") return found("akasse");
  if (ownerShare === ">50%") return found("business", "business");
  if (employmentRole === "ansat_uden_ledelsesansvar" && product === "fagforening") return found("spring", "spring");
  if (employmentRole === "ledig" && formerManager !== true && product === "fagforening") {
    return refusal(404, { errorKey: "membershipNotFound" });
  }
  return found(product, "main");
}

export const refusal = (status: number, more: object = {}): Response =>
  json({ errorKey: "genericError", message: { id: "abc-123" }, ...more }, status);

/** Answers the calls of the flow as the server does. Replaces the global `fetch`. */
export function startSignupServer() {
  const calls: Call[] = [];
  const companies = Array.from({ length: 7 }, (_, index) => ({
    ...company,
    productionunitNumber: company.productionunitNumber + index,
    address: `Havnegade ${index + 1}`,
  }));
  const usual: Readonly<Record<string, (path: string) => Answer>> = {
    session: () => json({}),
    "site-settings": () => refusal(503),
    "member/membership-prices": () => json(prices),
    "city-from-zipcode": (path) =>
      path.endsWith("/8000") ? json({ zip: "8000", city: "Aarhus C" }) : refusal(404, { errorKey: "unknownZip" }),
    "city-search": () =>
      json([
        { cityName: "Aarhus C", postCode: "8000" },
        { cityName: "Aarhus N", postCode: "8200" },
      ]),
    "company/get-companies": (path) =>
      path.includes("companyName=intet")
        ? json({ companies: [], total: 0 })
        : json({ companies, ...(path.includes("companyName=agernhat") && { total: 143 }) }),
    "question-sets/leder": () => json({ questions: leaderQuestions }),
    "signup/create-signup-lead": () => json({ taken: true }),
    "signup/calculate-member-organization": () =>
      json({ message: { membership: "fagforening+akasse", sleeveEnum: "leder", plan: "main" } }),
    "signup/joining-terms": () => json(prices),
    "signup/create-member-cookie": () => json({ taken: true }),
  };
  /** Answers that are used once each, in front of the usual ones. */
  const next = new Map<string, Answer[]>();
  let hasRules = false;
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace("/api/", "") + search;
    const text = await request.text();
    calls.push({ path, body: text === "" ? undefined : JSON.parse(text), key: request.headers.get("idempotency-key") });
    const name = Object.keys(usual).find((known) => path.startsWith(known)) ?? "";
    const calculated =
      hasRules && name === "signup/calculate-member-organization" ? byRules(JSON.parse(text) as Deciding) : undefined;
    const answer = next.get(name)?.shift() ?? calculated ?? usual[name]?.(path) ?? refusal(404);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  vi.stubGlobal("fetch", fetch);
  return {
    calls,
    bodiesOf: (name: string) => calls.filter(({ path }) => path.startsWith(name)).map(({ body }) => body),
    keysOf: (name: string) => calls.filter(({ path }) => path.startsWith(name)).map(({ key }) => key),
    /** From now on, the membership depends on the answers. */
    answerByRules: () => void (hasRules = true),
    /** Sets the answers to the next calls of this name. */
    answer: (name: string, ...answers: readonly Answer[]) => void next.set(name, [...answers]),
  };
}

/** The error that `fetch` throws without a connection. */
export const noConnection = () => new TypeError("Failed to fetch");
