import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { CvArea } from "shared-runtime/api/cv.ts";
import type { MemberUser } from "shared-runtime/api/session.ts";
import type { RemoteManifest } from "shared-runtime/contract/remote-manifest.ts";
import type { WidgetInput } from "shared-runtime/contract/widget.ts";
import type { CvFacts } from "../services/cv-review/facts/cv-facts.ts";
import type { FailureFigures } from "../services/widget-registry/failure-figures.ts";
import { bytes } from "./bytes.column.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** An accepted CV. Everything else that is known of it hangs on this row and goes with it. */
export const cv = pgTable(
  "cv",
  {
    id: uuid("id").primaryKey(),
    bytes: bytes("bytes").notNull(),
    pages: integer("pages").notNull(),
    words: integer("words").notNull(),
    language: text("language", { enum: ["da", "en"] }).notNull(),
    uploadedAt: moment("uploaded_at").notNull().defaultNow(),
  },
  (table) => [index("cv_uploaded_at").on(table.uploadedAt)],
);

/** A review that is still owed, or that failed for good. It is removed in the transaction that keeps the review. */
export const cvReviewJob = pgTable(
  "cv_review_job",
  {
    cvId: uuid("cv_id")
      .primaryKey()
      .references(() => cv.id, { onDelete: "cascade" }),
    queuedAt: moment("queued_at").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    /** From when on anybody may take the job: the end of the lease while somebody works on it. */
    availableAt: moment("available_at").notNull().defaultNow(),
    leasedBy: uuid("leased_by"),
    failure: text("failure", { enum: ["unreadable", "exhausted"] }),
  },
  (table) => [
    index("cv_review_job_available_at")
      .on(table.availableAt)
      .where(sql`${table.failure} is null`),
  ],
);

export const cvReview = pgTable("cv_review", {
  cvId: uuid("cv_id")
    .primaryKey()
    .references(() => cv.id, { onDelete: "cascade" }),
  areas: jsonb("areas").$type<readonly CvArea[]>().notNull(),
  /** Absent in reviews that were made before jobs were matched with CVs. */
  facts: jsonb("facts").$type<CvFacts>(),
  thumbnail: bytes("thumbnail"),
  /** In reading order, CPR numbers masked. */
  text: text("text").notNull(),
  language: text("language", { enum: ["da", "en"] }).notNull(),
  reviewedAt: moment("reviewed_at").notNull().defaultNow(),
});

/** Secrets that every process on this database must agree on. */
export const serverSecret = pgTable("server_secret", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

/** A published version of a widget. Its files lie in the widget store; the row makes them a version. */
export const widgetVersion = pgTable(
  "widget_version",
  {
    name: text("name").notNull(),
    version: text("version").notNull(),
    manifest: jsonb("manifest").$type<RemoteManifest>().notNull(),
    /** JSON Schema of the props, for the check that no live placeholder breaks. */
    props: jsonb("props").$type<object>().notNull(),
    /** Of all files that a first mount needs, compressed. */
    bytes: integer("bytes").notNull(),
    publishedAt: moment("published_at").notNull().defaultNow(),
    publishedBy: text("published_by").notNull(),
    /** Why it was published although it breaks live placeholders. */
    forcedBecause: text("forced_because"),
    /** Whether ranges may find it: it was served as `stable`, and the channel was not taken back from it. */
    released: boolean("released").notNull().default(false),
    /** Why no channel may serve it any more. */
    withdrawnBecause: text("withdrawn_because"),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);

/** What a channel of a widget serves. */
export const widgetChannel = pgTable(
  "widget_channel",
  {
    name: text("name").notNull(),
    channel: text("channel", { enum: ["stable", "canary"] }).notNull(),
    version: text("version").notNull(),
    /** The version it served before, to go back to. */
    previous: text("previous"),
    /** Percentage of visitors who get a canary where a page asks for `stable`. */
    share: integer("share").notNull().default(0),
    since: moment("since").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.channel] }),
    foreignKey({ columns: [table.name, table.version], foreignColumns: [widgetVersion.name, widgetVersion.version] }),
  ],
);

/** What was done to a widget's versions and deploy tokens, by whom and why. How many there are tells of every change. */
export const widgetEvent = pgTable(
  "widget_event",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    name: text("name").notNull(),
    at: moment("at").notNull().defaultNow(),
    actor: text("actor").notNull(),
    action: text("action", { enum: ["publish", "promote", "rollback", "heal", "end", "token", "revoke"] }).notNull(),
    /** That was done something with, or that a channel serves from then on. */
    version: text("version"),
    channel: text("channel"),
    previous: text("previous"),
    reason: text("reason"),
    /** Percentage of visitors that a canary went to. */
    share: integer("share"),
    /** What made the registry take a version back. */
    failures: jsonb("failures").$type<FailureFigures>(),
    /** The label of the deploy token that was made or revoked. */
    token: text("token"),
  },
  (table) => [index("widget_event_name").on(table.name)],
);

