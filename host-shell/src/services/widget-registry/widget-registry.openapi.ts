import {
  ChannelChanged,
  ChannelName,
  IssuedToken,
  NewToken,
  Promotion,
  PublishOptions,
  ReleaseAnswer,
  ReleaseHold,
  ReleaseStart,
  type ReleaseState,
  RevokeOptions,
  Rollback,
  SecurityWithdrawal,
  TokenList,
  TokenQuery,
  VersionPublished,
  VersionWithdrawn,
  WidgetHistory,
  WidgetList,
} from "shared-runtime/api/registry-management.ts";
import * as v from "valibot";
import { inputInvalid, operatorFailure, tokenRefused } from "../../api/openapi/answers.ts";
import { exampleValues } from "../../api/openapi/example-values.ts";
import type { Operation, Parameter } from "../../api/openapi/operation.ts";

const name = { about: "The name of the widget.", schema: v.string() } as const satisfies Parameter;
const widget = { name: "cv-check" };
const channel = { about: "`stable` or `canary`.", schema: ChannelName } as const satisfies Parameter;
const breaks = "placeholdersBreak";
const exampleRelease: ReleaseState = {
  version: "1.4.0",
  stable: "1.3.0",
  state: "running",
  share: 1,
  startedAt: "2026-11-21T10:00:00.000Z",
  shareSince: "2026-11-21T10:00:00.000Z",
  endedAt: null,
  reason: null,
  worse: null,
  visits: { new: 120, stable: 11_900 },
  metrics: [
    { metric: "failed", new: { visits: 120, bad: 1 }, stable: { visits: 11_900, bad: 118 } },
    { metric: "ready", new: { visits: 118, bad: 28, p75: 640 }, stable: { visits: 11_700, bad: 2_900, p75: 650 } },
  ],
  waiting: { why: "visitors", seen: 120, needed: 240, hours: 24 },
};
const busy = {
  ...operatorFailure(
    "Another change of the widget did not end in time. `reasons` says who makes that change.",
    "widgetBusy",
  ),
  headers: { "retry-after": "Seconds to wait before the next attempt." },
};

