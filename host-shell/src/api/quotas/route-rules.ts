import type { Context } from "hono";
import { questionSetPath } from "shared-runtime/api/question-set.ts";
import { hearingsPath } from "shared-runtime/api/hearings.ts";
import { organisationsPath } from "shared-runtime/api/organisations.ts";
import { searchPath, suggestionsPath } from "shared-runtime/api/site-search.ts";
import { contactCardPath } from "shared-runtime/api/contact-card.ts";
import { calculationPath, joiningTermsPath, membershipPricesPath } from "shared-runtime/api/signup-calls.ts";
import { leadForms } from "shared-runtime/lead-forms/lead-form-list.ts";
import { resumableUploadsPath } from "shared-runtime/api/uploads.ts";
import { callbackPath, testIdentityPath } from "../../http/sign-in-addresses.ts";
import type { ApiEnv } from "../api-env.ts";
import { bearerToken } from "../guards/bearer-token.ts";
import { cvTokenOf } from "../guards/cv-token.ts";
import type { GuessQuotaName, QuotaName, Refusing } from "./quotas.ts";

/** A secret that a route checks. */
export interface CheckedSecret {
  /** The quota for wrong values of the secret. */
  readonly guesses: GuessQuotaName;
  /** Returns whether a call has the secret. */
  readonly isGiven: (c: Context<ApiEnv>) => boolean;
  /** How wrong values are refused. If absent, the format of the quota for wrong values applies. */
  readonly refusing?: Refusing;
}

export type RouteRule = {
  /** Whether a GET stores, ends or deletes something. If set, neither HEAD calls nor prefetches reach the route. */
  readonly hasEffect?: true;
  readonly secret?: CheckedSecret;
  /** The origins whose pages may make the call. If absent, ALLOWED_ORIGINS. The route itself checks EDITING_ORIGINS. */
  readonly origins?: "every" | "EDITING_ORIGINS";
} & (
  | { readonly quota: QuotaName }
  /** Why the route has no quota. */
  | { readonly unlimited: string }
);

const operatorToken: CheckedSecret = { guesses: "operatorTokens", isGiven: (c) => bearerToken(c) !== "" };
const postedToken: CheckedSecret = { guesses: "operatorTokens", isGiven: () => true, refusing: "route" };
const editingSecret: CheckedSecret = { guesses: "editingSecret", isGiven: (c) => hasQuery(c, "secret") };
const overrideToken: CheckedSecret = { guesses: "overrideLinks", isGiven: (c) => hasQuery(c, "token") };
const overriddenPage: CheckedSecret = { guesses: "overrideLinks", isGiven: (c) => hasQuery(c, "widget-override") };
const cvToken: CheckedSecret = { guesses: "cvTokens", isGiven: (c) => cvTokenOf(c) !== "" };

function hasQuery(c: Context<ApiEnv>, name: string): boolean {
  return (c.req.query(name) ?? "") !== "";
}

const fromMemory: RouteRule = { unlimited: "answered from memory, the same for everybody" };
const health: RouteRule = { unlimited: "load balancers and monitoring ask often, from few addresses" };
const page: RouteRule = { quota: "pages", secret: overriddenPage };
const reviewed: RouteRule = { quota: "cvReads", secret: cvToken };
const published: RouteRule = { quota: "publications", secret: operatorToken };
const listed: RouteRule = { quota: "registryReads", secret: operatorToken };
const operated: RouteRule = { quota: "operators", secret: operatorToken };
const edited: RouteRule = { quota: "editing", secret: editingSecret, origins: "EDITING_ORIGINS" };
const layout = String.raw`{[a-z0-9][a-z0-9-]{0,79}}`;

/**
 * Every route with its quota, in the order of the documentation. A test compares it with the routes of a server, and the
 * guard applies it.
 */
