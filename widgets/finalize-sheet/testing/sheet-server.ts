import type { JoiningTerms } from "shared-runtime/api/membership.ts";
import { vi } from "vitest";

const field = (value: string) => ({ value });

const names = (list: readonly string[]) => list.map((name) => ({ fields: { name: field(name) } }));

/** A product that a person without a job is not offered. */
export const requiringJob = (given: ReturnType<typeof product>) => ({
  fields: { ...given.fields, exceptSheets: names(["ledig"]) },
});

export const product = (value: string, title: string, ...memberships: string[]) => ({
  fields: {
    value: field(value),
    price: { value: 75 },
    title: field(title),
    text: field(`Om ${title}`),
    infoLabel: field("75,-/md."),
    checkedInfoLabel: field("Lagt til: 75,-/md."),
    memberships: names(memberships),
    articleTitle: field(`Alt om ${title}`),
    articleSubtitle: field("Kort fortalt"),
    articleText: field("Første afsnit.\n\nAndet afsnit."),
  },
});

export const layout = {
  sitecore: {
    context: {},
    route: {
      name: "Afslut",
      placeholders: {
        "headless-footer": [{ componentName: "SignupSheet", fields: {} }],
        "headless-main": [
          {
            componentName: "FinalizeSignup",
            fields: {
              title: field("Gør din indmeldelse færdig"),
              changeTitle: field("Betaling og tilvalg"),
              paymentTitle: field("Hvordan vil du betale?"),
              paymentText: field("Vi trækker kontingentet hvert kvartal."),
              addonsTitle: field("Vil du have noget med?"),
              addonsText: field("Det kan du lægge til."),
              products: [
                product("netvaerk", "Ledernetværk"),
                requiringJob(product("loensikring", "Lønsikring", "akasse", "fagforening+akasse")),
              ],
              confirmationTitle: field("Så er alt på plads"),
              confirmationText: field("Velkommen."),
              confirmationButton: field(""),
              nextStep: field("En rådgiver ringer til dig."),
              phone: field("70 20 30 40"),
            },
          },
        ],
      },
    },
  },
};

/** The layout with other fields of the sheet. */
export function layoutWith(fields: object): object {
  const { route } = layout.sitecore;
  const [sheet] = route.placeholders["headless-main"];
  const changed = { ...sheet, fields: { ...sheet?.fields, ...fields } };
  return { sitecore: { route: { ...route, placeholders: { "headless-main": [changed] } } } };
}

/** Prices and days, as the server answers them. */
export const terms = {
  unemploymentFundPrice: 549,
  quarterlyUnemploymentFundPrice: 1647,
  subscriptionPrices: [
    { plan: "main", price: 279 },
    { plan: "business", price: 339 },
    { plan: "spring", price: 99 },
  ],
  quarterlySubscriptionPrices: [
    { plan: "main", price: 837 },
    { plan: "spring", price: 297 },
  ],
  unionMembershipPrice: 279,
  unionMembershipAndUnemploymentFundPrice: 828,
  firstDay: "2026-12-01",
  firstPayment: "2027-01-04",
} satisfies JoiningTerms;

const hanne = { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" };

const memberWith = (id: string, unionMembership?: string, memberName = hanne) => ({
  id,
  memberName,
  contactInfo: {},
  ...(unionMembership && { membership: { membershipNumber: 7, unionMembership } }),
});

export const refused = (status: number, more: object = {}) =>
  Response.json({ errorKey: "genericError", message: { id: "k-1" }, ...more }, { status });

interface SheetServerOptions {
  readonly membership?: string | null;
  readonly memberId?: string;
  readonly memberName?: typeof hanne;
}

/** Answers the calls of the sheet. `answers` replace the answers to their paths, each once. */
export function startSheetServer({
  membership = "fagforening",
  memberId = "member-1",
  memberName,
}: SheetServerOptions = {}) {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  const always = new Map<string, () => Response | Promise<Response>>();
  const answers = new Map<string, (() => Response | Promise<Response>)[]>();
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(String(input), init);
    const path = new URL(request.url).pathname.replace("/api/", "");
    const text = await request.text();
    asked.push({ path, body: text === "" ? undefined : JSON.parse(text) });
    const answer = always.get(path) ?? answers.get(path)?.shift();
    if (answer) return answer();
    if (path === "session")
      return Response.json({ user: memberWith(memberId, membership ?? undefined, memberName), expiresIn: 900 });
    if (path.startsWith("layout-service-proxy/")) return Response.json(layout);
    if (path === "signup/joining-terms") return Response.json(terms);
    if (path === "member/payment") return Response.json({ hasAccount: false });
    return Response.json({ taken: true });
  });
  return {
    asked,
    bodiesOf: (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body),
    answerAlways: (path: string, answer: () => Response | Promise<Response>) => void always.set(path, answer),
    answerAgain: (path: string) => void always.delete(path),
    answerOnce: (path: string, answer: () => Response | Promise<Response>) =>
      void answers.set(path, [...(answers.get(path) ?? []), answer]),
  };
}