/** Who may deploy a widget. The token itself is known to its owner alone. */
export const deployToken = pgTable("deploy_token", {
  id: uuid("id").primaryKey(),
  widget: text("widget").notNull(),
  label: text("label").notNull(),
  /** SHA-256, hexadecimal. */
  hash: text("hash").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  revokedAt: moment("revoked_at"),
});

/** A placeholder that a loader met on a page of another system. */
export const widgetPlaceholder = pgTable(
  "widget_placeholder",
  {
    /** Origin and path. */
    page: text("page").notNull(),
    origin: text("origin").generatedAlwaysAs(sql`split_part(page, '/', 1) || '//' || split_part(page, '/', 3)`),
    /** Of what the placeholder says. */
    digest: text("digest").notNull(),
    widget: text("widget").notNull(),
    wish: text("wish").notNull(),
    input: jsonb("input").$type<WidgetInput>().notNull(),
    firstSeenAt: moment("first_seen_at").notNull().defaultNow(),
    seenAt: moment("seen_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.digest] }),
    index("widget_placeholder_widget").on(table.widget),
    index("widget_placeholder_origin").on(table.origin),
  ],
);

/** How a version fared in browsers, minute by minute. */
export const widgetLoad = pgTable(
  "widget_load",
  {
    name: text("name").notNull(),
    version: text("version").notNull(),
    minute: moment("minute").notNull(),
    mounted: integer("mounted").notNull(),
    failed: integer("failed").notNull(),
    /** Sum over the mounts, in milliseconds. */
    milliseconds: bigint("milliseconds", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version, table.minute] })],
);

/** A sign-in that was begun. It is removed when the issuer sends its visitor back, so that nothing counts twice. */
export const signInAttempt = pgTable(
  "sign_in_attempt",
  {
    /** SHA-256 of the `state`, hexadecimal. */
    stateHash: text("state_hash").primaryKey(),
    /** SHA-256 of the cookie of the browser that began it: another one cannot end it. */
    browserHash: text("browser_hash").notNull(),
    nonce: text("nonce").notNull(),
    codeVerifier: text("code_verifier").notNull(),
    /** Path on this site to go to afterwards. */
    redirectPath: text("redirect_path").notNull(),
    startedAt: moment("started_at").notNull().defaultNow(),
  },
  (table) => [index("sign_in_attempt_started_at").on(table.startedAt)],
);

/** Somebody who is signed in. The cookie itself is known to the browser alone. */
export const memberSession = pgTable(
  "member_session",
  {
    /** SHA-256 of the cookie, hexadecimal. */
    hash: text("hash").primaryKey(),
    user: jsonb("user").$type<MemberUser>().notNull(),
    /** Tells the issuer whom to sign out. */
    idToken: text("id_token").notNull(),
    startedAt: moment("started_at").notNull().defaultNow(),
    renewedAt: moment("renewed_at").notNull().defaultNow(),
  },
  (table) => [index("member_session_renewed_at").on(table.renewedAt)],
);