export const routeRules: Readonly<Record<string, RouteRule>> = {
  "GET /embed.js": fromMemory,
  "GET /loader.js": fromMemory,
  "GET /consent/:file": fromMemory,
  "GET /:directory{platform|fonts|assets}/:path{.+}": fromMemory,
  "GET /widgets/registry.json": fromMemory,
  "GET /widgets/:name/keys.json": fromMemory,
  "GET /widgets/:name/:version/widget.json": fromMemory,
  "GET /widgets/:name/:version/widget.signatures.json": fromMemory,
  "GET /widgets/:name/resolve/:spec{.+\\.json}": { quota: "widgetFiles" },
  "GET /widgets/parts/:path{.+}": { quota: "widgetFiles" },
  "GET /widgets/:name/:version/:path{.+}": { quota: "widgetFiles" },
  "GET /healthz": health,
  "GET /readyz": health,
  "GET /metrics": operated,

  "GET /*": page,
  "GET /embed": { quota: "pages", secret: overriddenPage },
  "GET /embed/": { quota: "pages" },
  "GET /embed/min-side": { quota: "checkedPages", secret: overriddenPage },
  "GET /embed/min-side/": { quota: "pages" },
  "GET /embed/preview/:widget": { quota: "pages" },
  "GET /embed/:widget": { quota: "pages" },
  "GET /embedded/:name": { quota: "pages" },
  "GET /robots.txt": { quota: "pages" },
  "GET /sitemap.xml": { quota: "pages" },
  "GET /feeds/:site/artikler.xml": { quota: "pages" },
  "GET /kalender.ics": { quota: "pages" },
  [`GET ${contactCardPath}`]: { quota: "pages" },
  "GET /feeds/:site/arrangementer.ics": { quota: "pages" },
  "GET /log-ind": page,
  "GET /log-ind/": { quota: "pages" },
  "GET /replay": { quota: "replays", secret: overriddenPage },
  "GET /replay/": { quota: "pages" },
  "POST /replay": { quota: "replays", secret: overriddenPage },
  "GET /widgets": { quota: "status", secret: overriddenPage },
  "GET /widgets/": { quota: "pages" },
  "POST /widgets": { quota: "status", secret: postedToken },

  "GET /api/auth/login": { quota: "signInsBegun", hasEffect: true },
  [`GET ${callbackPath}`]: { quota: "signInsEnded", hasEffect: true },
  "POST /api/auth/logout": { quota: "signOuts" },
  [`GET ${testIdentityPath}/:path{.+}`]: { quota: "testIdentity", hasEffect: true },
  [`POST ${testIdentityPath}/:path{.+}`]: { quota: "testIdentity" },
  [`GET ${testIdentityPath}/log-ind/:signIn`]: { quota: "testIdentity", hasEffect: true },
  [`GET ${testIdentityPath}/log-ind/:signIn/`]: { quota: "testIdentity", hasEffect: true },
  // Has an effect: it deletes the cookie of a session that has ended.
  "GET /api/session": { quota: "session", hasEffect: true },
  "POST /api/session": { quota: "session" },
  "GET /api/session/debug": { quota: "session" },

  "GET /api/caller-origin": { quota: "siteReads", origins: "every" },
  "GET /api/site-settings": { quota: "siteReads", origins: "every" },
  [`GET /api/${organisationsPath}`]: { quota: "siteReads" },
  [`GET /api/${hearingsPath}`]: { quota: "siteReads" },
  [`GET /api/${questionSetPath(":name")}`]: { quota: "siteReads" },
  [`GET /api/${membershipPricesPath}`]: { quota: "siteReads" },
  [`GET /api/${joiningTermsPath}`]: { quota: "siteReads" },
  [`GET /api/layout-service-proxy/:widgetId${layout}`]: { quota: "siteReads" },
  [`GET /api/layout-service-proxy/:site${layout}/:widgetId${layout}`]: { quota: "siteReads" },
  "GET /api/v1/pages/get-pages-by-sitename-and-tags": { quota: "siteReads" },
  "POST /api/widget-reports": { quota: "reports" },
  "GET /api/page-check": { quota: "pageChecks" },
  "GET /api/city-from-zipcode/:zip": { quota: "places" },
  "GET /api/city-search/:text": { quota: "places" },
  [`GET /api/${searchPath}`]: { quota: "searches" },
  [`GET /api/${suggestionsPath}`]: { quota: "suggestions" },
  "GET /api/company/get-companies": { quota: "companies" },
  [`POST /api/${calculationPath}`]: { quota: "calculations" },

  "POST /api/cv-upload": { quota: "cvUploads" },
  "GET /api/analytics/get-cv-recommendations": reviewed,
  "GET /api/get-cv-frontpage-thumbnail": reviewed,
  "GET /api/stored-cv": reviewed,
  "GET /api/cv-reading": reviewed,
  "PUT /api/cv-reading": { quota: "cvCorrections", secret: cvToken },
  "GET /api/jobmatch/get-jobmatch-results": reviewed,
  "GET /api/jobmatch/get-jobmatch-core-qualities": reviewed,
  "POST /api/jobmatch/post-jobmatch-rating": { quota: "ratings", secret: cvToken },
  "DELETE /api/stored-cv": { quota: "cvDeletions", secret: cvToken },

  "POST /api/leads/post-tool-lead": { quota: "leads" },
  ...Object.fromEntries(leadForms.map(({ path }) => [`POST /api/${path}`, { quota: "leads" } as const])),
  "POST /api/signup/create-signup-lead": { quota: "signupLeads" },
  "POST /api/signup/create-member-cookie": { quota: "signups" },
  "POST /api/member/update-payment": { quota: "saves" },
  "POST /api/signup/addon-products-lead": { quota: "saves" },
  "POST /api/member/change-contact": { quota: "saves" },
  "POST /api/forms/post-simple-form": { quota: "forms" },

  "POST /api/forms/post-upload-file": { quota: "uploads" },
  [`POST /api/${resumableUploadsPath}`]: { quota: "uploads" },
  [`HEAD /api/${resumableUploadsPath}/:id`]: { quota: "uploadSteps" },
  [`PATCH /api/${resumableUploadsPath}/:id`]: { quota: "uploadSteps" },
  [`DELETE /api/${resumableUploadsPath}/:id`]: { quota: "uploadSteps" },
  // Checks and stores the file, unless that was done before.
  [`GET /api/${resumableUploadsPath}/:id/result`]: { quota: "uploadSteps", hasEffect: true },
  "POST /api/forms/remove-upload": { quota: "uploadSteps" },
  "GET /api/forms/uploads/:id": { quota: "downloads" },

  "GET /api/member/cvs": { quota: "memberCalls", secret: cvToken },
  "POST /api/member/delete-cv": { quota: "memberCalls" },
  "GET /api/member/submissions": { quota: "memberCalls" },
  "GET /api/member/consents": { quota: "memberCalls" },
  "POST /api/member/withdraw-consent": { quota: "memberCalls" },
  "GET /api/member/payment": { quota: "memberCalls" },
  "GET /api/member/sessions": { quota: "memberCalls" },
  "POST /api/member/end-sessions": { quota: "memberCalls" },
  "GET /api/member/export": { quota: "downloads" },
  "GET /api/member/cvs/:id/file": { quota: "downloads" },

  "GET /api/openapi.json": { quota: "documents", origins: "every" },
  "GET /api/docs": { quota: "documents" },
  "GET /api/docs/:file": { quota: "documents" },

  "GET /api/registry/widgets": listed,
  "GET /api/registry/widgets/:name/history": listed,
  "GET /api/registry/override": { quota: "registryReads", secret: overrideToken, origins: "every" },
  "POST /api/registry/widgets/:name/versions": published,
  "POST /api/registry/widgets/:name/versions/:version/withdrawal": published,
  "PUT /api/registry/widgets/:name/channels/:channel": published,
  "POST /api/registry/widgets/:name/rollback": published,
  "GET /api/registry/widgets/:name/release": { quota: "registryReads" },
  "POST /api/registry/widgets/:name/release": published,
  "PUT /api/registry/widgets/:name/release": published,
  "POST /api/registry/widgets/:name/keys": published,
  "POST /api/registry/widgets/:name/keys/:key/revocation": published,
  "POST /api/registry/widgets/:name/versions/:version/signatures": published,
  "POST /api/registry/widgets/:name/override-links": published,

  "POST /api/registry/keys": operated,
  "POST /api/registry/keys/:widget/:key/revocation": operated,
  "POST /api/registry/tokens": operated,
  "GET /api/registry/tokens": operated,
  "DELETE /api/registry/tokens/:id": operated,
  "GET /api/registry/override-links": operated,
  "DELETE /api/registry/override-links/:id{[0-9a-f-]{36}}": operated,
  "GET /api/outbox": operated,
  "POST /api/outbox/retry": operated,
  "GET /api/outbox/files/:id": operated,
  "GET /api/reviews": operated,
  "POST /api/reviews/retry": operated,
  "POST /api/jobs/import": operated,
  "POST /api/jobs/identifiers": operated,
  "GET /api/jobs/identifiers": operated,
  "POST /api/jobs/expire": operated,
  "GET /api/jobs/stats": operated,
  "POST /api/operators/tokens": operated,
  "GET /api/operators/tokens": operated,
  "DELETE /api/operators/tokens/:id": operated,

  "GET /api/editing/config": edited,
  "GET /api/editing/render": edited,
};

