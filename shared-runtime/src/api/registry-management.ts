import * as v from "valibot";
import { WidgetName } from "../contract/widget-manifest.ts";
import { normalLine } from "../rules/normal-text.ts";
import { asOneLine, isOneLine } from "./sound-text.ts";
import { KeyId, SignatureText } from "./key-signature.ts";

/** The channels that a page can request. */
export const ChannelName = v.picklist(["stable", "canary"], "must be stable or canary");
export type ChannelName = v.InferOutput<typeof ChannelName>;

const share = v.pipe(
  v.number(),
  v.integer("must be a whole percentage"),
  v.minValue(0, "must be from 0 to 100"),
  v.maxValue(100, "must be from 0 to 100"),
);
const text = v.pipe(
  v.string(),
  v.trim(),
  v.check(isOneLine, "must be one line of text, without control characters or lone surrogates"),
  v.transform(normalLine),
);
/** Why something is done, for the history. */
export const reason = v.pipe(text, v.minLength(10, "must say why, in at least ten characters"), v.maxLength(500));
/** The person or pipeline that makes a change. */
export const Actor = v.pipe(text, v.minLength(1), v.maxLength(100));
/** The number of days that a token is valid. */
export const TokenDays = v.pipe(
  v.number(),
  v.integer("must be a whole number of days"),
  v.minValue(1, "must be from 1 to 366"),
  v.maxValue(366, "must be from 1 to 366"),
);
/** Escapes characters that break a line, since stored texts may be older than the check above. */
export const printable = v.pipe(v.string(), v.transform(asOneLine));

/** The fields of `POST /api/registry/widgets/:name/versions` other than the files. */
export const PublishOptions = v.object({
  channel: v.optional(ChannelName),
  share: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/, "must be a percentage"), v.toNumber(), share)),
  force: v.optional(reason),
  /** The id of a key, and its signature of the bytes of `widget.json`. A signed `widget.json` is sent as a file. */
  key: v.optional(KeyId),
  signature: v.optional(SignatureText),
  by: v.optional(Actor),
});

/** The answer of `POST /api/registry/widgets/:name/versions`. */
export const VersionPublished = v.object({
  name: v.string(),
  version: v.string(),
  /** Absent if the version is published without a channel. */
  channel: v.optional(ChannelName),
  /** Sentences for the person who publishes. */
  notes: v.exactOptional(v.pipe(v.array(v.string()), v.readonly())),
});
export type VersionPublished = v.InferOutput<typeof VersionPublished>;

/** The answer of a promotion and of a rollback. */
export const ChannelChanged = v.object({
  name: v.string(),
  version: v.string(),
  channel: ChannelName,
  notes: v.array(v.string()),
});
export type ChannelChanged = v.InferOutput<typeof ChannelChanged>;

/** The message for a version that was published before. */
export function alreadyPublished(name: string, version: string): string {
  return `${name} ${version} is already published. Published versions never change: raise the version in package.json.`;
}

/** The body of `PUT /api/registry/widgets/:name/channels/:channel`. */
export const Promotion = v.object({
  version: text,
  share: v.optional(share),
  force: v.optional(reason),
  by: v.optional(Actor),
});
export type Promotion = v.InferOutput<typeof Promotion>;

/** The body of `POST /api/registry/widgets/:name/rollback`. */
export const Rollback = v.object({
  /** If absent, the gradual release that is under way is stopped; without such a release, `stable` is rolled back. */
  channel: v.optional(ChannelName),
  /**
   * The security reason for withdrawing the version that the channel served. If absent, the version is not withdrawn.
   */
  security: v.optional(reason),
  by: v.optional(Actor),
});

/** The body of `POST /api/registry/widgets/:name/versions/:version/withdrawal`. */
export const SecurityWithdrawal = v.object({ security: reason, by: v.optional(Actor) });

/** The answer of a withdrawal. */
export const VersionWithdrawn = v.object({ name: v.string(), version: v.string() });
export type VersionWithdrawn = v.InferOutput<typeof VersionWithdrawn>;

/** The body of `POST /api/registry/tokens`. */
export const NewToken = v.object({
  widget: WidgetName,
  label: Actor,
  days: v.optional(TokenDays, 366),
  by: v.optional(Actor),
});

/** The answer of `POST /api/registry/tokens`. The token itself is never sent again. */
export const IssuedToken = v.object({ id: v.string(), token: v.string(), expiresAt: v.string() });
export type IssuedToken = v.InferOutput<typeof IssuedToken>;

/** The query of `DELETE /api/registry/tokens/:id`. */
export const RevokeOptions = v.object({ by: v.optional(Actor) });

/** The query of `GET /api/registry/tokens`: all widgets if none is named. */
export const TokenQuery = v.object({ widget: v.optional(WidgetName) });

/** `GET /api/registry/tokens`, newest first. */
export const TokenList = v.object({
  tokens: v.array(
    v.object({
      id: v.string(),
      widget: printable,
      label: printable,
      createdAt: v.string(),
      /** `null` for tokens of earlier releases, which do not expire. */
      expiresAt: v.nullable(v.string()),
      revokedAt: v.nullable(v.string()),
    }),
  ),
});
export type TokenList = v.InferOutput<typeof TokenList>;

