import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { AnsweredRequest } from "../logging/log-requests.ts";
import type { SpanOutcome } from "../tracing/span-export.ts";
import { counters, gauges, histograms } from "./metric-table.ts";
import type { ReadingSource } from "./reading.ts";
import { createReadings } from "./readings.ts";

const reviewOutcomes = ["reviewed", "unreadable", "failed", "given-up", "too-late"] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

const deliveryOutcomes = ["delivered", "failed", "given-up"] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

const spanOutcomes = ["exported", "failed", "dropped"] as const satisfies readonly SpanOutcome[];

const levels = ["fatal", "error", "warn"] as const;

/** The metrics of a server, and their exposition. */
export interface Metrics {
  readonly answered: (request: AnsweredRequest) => void;
  readonly reviewed: (outcome: ReviewOutcome, seconds?: number) => void;
  readonly delivered: (outcome: DeliveryOutcome) => void;
  readonly spansEnded: (outcome: SpanOutcome, spans: number) => void;
  readonly logged: (level: string) => void;
  /** Adds sources of values that `exposition` reads. */
  readonly add: (sources: readonly ReadingSource[]) => void;
  /** All metrics in the format of Prometheus. Does not reject if a source does not answer. */
  readonly exposition: () => Promise<{ readonly type: string; readonly text: string }>;
}

const knownMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The metrics of this process, which all servers in it share. */
const ofProcess = new Registry();
let isProcessMeasured = false;

export function createMetrics(): Metrics {
  if (!isProcessMeasured) collectDefaultMetrics({ register: ofProcess });
  isProcessMeasured = true;
  const register = new Registry();
  const registers = [register];
  const counter = (name: keyof typeof counters) =>
    new Counter({ name, help: counters[name].about, labelNames: counters[name].labels, registers });
  const reviews = counter("host_shell_reviews_total");
  const deliveries = counter("host_shell_deliveries_total");
  const spans = counter("host_shell_spans_total");
  const lines = counter("host_shell_log_lines_total");
  const requests = new Histogram({
    ...settingsOf("http_request_duration_seconds"),
    labelNames: histograms.http_request_duration_seconds.labels,
    registers,
  });
  const reviewing = new Histogram({ ...settingsOf("host_shell_review_duration_seconds"), registers });
  const gaugeOf = new Map(
    Object.entries<{ readonly about: string; readonly labels?: readonly string[] }>(gauges).map(
      ([name, { about, labels = [] }]) => [name, new Gauge({ name, help: about, labelNames: labels, registers })],
    ),
  );
  // Prometheus sees no increase in a counter that appears with its first event, so all counters start at 0.
  for (const outcome of reviewOutcomes) reviews.inc({ outcome }, 0);
  for (const outcome of deliveryOutcomes) deliveries.inc({ outcome }, 0);
  for (const outcome of spanOutcomes) spans.inc({ outcome }, 0);
  for (const level of levels) lines.inc({ level }, 0);
  const readings = createReadings();

  async function text(): Promise<string> {
    const read = await readings.all();
    for (const gauge of gaugeOf.values()) {
      gauge.reset();
      // Unless its value is removed, a gauge without labels would report 0 after a reset.
      gauge.remove({});
    }
    for (const { gauge, labels = {}, value } of read) gaugeOf.get(gauge)?.set(labels, value);
    return register.metrics();
  }

  // Two simultaneous scrapes share one text, so that neither reads gauges that the other is still writing.
  let writing: Promise<string> | undefined;
  const own = () => (writing ??= text().finally(() => (writing = undefined)));

  return {
    answered({ method, route, status, seconds }) {
      requests.observe({ method: knownMethods.has(method) ? method : "other", route, status }, seconds);
    },
    reviewed(outcome, seconds) {
      reviews.inc({ outcome });
      if (seconds !== undefined) reviewing.observe(seconds);
    },
    delivered: (outcome) => deliveries.inc({ outcome }),
    spansEnded: (outcome, count) => spans.inc({ outcome }, count),
    logged: (level) => lines.inc({ level }),
    add: readings.add,
    exposition: async () => ({
      type: register.contentType,
      text: `${await own()}\n${await ofProcess.metrics()}`,
    }),
  };
}

function settingsOf(name: keyof typeof histograms) {
  const { about, buckets } = histograms[name];
  return { name, help: about, buckets: [...buckets] };
}
