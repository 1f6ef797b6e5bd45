import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import type { WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import { moment } from "../../database/moment.column.ts";
import type { FailureFigures } from "./failure-figures.ts";

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
export type PublishedVersion = typeof widgetVersion.$inferSelect;

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
export type ChannelState = typeof widgetChannel.$inferSelect;
export type Channel = ChannelState["channel"];

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
export type RegistryEvent = typeof widgetEvent.$inferSelect;

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
