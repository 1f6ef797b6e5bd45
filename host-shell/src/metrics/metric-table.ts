/** A value that is read for each scrape. */
interface GaugeRow {
  readonly about: string;
  readonly labels?: readonly string[];
}

interface HistogramRow extends GaugeRow {
  /** Upper bounds of the buckets, in seconds. */
  readonly buckets: readonly number[];
}

/** The gauges of the server, by name. A test compares all metrics with `docs/operate/metrics.md`. */
export const gauges = {
  host_shell_release_info: { about: "Always 1; the labels are the running release.", labels: ["version", "commit"] },
  host_shell_check_passes: { about: "1 if a check of /readyz passes, else 0.", labels: ["check"] },
  host_shell_storage_nearly_full: {
    about: "1 if what is stored there is or will soon be refused for want of room.",
    labels: ["storage"],
  },
  host_shell_source_age_seconds: { about: "Age of the last usable answer of another system.", labels: ["source"] },
  host_shell_reading_failed: {
    about: "1 if the values of a source could not be read in time; they are missing then.",
    labels: ["source"],
  },
  host_shell_database_connections: {
    about: "Connections of this server to PostgreSQL, by whether a query uses them.",
    labels: ["state"],
  },
  host_shell_database_connections_limit: { about: "DATABASE_CONNECTIONS." },
  host_shell_database_calls_waiting: { about: "Calls of this server that wait for a connection." },
  host_shell_reviews_waiting: { about: "CVs that wait for their review or are being reviewed, on all servers." },
  host_shell_reviews_oldest_seconds: { about: "Age of the oldest of these; 0 if there is none." },
  host_shell_reviews_given_up: { about: "CVs whose review was given up and not retried." },
  host_shell_outbox_undelivered: { about: "Messages that are not delivered.", labels: ["topic", "state"] },
  host_shell_outbox_oldest_seconds: {
    about: "Age of the oldest message that is not delivered; 0 if there is none.",
    labels: ["state"],
  },
  host_shell_job_index_ready: { about: "1 if the index has all jobs that existed at the start." },
  host_shell_job_index_age_seconds: { about: "Time since the index had all changes of jobs." },
  host_shell_disk_free_bytes: { about: "Bytes that the server may still write.", labels: ["folder"] },
  host_shell_disk_reserve_bytes: {
    about: "Free bytes below which the server stores nothing more.",
    labels: ["folder"],
  },
  host_shell_clock_offset_seconds: { about: "Clock of this server less that of the database." },
  host_shell_clock_jump_seconds: { about: "Clock of the database less what it should say; 0 if it is right." },
  host_shell_deletion_stopped: { about: "1 if nothing is deleted for its age, since a clock may be wrong." },
} as const satisfies Readonly<Record<string, GaugeRow>>;
export type GaugeName = keyof typeof gauges;

/** The counters and histograms that the server updates while it runs. */
export const counters = {
  host_shell_reviews_total: { about: "Reviews of this server, by their outcome.", labels: ["outcome"] },
  host_shell_deliveries_total: { about: "Attempts to deliver a message, by their outcome.", labels: ["outcome"] },
  host_shell_spans_total: {
    about: "Spans of traces that ended on this server, by their outcome.",
    labels: ["outcome"],
  },
  host_shell_log_lines_total: { about: "Lines of the log from warn on, by level.", labels: ["level"] },
} as const satisfies Readonly<Record<string, GaugeRow>>;

export const histograms = {
  http_request_duration_seconds: {
    about: "Requests, and the time until their answer began.",
    labels: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10, 60],
  },
  host_shell_review_duration_seconds: {
    about: "Time that a review of a CV took.",
    buckets: [0.5, 1, 2, 5, 10, 20, 40, 60],
  },
} as const satisfies Readonly<Record<string, HistogramRow>>;