/** What somebody left with us so that we get in touch. */
export const lead = pgTable("lead", {
  id: uuid("id").primaryKey(),
  kind: text("kind", { enum: ["tool"] }).notNull(),
  /** The dialog or form it comes from. */
  source: integer("source").notNull(),
  payload: jsonb("payload").$type<Readonly<Record<string, unknown>>>().notNull(),
  /** The member who was signed in. */
  memberId: text("member_id"),
  correlationId: uuid("correlation_id").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

/** What must reach another system. Written in the transaction of what it tells about. */
export const outboxMessage = pgTable(
  "outbox_message",
  {
    /** In the order in which messages were written; also tells it within one subject. */
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** The same each time the message is sent, so that who takes it can tell a repetition. */
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    /** What it is about, such as a lead: messages of one subject arrive in their order. */
    subject: uuid("subject").notNull(),
    topic: text("topic").notNull(),
    payload: jsonb("payload").$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    /** From when on anybody may send it: the end of the lease while somebody does, or of the pause after a failure. */
    availableAt: moment("available_at").notNull().defaultNow(),
    deliveredAt: moment("delivered_at"),
    /** When it was given up. */
    deadAt: moment("dead_at"),
    lastError: text("last_error"),
  },
  (table) => [
    index("outbox_message_due")
      .on(table.availableAt)
      .where(sql`${table.deliveredAt} is null and ${table.deadAt} is null`),
    index("outbox_message_open_subject")
      .on(table.subject, table.id)
      .where(sql`${table.deliveredAt} is null`),
  ],
);

export const jobRevisions = pgSequence("job_revisions");

/**
 * A posting of a job, and the truth about it: what jobs are found by is made of this table at any time. All that write
 * to it take turns (`job-store`), so that revisions become visible in their order.
 */
export const job = pgTable(
  "job",
  {
    /** Names the job in the calls and in the index. */
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** What its board knows it by: the same posting comes again under the same name. */
    identifier: text("identifier").notNull().unique(),
    /** Goes up with each change of any job. */
    revision: bigint("revision", { mode: "number" }).notNull(),
    /** SHA-256 of what the board said, hexadecimal: the same again is no change. */
    digest: text("digest").notNull(),
    title: text("title").notNull(),
    company: text("company").notNull(),
    /** Where the work is, as it is shown. Empty where the posting does not say. */
    location: text("location").notNull(),
    /** Four digits. Without it a job is found in the whole country alone. */
    zip: text("zip"),
    /** 1 to 5; also of jobs whose posting names a region and no postal code. */
    region: smallint("region"),
    language: text("language", { enum: ["da", "en"] }).notNull(),
    /** Plain text, whatever the board sent. */
    description: text("description").notNull(),
    /** Its beginning, as long as it is shown on a card. */
    summary: text("summary").notNull(),
    skills: jsonb("skills").$type<readonly string[]>().notNull(),
    sourceUrl: text("source_url").notNull(),
    postedAt: moment("posted_at").notNull(),
    /** From when on nobody can apply. */
    validThrough: moment("valid_through"),
    /** Since when it is no longer shown. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    index("job_revision").on(table.revision),
    index("job_valid_through")
      .on(table.validThrough)
      .where(sql`${table.removedAt} is null`),
  ],
);

/** A job that was deleted, whoever did it: written by a trigger of `job`, so that who follows the jobs hears of it. */
export const jobDeletion = pgTable(
  "job_deletion",
  {
    jobId: bigint("job_id", { mode: "number" }).primaryKey(),
    /** One of those that jobs have. */
    revision: bigint("revision", { mode: "number" }).notNull(),
    deletedAt: moment("deleted_at").notNull().defaultNow(),
  },
  (table) => [index("job_deletion_revision").on(table.revision)],
);

/** What somebody thought of a job that was found for their CV. The last one counts. */
export const jobRating = pgTable(
  "job_rating",
  {
    jobId: bigint("job_id", { mode: "number" })
      .notNull()
      .references(() => job.id, { onDelete: "cascade" }),
    cvId: uuid("cv_id")
      .notNull()
      .references(() => cv.id, { onDelete: "cascade" }),
    /** 1 to 5. */
    score: smallint("score").notNull(),
    ratedAt: moment("rated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.cvId] }), index("job_rating_cv_id").on(table.cvId)],
);

/** How far the tables of `job_index_block` follow the jobs, for servers that rank by them. One row. */
export const jobIndexState = pgTable("job_index_state", {
  id: smallint("id").primaryKey(),
  /** Of the rules by which the postings were analysed: the index of other rules is made anew. */
  analyser: text("analyser").notNull(),
  /** Of the last change that is in the index. */
  revision: bigint("revision", { mode: "number" }).notNull(),
  /** Since when all jobs that there were are in it. */
  completeSince: moment("complete_since"),
});

/** A job that can be found, and the segment that holds its terms: what other segments hold of it is out of date. */
export const jobIndexEntry = pgTable(
  "job_index_entry",
  {
    jobId: bigint("job_id", { mode: "number" })
      .primaryKey()
      .references(() => job.id, { onDelete: "cascade" }),
    segment: integer("segment").notNull(),
    /** 0 to 5, or nothing where the posting does not say. */
    level: smallint("level"),
    zip: text("zip"),
    region: smallint("region"),
    postedAt: moment("posted_at").notNull(),
    validThrough: moment("valid_through"),
  },
  (table) => [index("job_index_entry_segment").on(table.segment)],
);

/** Jobs that came into the index at once, and segments that were merged since. */
export const jobIndexSegment = pgTable("job_index_segment", {
  id: serial("id").primaryKey(),
  /** Some of them may be out of date by now. */
  jobs: integer("jobs").notNull(),
});

/** The jobs of a segment that have a term, and how much each is about it. */
export const jobIndexBlock = pgTable(
  "job_index_block",
  {
    term: text("term").notNull(),
    segment: integer("segment").notNull(),
    jobIds: bigint("job_ids", { mode: "number" }).array().notNull(),
    /** Of each of the jobs, 1 to 255. */
    impacts: smallint("impacts").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.segment] }), index("job_index_block_segment").on(table.segment)],
);