export const registryOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/registry/widgets",
    id: "listWidgets",
    tag: "Publishing",
    summary: "Lists the widgets with their channels and published versions",
    about:
      "Names of staff and the reasons they gave are only in answers to holders of a deploy token or the admin token.",
    caller: "everyone",
    answers: { 200: { about: "The widgets.", schema: WidgetList } },
    examples: [{ title: "All widgets", status: 200 }],
  },
  {
    method: "get",
    path: "/api/registry/widgets/{name}/history",
    id: "getWidgetHistory",
    tag: "Publishing",
    summary: "Returns the log of changes to a widget, newest first",
    about:
      "Names of staff and the reasons they gave are only in answers to holders of a deploy token or the admin token.",
    caller: "everyone",
    parameters: { name },
    answers: { 200: { about: "The events; empty for an unknown widget.", schema: WidgetHistory } },
    examples: [{ title: "The CV check", status: 200, path: widget }],
  },
  {
    method: "post",
    path: "/api/registry/widgets/{name}/versions",
    id: "publishVersion",
    tag: "Publishing",
    summary: "Publishes a version",
    about:
      "The form has the text of `widget.json` in `manifest`, one part per file whose name is the path of the file, and the " +
      "options. A widget with a key needs `key` and `signature`, and `manifest` as a file, so that no line break of it changes. At most 20 MB. The host checks the version before it exists; a refusal lists each fault in `reasons`.",
    caller: "deployer",
    parameters: { name },
    body: {
      type: "multipart/form-data",
      schema: v.object({ manifest: v.string(), ...PublishOptions.entries }),
      files: { "remoteEntry.js": "One part like this for each file of the manifest." },
    },
    answers: {
      201: { about: "The version is published, and served if a channel was given.", schema: VersionPublished },
      400: operatorFailure("The body is not a whole form, or an option is invalid.", "bodyBroken", "inputInvalid"),
      401: tokenRefused,
      409: operatorFailure(
        "The version exists, is lower than a published one, or breaks live placeholders.",
        "versionExists",
        "versionTooLow",
        breaks,
      ),
      413: operatorFailure("The version is larger than 20 MB.", "versionTooLarge"),
      422: operatorFailure(
        "The version failed a check, or the check took too long.",
        "versionIncomplete",
        "manifestInvalid",
        "checkUnfinished",
        "versionUnsigned",
        "signatureInvalid",
      ),
      503: busy,
    },
    examples: [
      {
        title: "A canary for 10 % of visitors",
        status: 201,
        path: widget,
        body: { manifest: "widget.json 1.4.0", "remoteEntry.js": "remoteEntry.js", channel: "canary", share: "10" },
        answer: { name: "cv-check", version: "1.4.0", channel: "canary" },
      },
      {
        title: "A version that exists",
        status: 409,
        path: widget,
        body: { manifest: "widget.json 1.4.0", "remoteEntry.js": "remoteEntry.js" },
      },
      { title: "Without a token", status: 401, anonymous: true, path: widget, body: { manifest: "widget.json 1.5.0" } },
    ],
  },
  {
    method: "put",
    path: "/api/registry/widgets/{name}/channels/{channel}",
    id: "promoteVersion",
    tag: "Publishing",
    summary: "Serves a published version on a channel",
    caller: "deployer",
    parameters: { name, channel },
    body: { type: "application/json", schema: Promotion },
    answers: {
      200: { about: "The channel serves the version. `notes` are sentences for the caller.", schema: ChannelChanged },
      400: inputInvalid,
      401: tokenRefused,
      404: operatorFailure("There is no such version.", "versionUnknown"),
      409: operatorFailure(
        "The version was withdrawn, is not higher than one that was withdrawn for security, has no trusted signature, or breaks live placeholders.",
        "versionWithdrawn",
        "versionUnsafe",
        "versionUntrusted",
        breaks,
      ),
      422: operatorFailure("The comparison with live placeholders took too long.", "checkUnfinished"),
      503: busy,
    },
    examples: [
      {
        title: "To everyone",
        status: 200,
        path: { ...widget, channel: "stable" },
        body: { version: "1.4.0", by: "Hanne" },
        answer: { name: "cv-check", version: "1.4.0", channel: "stable", notes: [] },
      },
      { title: "An unknown version", status: 404, path: { ...widget, channel: "stable" }, body: { version: "9.9.9" } },
    ],
  },
  {
    method: "post",
    path: "/api/registry/widgets/{name}/rollback",
    id: "rollBack",
    tag: "Publishing",
    summary: "Serves the version that a channel served before",
    about:
      "Without `channel`, a gradual release is stopped if there is one, else `stable` is rolled back. With `security`, the version " +
      "that the channel served is withdrawn for security as well.",
    caller: "deployer",
    parameters: { name },
    body: { type: "application/json", schema: Rollback },
    answers: {
      200: { about: "The channel serves the earlier version.", schema: ChannelChanged },
      400: inputInvalid,
      401: tokenRefused,
      404: operatorFailure("Nothing is published on the channel.", "channelEmpty"),
      409: operatorFailure("The channel served nothing before that is safe to go back to.", "nothingBefore"),
      503: busy,
    },
    examples: [
      {
        title: "The stable channel",
        status: 200,
        path: widget,
        body: { channel: "stable" },
        answer: { name: "cv-check", version: "1.3.0", channel: "stable", notes: [] },
      },
    ],
  },
  {
    method: "post",
    path: "/api/registry/widgets/{name}/release",
    id: "releaseGradually",
    tag: "Publishing",
    summary: "Begins a gradual release of a published version",
    about:
      "1, 10, 50 and 100 % of visitors get it by itself, each when enough of them have loaded it. It goes back by itself if it is " +
      "worse than what `stable` serves at the same time.",
    caller: "deployer",
    parameters: { name },
    body: { type: "application/json", schema: ReleaseStart },
    answers: {
      201: { about: "One in a hundred visitors gets the version.", schema: ReleaseAnswer },
      400: inputInvalid,
      401: tokenRefused,
      404: operatorFailure("There is no such version.", "versionUnknown"),
      409: operatorFailure(
        "The version was withdrawn, is not higher than that of `stable` or than one that was withdrawn for security, has no " +
          "trusted signature, or breaks live placeholders; another release is under way; or `stable` serves nothing to compare it with.",
        "versionWithdrawn",
        "versionUnsafe",
        "versionUntrusted",
        "notAbove",
        "releaseActive",
        "nothingToCompare",
        breaks,
      ),
      422: operatorFailure("The comparison with live placeholders took too long.", "checkUnfinished"),
      503: busy,
    },
    examples: [
      {
        title: "A new version",
        status: 201,
        path: widget,
        body: { version: "1.4.0", by: "Hanne" },
        answer: { name: "cv-check", release: exampleRelease },
      },
      { title: "An unknown version", status: 404, path: widget, body: { version: "9.9.9" } },
    ],
  },
  {
    method: "put",
    path: "/api/registry/widgets/{name}/release",
    id: "holdRelease",
    tag: "Publishing",
    summary: "Holds a gradual release at its step, or lets it go on",
    about: "A release that is held goes back nevertheless if its version is worse. A rollback stops it.",
    caller: "deployer",
    parameters: { name },
    body: { type: "application/json", schema: ReleaseHold },
    answers: {
      200: { about: "The release.", schema: ReleaseAnswer },
      400: inputInvalid,
      401: tokenRefused,
      404: operatorFailure("No gradual release is under way.", "noRelease"),
      503: busy,
    },
    examples: [
      {
        title: "Hold it",
        status: 200,
        path: widget,
        body: { isHeld: true, by: "Hanne" },
        answer: { name: "cv-check", release: { ...exampleRelease, state: "held", waiting: { why: "held" } } },
      },
    ],
  },
  {
    method: "get",
    path: "/api/registry/widgets/{name}/release",
    id: "getRelease",
    tag: "Publishing",
    summary: "Returns the newest gradual release, what it is judged by, and what it waits for",
    caller: "everyone",
    parameters: { name },
    answers: {
      200: { about: "The release.", schema: ReleaseAnswer },
      404: operatorFailure("The widget was never released gradually.", "noRelease"),
    },
    examples: [
      { title: "The CV check", status: 200, path: widget, answer: { name: "cv-check", release: exampleRelease } },
      { title: "A widget without one", status: 404, path: { name: "fee-calculator" } },
    ],
  },
  {
    method: "post",
    path: "/api/registry/widgets/{name}/versions/{version}/withdrawal",
    id: "withdrawVersion",
    tag: "Publishing",
    summary: "Withdraws a version for security",
    about:
      "Neither it nor a lower version replaces another one again: not by self-healing, a rollback or a range, nor on " +
      "pages where a newer one fails. Pages that ask for exactly this version do not get it.",
    caller: "deployer",
    parameters: { name, version: { about: "A published version.", schema: v.string() } },
    body: { type: "application/json", schema: SecurityWithdrawal },
    answers: {
      200: { about: "The version is withdrawn.", schema: VersionWithdrawn },
      400: inputInvalid,
      401: tokenRefused,
      404: operatorFailure("There is no such version.", "versionUnknown"),
      409: operatorFailure("A channel serves the version.", "versionServed"),
      503: busy,
    },
    examples: [
      {
        title: "A version with a hole",
        status: 200,
        path: { ...widget, version: "1.2.0" },
        body: { security: "A link in a job runs script.", by: "Hanne" },
        answer: { name: "cv-check", version: "1.2.0" },
      },
      {
        title: "An unknown version",
        status: 404,
        path: { ...widget, version: "9.9.9" },
        body: { security: "A link in a job runs script." },
      },
    ],
  },
  {
    method: "post",
    path: "/api/registry/tokens",
    id: "issueToken",
    tag: "Publishing",
    summary: "Creates a deploy token for one widget",
    about: "It ends after `days`, at most 366.",
    caller: "operator",
    body: { type: "application/json", schema: NewToken },
    answers: {
      201: { about: "The token, shown only here.", schema: IssuedToken },
      400: inputInvalid,
      401: tokenRefused,
    },
    examples: [
      {
        title: "A token for a team",
        status: 201,
        body: { widget: "cv-check", label: "CV team" },
        answer: { id: exampleValues.tokenId, token: "lk_…", expiresAt: "2027-11-21T10:00:00.000Z" },
      },
      { title: "Without a label", status: 400, body: { widget: "cv-check" } },
    ],
  },
  {
    method: "get",
    path: "/api/registry/tokens",
    id: "listTokens",
    tag: "Publishing",
    summary: "Lists deploy tokens without their secrets, newest first",
    caller: "operator",
    query: { schema: TokenQuery, about: { widget: "Only tokens for this widget." } },
    answers: { 200: { about: "The tokens.", schema: TokenList }, 400: inputInvalid, 401: tokenRefused },
    examples: [{ title: "Tokens for the CV check", status: 200, query: { widget: "cv-check" } }],
  },
  {
    method: "delete",
    path: "/api/registry/tokens/{id}",
    id: "revokeToken",
    tag: "Publishing",
    summary: "Revokes a deploy token",
    caller: "operator",
    parameters: { id: { about: "The id of the token.", schema: v.pipe(v.string(), v.uuid()) } },
    query: { schema: RevokeOptions, about: { by: "Who revokes it, for the history of the widget." } },
    answers: {
      204: { about: "The token is revoked." },
      400: inputInvalid,
      401: tokenRefused,
      404: operatorFailure("There is no such token, or it is revoked.", "tokenUnknown"),
    },
    examples: [
      { title: "A token", status: 204, path: { id: exampleValues.tokenId }, query: { by: "Hanne" } },
      { title: "An unknown token", status: 404, path: { id: "00000000-0000-4000-8000-000000000000" } },
    ],
  },
];
