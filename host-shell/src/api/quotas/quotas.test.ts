import { expect, it } from "vitest";
import { readSettings } from "../../settings/settings.ts";
import { type Quota, quotasOf } from "./quotas.ts";
import { type RouteRule, routeRules } from "./route-rules.ts";

const quotas = Object.entries<Quota>(quotasOf(readSettings({})));
const rules = Object.values<RouteRule>(routeRules);

it("each belong to a route", () => {
  const used = new Set(rules.flatMap((rule) => ("quota" in rule ? [rule.quota] : [])));
  const unused = quotas.map(([name]) => name).filter((name) => !(used as ReadonlySet<string>).has(name));
  expect(unused).toEqual(["crossSite", "others"]);
});
