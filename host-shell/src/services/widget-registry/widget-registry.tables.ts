import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import type { WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import { moment } from "../../database/moment.column.ts";
import type { FailureFigures } from "./failure-figures.ts";
import type { Metric, ReleaseFigures } from "./gradual-release/release-figures.ts";

/** A published version of a widget. Its files are in the widget store, and are not served without this row. */
export const widgetVersion = pgTable(
  "widget_version",
  {
    name: text("name").notNull(),
    version: text("version").notNull(),
    manifest: jsonb("manifest").$type<RemoteManifest>().notNull(),
    /** The exact text of `widget.json`, which signatures cover. Versions of earlier releases have none. */
    manifestText: text("manifest_text"),
    /** The JSON Schema of the props, against which live placeholders are checked. */
    props: jsonb("props").$type<object>().notNull(),
    /** Compressed size of all files that a first mount needs. */
    bytes: integer("bytes").notNull(),
    publishedAt: moment("published_at").notNull().defaultNow(),
    publishedBy: text("published_by").notNull(),
    /** The reason to publish the version even though it breaks live placeholders. */
    forcedBecause: text("forced_because"),
    /** Whether ranges include the version: it was served on `stable`, and was neither rolled back nor withdrawn. */
    released: boolean("released").notNull().default(false),
    /** The reason why the version was withdrawn, so that no channel serves it. */
    withdrawnBecause: text("withdrawn_because"),
    /**
     * Whether a person withdrew the version for security. Neither it nor a lower version replaces another one by
     * itself.
     */
    withdrawnForSecurity: boolean("withdrawn_for_security").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);
export type PublishedVersion = typeof widgetVersion.$inferSelect;

/** The version that a channel of a widget serves. */
export const widgetChannel = pgTable(
  "widget_channel",
  {
    name: text("name").notNull(),
    channel: text("channel", { enum: ["stable", "canary"] }).notNull(),
    version: text("version").notNull(),
    /** The version that the channel served before. */
    previous: text("previous"),
    /** Percentage of visitors who get the canary on pages that ask for `stable`. */
    share: integer("share").notNull().default(0),
    since: moment("since").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.channel] }),
    foreignKey({ columns: [table.name, table.version], foreignColumns: [widgetVersion.name, widgetVersion.version] }),
  ],
);
export type ChannelState = typeof widgetChannel.$inferSelect;
export type Channel = ChannelState["channel"];

/** A change of a widget's versions, deploy tokens or keys. The number of rows is the registry's revision. */
export const widgetEvent = pgTable(
  "widget_event",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    name: text("name").notNull(),
    at: moment("at").notNull().defaultNow(),
    actor: text("actor").notNull(),
    action: text("action", {
      enum: [
        "publish",
        "promote",
        "rollback",
        "heal",
        "withdraw",
        "end",
        "token",
        "revoke",
        "add-key",
        "revoke-key",
        "sign",
        "release",
        "advance",
        "hold",
        "continue",
        "stop",
      ],
    }).notNull(),
    /** The changed version, or the version that the channel serves after the change. */
    version: text("version"),
    channel: text("channel"),
    previous: text("previous"),
    reason: text("reason"),
    /** Percentage of visitors who got the canary. */
    share: integer("share"),
    /** The counts for which the registry withdrew the version. */
    failures: jsonb("failures").$type<FailureFigures>(),
    /** The label of the deploy token that was issued or revoked. */
    token: text("token"),
    /** The id of the key that was added or revoked, or that signed a version. */
    key: text("key"),
  },
  (table) => [index("widget_event_name").on(table.name)],
);
export type RegistryEvent = typeof widgetEvent.$inferSelect;

/** A public key of the team of a widget. It is never deleted, since it decides whether its signatures are trusted. */
export const widgetKey = pgTable(
  "widget_key",
  {
    widget: text("widget").notNull(),
    /** Derived from the key. */
    id: text("id").notNull(),
    /** Ed25519, DER in base64. */
    publicKey: text("public_key").notNull(),
    /** The key that signed the registration of this one. */
    addedBy: text("added_by"),
    createdAt: moment("created_at").notNull(),
    revokedAt: moment("revoked_at"),
    /** Signatures that the key made from this time on are not trusted. */
    untrustedSince: moment("untrusted_since"),
  },
  (table) => [primaryKey({ columns: [table.widget, table.id] })],
);
export type WidgetKey = typeof widgetKey.$inferSelect;