const unknown: RouteRule = { quota: "others" };

/** The rules of calls that match these patterns but no route, in this order. */
const otherRules: readonly (readonly [pattern: string, rule: RouteRule])[] = [
  // The calls below this path have a secret that is checked.
  ["/api/editing/*", edited],
  ["/api/*", unknown],
];

const knownPaths: ReadonlySet<string> = new Set(Object.keys(routeRules).map((route) => route.replace(/^\S+ /, "")));
const belowOthers: ReadonlySet<string> = new Set(otherRules.map(([pattern]) => pattern));

/** The rule of paths that no other route matches. */
const anyPage = "/*";

/** The rule of a call that matches these patterns. */
export function ruleOf(method: string, paths: readonly string[]): RouteRule {
  const methods = method === "HEAD" ? ["HEAD", "GET"] : [method];
  const find = (some: readonly string[]) =>
    methods.flatMap((one) => some.flatMap((path) => routeRules[`${one} ${path}`] ?? [])).at(0);
  const own = find(paths.filter((path) => path !== anyPage));
  const below = otherRules.find(([pattern]) => paths.includes(pattern))?.[1];
  return own ?? below ?? find(paths) ?? unknown;
}

/**
 * The pattern of the route that answers a call. `paths` are all patterns that the call matches. The pattern is one of
 * a small set, however many different addresses are called.
 */
