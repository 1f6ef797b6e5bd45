import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { readSettings } from "../../settings/settings.ts";
import { guessQuotas, type Quota, quotasOf } from "./quotas.ts";
import { type RouteRule, routeRules } from "./route-rules.ts";

const quotas = Object.entries<Quota>(quotasOf(readSettings({})));
const rules = Object.values<RouteRule>(routeRules);

it("are the table of the documentation", async () => {
  const rows = quotas.map(
    ([, { what, callsPerMinute, memberCallsPerMinute = "", setting }]) =>
      `| ${what} | ${callsPerMinute} | ${memberCallsPerMinute} | ${setting === undefined ? "" : `\`${setting}\``} |`,
  );
  const wrong = Object.values(guessQuotas).map(({ what, guessesPerMinute }) => `| ${what} | ${guessesPerMinute} |`);
  const docs = await readFile(new URL("../../../../docs/api.md", import.meta.url), "utf8");
  expect(docs).toContain(
    ["| calls a minute | of an address | of a member | setting |", "| --- | --- | --- | --- |", ...rows, ""].join("\n"),
  );
  expect(docs).toContain(["| wrong ones a minute | of an address |", "| --- | --- |", ...wrong, ""].join("\n"));
});

it("each belong to a route", () => {
  const used = new Set(rules.flatMap((rule) => ("quota" in rule ? [rule.quota] : [])));
  const unused = quotas.map(([name]) => name).filter((name) => !(used as ReadonlySet<string>).has(name));
  expect(unused).toEqual(["crossSite", "others"]);
});