/** A signature of the manifest of a version. It was valid when it was stored. */
export const widgetSignature = pgTable(
  "widget_signature",
  {
    name: text("name").notNull(),
    version: text("version").notNull(),
    key: text("key").notNull(),
    /** Ed25519, base64. */
    signature: text("signature").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version, table.key] })],
);
export type WidgetSignature = typeof widgetSignature.$inferSelect;

/** A token for deploying a widget. Only its hash is stored. */
export const deployToken = pgTable("deploy_token", {
  id: uuid("id").primaryKey(),
  widget: text("widget").notNull(),
  label: text("label").notNull(),
  /** SHA-256, hexadecimal. */
  hash: text("hash").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** `null` for tokens of earlier releases, which do not expire. */
  expiresAt: moment("expires_at"),
  revokedAt: moment("revoked_at"),
});

/** A placeholder that a loader reported from a page of another system. */
export const widgetPlaceholder = pgTable(
  "widget_placeholder",
  {
    /** Origin and path of the page. */
    page: text("page").notNull(),
    origin: text("origin").generatedAlwaysAs(sql`split_part(page, '/', 1) || '//' || split_part(page, '/', 3)`),
    /** Hash of the placeholder's content. */
    digest: text("digest").notNull(),
    widget: text("widget").notNull(),
    /** The requested channel, range or version. */
    spec: text("wish").notNull(),
    input: jsonb("input").$type<WidgetInput>().notNull(),
    firstSeenAt: moment("first_seen_at").notNull().defaultNow(),
    seenAt: moment("seen_at").notNull().defaultNow(),
    /** Whether the last report said that `data-widget-editing` was left on the published page. */
    editing: boolean("editing").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.digest] }),
    index("widget_placeholder_widget").on(table.widget),
    index("widget_placeholder_origin").on(table.origin),
  ],
);

/** The days on which browsers reported a tool of a page on an allowed origin. */
export const widgetPage = pgTable(
  "widget_page",
  {
    /** Identifies the page for receivers of messages. */
    id: uuid("id").notNull().defaultRandom(),
    /** Origin and path of the page. */
    page: text("page").notNull(),
    origin: text("origin").generatedAlwaysAs(sql`split_part(page, '/', 1) || '//' || split_part(page, '/', 3)`),
    widget: text("widget").notNull(),
    /** In UTC, as all days. */
    firstDay: date("first_day").notNull(),
    lastDay: date("last_day").notNull(),
    /** The number of days with a report. */
    days: integer("days").notNull().default(1),
    /** The most days without a report between two reports. */
    longestPause: integer("longest_pause").notNull().default(0),
    /** When another system was notified that the page has stopped. */
    toldAt: moment("told_at"),
  },
  (table) => [primaryKey({ columns: [table.page, table.widget] }), index("widget_page_last_day").on(table.lastDay)],
);
export type PageDays = typeof widgetPage.$inferSelect;

/** The loads of a version that browsers reported, by the minute. */
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