/** The answer of the calls in this file when they are refused. */
export const RegistryProblem = v.object({
  errorKey: v.string(),
  message: v.object({ id: v.string() }),
  /** Sentences about the fault and what to do. */
  reasons: v.array(printable),
});
export type RegistryProblem = v.InferOutput<typeof RegistryProblem>;

/** The body of `POST /api/registry/widgets/:name/release`. */
export const ReleaseStart = v.object({ version: text, by: v.optional(Actor) });

/** The body of `PUT /api/registry/widgets/:name/release`. */
export const ReleaseHold = v.object({
  /**
   * Whether the release stays at its step even if the new version performs well. If the new version is worse than
   * `stable`, the release is stopped nevertheless.
   */
  isHeld: v.boolean(),
  by: v.optional(Actor),
});

/**
 * What a release is judged by: visits in which the widget did not mount, crashed later, or had a failed call; the time
 * until the widget is ready; and the longest time until it reacts.
 */
const ReleaseMetric = v.picklist(["failed", "crashed", "calls", "ready", "delay"]);

const VisitFigures = v.object({
  /** Visits that have a value for the metric. */
  visits: v.number(),
  /** Bad visits. For times: visits that took longer than three quarters of the simultaneous visits with `stable`. */
  bad: v.number(),
  /** For times: the milliseconds that three quarters of the visits do not exceed. */
  p75: v.exactOptional(v.number()),
});

export const ReleaseState = v.object({
  version: printable,
  /** The version of `stable` with which the release is compared. */
  stable: printable,
  state: v.picklist(["running", "held", "done", "stopped", "ended"]),
  /** Percentage of visitors. */
  share: v.number(),
  startedAt: v.string(),
  shareSince: v.string(),
  endedAt: v.nullable(v.string()),
  /** Why the release was stopped, or ended by a change of `stable`. */
  reason: v.nullable(printable),
  /** The metric that caused the stop of the release. */
  worse: v.nullable(ReleaseMetric),
  /** Counted visits with the new version and with the version of `stable`. */
  visits: v.object({ new: v.number(), stable: v.number() }),
  metrics: v.array(
    v.object({
      metric: ReleaseMetric,
      new: VisitFigures,
      stable: VisitFigures,
    }),
  ),
  /** Why the release stays at its step; `null` if the release moves on or has ended. */
  waiting: v.nullable(
    v.variant("why", [
      v.object({
        why: v.literal("visitors"),
        seen: v.number(),
        needed: v.number(),
        /** The hours until `needed` is reached at the present pace; `null` without visitors. */
        hours: v.nullable(v.number()),
      }),
      v.object({ why: v.literal("time"), hours: v.number() }),
      /** The number of reports does not match the share. */
      v.object({ why: v.literal("mismatch"), seen: v.number(), expected: v.number() }),
      v.object({ why: v.literal("held") }),
    ]),
  ),
});
export type ReleaseState = v.InferOutput<typeof ReleaseState>;

/** `GET /api/registry/widgets/:name/release`: the newest gradual release. */
export const ReleaseAnswer = v.object({ name: printable, release: ReleaseState });
export type ReleaseAnswer = v.InferOutput<typeof ReleaseAnswer>;

const ListedWidget = v.object({
  name: printable,
  /** The gradual release that is under way. */
  release: v.exactOptional(ReleaseState),
  channels: v.array(
    v.object({
      channel: printable,
      /**
       * What the channel serves: a published version, the version of `stable`, or a build of the server's workspace.
       */
      source: v.picklist(["published", "stable", "build"]),
      version: printable,
      previous: v.nullable(printable),
      share: v.number(),
      since: v.nullable(v.string()),
    }),
  ),
  versions: v.array(
    v.object({
      version: printable,
      bytes: v.number(),
      publishedAt: v.string(),
      publishedBy: printable,
      forcedBecause: v.nullable(printable),
      withdrawnBecause: v.nullable(printable),
      /**
       * Whether the version was withdrawn for security. Such a version, and any lower version, never automatically
       * replaces another version.
       */
      withdrawnForSecurity: v.optional(v.boolean(), false),
      /** The ids of the keys that signed it. */
      signedWith: v.optional(v.array(printable), []),
      /** Why no page gets the version, as a predicate: "is not signed". */
      untrusted: v.optional(v.nullable(printable), null),
    }),
  ),
});
/** `GET /api/registry/widgets` */
export const WidgetList = v.object({ widgets: v.array(ListedWidget) });
export type WidgetList = v.InferOutput<typeof WidgetList>;

/** `GET /api/registry/widgets/:name/history`, newest first. */
export const WidgetHistory = v.object({
  events: v.array(
    v.object({
      at: v.string(),
      actor: printable,
      action: printable,
      version: v.nullable(printable),
      channel: v.nullable(printable),
      previous: v.nullable(printable),
      reason: v.nullable(printable),
      /** Percentage of visitors who got the canary. */
      share: v.nullable(v.number()),
      /** The label of the deploy token that was issued or revoked. */
      token: v.nullable(printable),
      /** The id of the key that was added or revoked, or that signed the version. */
      key: v.optional(v.nullable(printable), null),
    }),
  ),
});
export type WidgetHistory = v.InferOutput<typeof WidgetHistory>;
