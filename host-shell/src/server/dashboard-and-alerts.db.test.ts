import { readFileSync } from "node:fs";
import { parser } from "@prometheus-io/lezer-promql";
import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { counters, gauges, histograms } from "../metrics/metric-table.ts";
import { namesIn } from "../metrics/testing/samples.ts";
import { scriptedReviewer } from "./testing/scripted-reviewer.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const read = (name: string) => readFileSync(new URL(`../../../docs/operate/${name}`, import.meta.url), "utf8");

const Rules = v.object({
  groups: v.array(
    v.object({
      name: v.string(),
      rules: v.array(
        v.strictObject({
          alert: v.string(),
          expr: v.string(),
          for: v.optional(v.pipe(v.string(), v.regex(/^\d+[mh]$/))),
          labels: v.object({ severity: v.picklist(["page", "ticket"]) }),
          annotations: v.strictObject({ summary: v.string(), action: v.string(), runbook: v.string() }),
        }),
      ),
    }),
  ),
});
const Dashboard = v.object({
  panels: v.array(v.object({ title: v.string(), targets: v.array(v.object({ expr: v.string() })) })),
});

const rules = v.parse(Rules, parse(read("alerts.yaml"))).groups.flatMap((group) => group.rules);
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...v
    .parse(Dashboard, JSON.parse(read("dashboard.json")))
    .panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** The metrics and labels that Prometheus adds to every scrape. */
const ofPrometheus = { metrics: ["up"], labels: ["job", "instance", "le"] };

interface Named {
  readonly metrics: readonly string[];
  readonly labels: readonly string[];
}

/** The metrics and labels that an expression names. Throws if it is not valid. */
function namedIn(expression: string): Named {
  const metrics: string[] = [];
  const labels: string[] = [];
  parser
    .configure({ strict: true })
    .parse(expression)
    .iterate({
      enter({ name, from, to, node }) {
        const text = expression.slice(from, to);
        if (name === "Identifier" && node.parent?.name === "VectorSelector") metrics.push(text);
        if (name === "LabelName") labels.push(text);
      },
    });
  return { metrics, labels };
}

type Node = ReturnType<typeof parser.parse>["topNode"];

const scalarFunctions: ReadonlySet<string> = new Set(["Scalar", "Time", "Pi"]);

/** Whether an expression is a number, which has no labels. */
function isScalar(node: Node): boolean {
  const [first, last] = [node.firstChild ?? node, node.lastChild ?? node];
  switch (node.name) {
    case "NumberDurationLiteral":
      return true;
    case "ParenExpr":
    case "UnaryExpr":
      return isScalar(last);
    case "BinaryExpr":
      return isScalar(first) && isScalar(last);
    case "FunctionCall":
      return scalarFunctions.has(first.firstChild?.name ?? "");
    default:
      return false;
  }
}

/**
 * Operations between vectors with labels of which one side has no labels: Prometheus refuses them, but the parser does
 * not.
 */
function mismatchesIn(expression: string): readonly string[] {
  const mismatches: string[] = [];
  parser.parse(expression).iterate({
    enter({ name, from, to, node }) {
      if (name !== "BinaryExpr") return;
      const needsLabels = ["MatchingModifierClause", "And", "Or", "Unless"].some((part) => node.getChild(part));
      const sides = [node.firstChild, node.lastChild];
      if (needsLabels && sides.some((side) => side && isScalar(side))) mismatches.push(expression.slice(from, to));
    },
  });
  return mismatches;
}

let server: TestServer;
beforeAll(async () => {
  const environment = { DATABASE_URL: await newPostgresDatabase(), ADMIN_PORT: "0" };
  server = await startTestServer(scriptedReviewer(), environment);
  await fetch(`${server.url}/api/session`);
});
afterAll(() => server.stop());

it("refuses an expression that is not valid", () => {
  expect(() => namedIn("sum(rate(up[5m])")).toThrow(SyntaxError);
  expect(namedIn('sum by (route) (rate(up{status="1"}[5m]))')).toEqual({
    metrics: ["up"],
    labels: ["route", "status"],
  });
});