export function routeOf(method: string, paths: readonly string[]): string {
  const own = paths.filter((path) => path !== anyPage);
  const answering = own.find((path) => `${method} ${path}` in routeRules || `GET ${path}` in routeRules);
  const known = answering ?? own.find((path) => knownPaths.has(path)) ?? own.find((path) => belowOthers.has(path));
  return withoutConditions(known ?? anyPage);
}

/** `/widgets/:name/:path{.+}` -> `/widgets/:name/:path` */
function withoutConditions(path: string): string {
  return path
    .split("/")
    .map((part) => part.split("{", 1)[0])
    .join("/");
}

/** Whether a HEAD is answered like a GET of the same path. */
export function answersHead(path: string): boolean {
  return routeRules[`GET ${path}`]?.hasEffect !== true;
}

/** The methods that the routes of these patterns answer. */
export function methodsOf(paths: readonly string[]): readonly string[] {
  const own: ReadonlySet<string> = new Set(paths.filter((path) => path !== anyPage));
  const methods = Object.keys(routeRules).flatMap((route) => {
    const [method = "", path = ""] = route.split(/ (.*)/);
    if (!own.has(path)) return [];
    return method === "GET" && answersHead(path) ? ["GET", "HEAD"] : [method];
  });
  return [...new Set(methods)];
}