/** The loads of a version that one sender reported, by the minute. Kept while failures are judged. */
export const widgetLoadOfSender = pgTable(
  "widget_load_of_sender",
  {
    minute: moment("minute").notNull(),
    name: text("name").notNull(),
    version: text("version").notNull(),
    /** Keyed hash of the client address. */
    sender: text("sender").notNull(),
    mounted: integer("mounted").notNull(),
    failed: integer("failed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.name, table.version, table.sender] })],
);

/**
 * The loads of a version that pages of unknown origins reported, by the minute. They are only displayed and decide
 * nothing.
 */
export const widgetLoadElsewhere = pgTable(
  "widget_load_elsewhere",
  {
    name: text("name").notNull(),
    version: text("version").notNull(),
    minute: moment("minute").notNull(),
    mounted: integer("mounted").notNull(),
    failed: integer("failed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version, table.minute] })],
);

/** A version that a growing share of visitors gets automatically, compared with the version of `stable` meanwhile. */
export const widgetRelease = pgTable(
  "widget_release",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    version: text("version").notNull(),
    /** The version that `stable` serves, which it is compared with. */
    stable: text("stable").notNull(),
    /** Percentage of visitors who get the version. */
    share: integer("share").notNull(),
    /**
     * `running` and `held` are active; `done`: the version is on `stable`; `stopped`: it was taken back because it is
     * worse; `ended`: a person or another change ended the release.
     */
    state: text("state", { enum: ["running", "held", "done", "stopped", "ended"] }).notNull(),
    startedAt: moment("started_at").notNull().defaultNow(),
    startedBy: text("started_by").notNull(),
    /** When the share was raised last. */
    shareSince: moment("share_since").notNull().defaultNow(),
    endedAt: moment("ended_at"),
    /** Why it was stopped, or ended by a change of `stable`. */
    reason: text("reason"),
    /** The metric because of which it was stopped. */
    worse: text("worse").$type<Metric>(),
    /** A visit is slow above this p75 of visits with `stable`, in milliseconds; `null` until enough have reported. */
    slowAbove: integer("slow_above"),
    /** The same p75 for the longest interaction of a visit: a visit above it is laggy. */
    laggyAbove: integer("laggy_above"),
    /** The most visits of a step that count from one network. */
    networkMost: integer("network_most").notNull().default(5),
    /** The figures by which the release was judged when it ended. */
    figures: jsonb("figures").$type<ReleaseFigures>(),
  },
  (table) => [
    uniqueIndex("widget_release_active")
      .on(table.name)
      .where(sql`${table.state} in ('running', 'held')`),
    index("widget_release_name").on(table.name, table.startedAt),
  ],
);
export type Release = typeof widgetRelease.$inferSelect;

/** The first visit of a sender at a step of a gradual release. */
export const widgetReleaseVisit = pgTable(
  "widget_release_visit",
  {
    release: uuid("release")
      .notNull()
      .references(() => widgetRelease.id, { onDelete: "cascade" }),
    /** Keyed hash of the client address and the widget; a random text after 30 days. */
    sender: text("sender").notNull(),
    /** A random text that identifies the page view. Only reports of the same page view may add to the row. */
    visit: text("visit").notNull(),
    /** Keyed hash of the network of the address. */
    network: text("network").notNull(),
    at: moment("at").notNull().defaultNow(),
    /** Whether the visitor got the new version. */
    isNew: boolean("is_new").notNull(),
    /** Percentage of visitors who got the new version when this one was drawn. */
    share: integer("share").notNull(),
    failed: boolean("failed").notNull(),
    crashed: boolean("crashed").notNull(),
    /** Whether a call of the page failed; `null` without calls. */
    callFailed: boolean("call_failed"),
    /** Milliseconds until the widget was ready; `null` if it never was. */
    ready: integer("ready"),
    slow: boolean("slow"),
    /** Longest interaction in milliseconds; `null` without one. */
    delay: integer("delay"),
    laggy: boolean("laggy"),
  },
  (table) => [
    primaryKey({ columns: [table.release, table.share, table.sender] }),
    index("widget_release_visit_network").on(table.release, table.share, table.network),
    index("widget_release_visit_at").on(table.release, table.at),
  ],
);

/** A signed link that loads a widget from a development server. */
export const overrideLink = pgTable("override_link", {
  id: uuid("id").primaryKey(),
  widget: text("widget").notNull(),
  origin: text("origin").notNull(),
  /** The person or pipeline that made the link, and the label of the deploy token. */
  actor: text("actor").notNull(),
  /** The id of the deploy token. `null` for links of earlier releases. */
  deployToken: uuid("deploy_token"),
  createdAt: moment("created_at").notNull().defaultNow(),
  expiresAt: moment("expires_at").notNull(),
  revokedAt: moment("revoked_at"),
  revokedBy: text("revoked_by"),
});