it("compares by labels only what has labels", () => {
  expect(mismatchesIn("up < 4 * on (job) up")).toEqual(["4 * on (job) up"]);
  expect(mismatchesIn("up and (time() - 1)")).toEqual(["up and (time() - 1)"]);
  expect(mismatchesIn("up < on (job) (4 * up) or up < 1")).toEqual([]);
  expect(
    expressions.flatMap(([title, expression]) => mismatchesIn(expression).map((one) => `${title}: ${one}`)),
  ).toEqual([]);
});

it("names in the dashboard and the alerts only metrics that a server has", async () => {
  const text = await (await fetch(`${server.operatorUrl}/metrics`)).text();
  // Gauges without samples belong to parts that this server does not have, such as a layout service.
  const declared = [...text.matchAll(/^# TYPE (\S+) gauge$/gm)].map(([, name = ""]) => name);
  const known = new Set([...namesIn(text), ...declared, ...ofPrometheus.metrics]);
  const unknown = expressions.flatMap(([title, expression]) =>
    namedIn(expression)
      .metrics.filter((name) => !known.has(name) && !isAwaited(name, text))
      .map((name) => `${title}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(expressions.length).toBeGreaterThan(30);
});

/** Whether the name is that of a part of a histogram that has no samples yet. */
function isAwaited(name: string, text: string): boolean {
  return text.includes(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, "")} histogram\n`);
}

it("names in the dashboard and the alerts only labels that the metrics have", () => {
  const rows: Readonly<Record<string, { readonly about: string; readonly labels?: readonly string[] }>> = {
    ...gauges,
    ...counters,
    ...histograms,
  };
  const unknown = expressions.flatMap(([title, expression]) => {
    const { metrics, labels } = namedIn(expression);
    const known = metrics.flatMap((name) => rows[name.replace(/_(?:bucket|count|sum)$/, "")]?.labels ?? []);
    return labels
      .filter((label) => ![...known, ...ofPrometheus.labels].includes(label))
      .map((label) => `${title}: ${label}`);
  });
  expect(unknown).toEqual([]);
});

it("shows every metric of the table on the dashboard", () => {
  const shown = v
    .parse(Dashboard, JSON.parse(read("dashboard.json")))
    .panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namedIn(expr).metrics));
  const names = Object.keys({ ...gauges, ...counters, ...histograms });
  expect(names.filter((name) => !shown.some((one) => one.startsWith(name)))).toEqual([]);
});

it("counts no health checks and scrapes, which outnumber visitors at night, where it divides by all requests", () => {
  const shares = expressions.filter(([, expression]) =>
    /\/ sum\(rate\(http_request_duration_seconds_count/.test(expression),
  );
  expect(shares.map(([title]) => title)).toEqual(["RequestsFail", "Share of failed requests"]);
  for (const [, expression] of shares)
    expect(expression.match(/route!~"\/healthz\|\/readyz\|\/metrics"/g)).toHaveLength(2);
});

it("says what to do about every alert", () => {
  const chapters = [...read("alerts.md").matchAll(/^## (\w+)\n\n\S/gm)].map(([, name = ""]) => name);
  expect(chapters).toEqual(rules.map(({ alert }) => alert));
  expect(rules.map(({ annotations }) => annotations.runbook)).toEqual(
    chapters.map((name) => `docs/operate/alerts.md#${name.toLowerCase()}`),
  );
});

it("explains every metric", () => {
  const rows = Object.entries<{ readonly about: string; readonly labels?: readonly string[] }>({
    ...histograms,
    ...counters,
    ...gauges,
  }).map(
    ([name, { about, labels = [] }]) =>
      `| \`${name}\` | ${labels.map((label) => `\`${label}\``).join(", ")} | ${about} |`,
  );
  expect(read("metrics.md")).toContain(
    ["| metric | labels | meaning |", "| --- | --- | --- |", ...rows, ""].join("\n"),
  );
});
