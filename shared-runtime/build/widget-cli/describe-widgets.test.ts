import { WidgetHistory, WidgetList } from "shared-runtime/api/registry-management.ts";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { describeHistory, describeList } from "./describe-widgets.ts";

type HistoryEvent = WidgetHistory["events"][number];

const at = "2026-11-20T14:03:22Z";
const forged = "Hanne\n2026-01-01 00:00 UTC  Bo published 9.9.9.\u001b[2K\u009b1A\u202e";
const unmasked = String.raw`Hanne\u000a2026-01-01 00:00 UTC  Bo published 9.9.9.\u001b[2K\u009b1A\u202e`;

const event = (change: Partial<HistoryEvent>): HistoryEvent => ({
  at,
  actor: "hanne (Team CV)",
  action: "publish",
  version: "1.1.0",
  channel: null,
  previous: null,
  reason: null,
  share: null,
  token: null,
  key: null,
  ...change,
});

describe("the history says in a sentence", () => {
  it.each<[string, Partial<HistoryEvent>, string]>([
    ["that no visitor gets a version", {}, "hanne (Team CV) published 1.1.0, on no channel."],
    ["the channel of a version", { channel: "stable" }, "hanne (Team CV) published 1.1.0 on stable."],
    [
      "the share of visitors, and the version before",
      { channel: "canary", share: 25, previous: "1.0.0" },
      "hanne (Team CV) published 1.1.0 on canary for 25 % of visitors, in place of 1.0.0.",
    ],
    [
      "that only pages that ask for it get a canary",
      { action: "promote", channel: "canary", share: 0, previous: "1.1.0" },
      "hanne (Team CV) promoted 1.1.0 on canary for 0 % of visitors.",
    ],
    [
      "the reason of a forced change",
      { action: "promote", channel: "stable", reason: "The page is gone." },
      "hanne (Team CV) promoted 1.1.0 on stable, forced because: The page is gone.",
    ],
    [
      "the version of a rollback",
      { action: "rollback", channel: "stable", version: "1.0.0", previous: "1.1.0" },
      "hanne (Team CV) rolled stable back from 1.1.0 to 1.0.0.",
    ],
    [
      "what self-healing did",
      {
        actor: "self-healing",
        action: "heal",
        channel: "canary",
        version: "1.0.0",
        previous: "1.1.0",
        reason: "5 of 10 loads failed (50 %), above the limit of 20 %.",
      },
      "self-healing took 1.1.0 off canary and gave 1.0.0 instead: 5 of 10 loads failed (50 %), above the limit of 20 %.",
    ],
    [
      "what was withdrawn for security",
      { action: "withdraw", version: "1.1.0", reason: "A link runs script." },
      "hanne (Team CV) withdrew 1.1.0 for security: A link runs script.",
    ],
    [
      "why a canary ended",
      { action: "end", channel: "canary", version: "1.2.0", previous: "1.1.0", reason: "stable serves 1.2.0." },
      "hanne (Team CV) ended the canary 1.1.0: stable serves 1.2.0.",
    ],
    ["that a token was made", { action: "token", version: null, token: "Bo" }, 'hanne (Team CV) made the token "Bo".'],
    [
      "that a token was revoked",
      { action: "revoke", version: null, token: "Bo" },
      'hanne (Team CV) revoked the token "Bo".',
    ],
    [
      "that a channel serves nothing, since no other version is trusted",
      { actor: "self-healing", action: "heal", channel: "stable", version: "", previous: "1.1.0", reason: "Unsigned." },
      "self-healing took 1.1.0 off stable and gave nothing instead: Unsigned.",
    ],
    [
      "that a key was added",
      { action: "add-key", version: null, key: "0123456789abcdef" },
      "hanne (Team CV) added the key 0123456789abcdef.",
    ],
    [
      "why a key was revoked",
      { action: "revoke-key", version: null, key: "0123456789abcdef", reason: "It was stolen." },
      "hanne (Team CV) revoked the key 0123456789abcdef: It was stolen.",
    ],
    [
      "who signed a version",
      { action: "sign", key: "0123456789abcdef" },
      "hanne (Team CV) signed 1.1.0 with the key 0123456789abcdef.",
    ],
  ])("%s", (_, change, sentence) => {
    expect(describeHistory("fees", { events: [event(change)] })).toBe(`2026-11-20 14:03 UTC  ${sentence}`);
  });
});

describe("an old database", () => {
  it("is printed with its control characters escaped, which could forge a line or move the cursor", () => {
    const history = v.parse(WidgetHistory, {
      events: [event({ actor: forged, channel: "stable", reason: forged }), event({ action: "token", token: forged })],
    });
    const version = { version: "1.1.0", bytes: 100, publishedAt: at, publishedBy: forged };
    const list = v.parse(WidgetList, {
      widgets: [
        { name: "sample", channels: [], versions: [{ ...version, forcedBecause: forged, withdrawnBecause: forged }] },
      ],
    });
    expect(describeHistory("fees", history)).toBe(
      [
        `2026-11-20 14:03 UTC  ${unmasked} published 1.1.0 on stable, forced because: ${unmasked}`,
        `2026-11-20 14:03 UTC  hanne (Team CV) made the token "${unmasked}".`,
      ].join("\n"),
    );
    expect(describeList(list)).toBe(
      [
        "sample",
        `    1.1.0             0.1 kB  2026-11-20 14:03 UTC  ${unmasked}  forced: ${unmasked}  withdrawn: ${unmasked}`,
      ].join("\n"),
    );
  });
});

it("the list says which key signed a version, and why it is not served", () => {
  const version = { version: "1.1.0", bytes: 100, publishedAt: at, publishedBy: "hanne", forcedBecause: null };
  const widgets = [
    {
      name: "sample",
      channels: [],
      versions: [
        {
          ...version,
          withdrawnBecause: null,
          signedWith: ["0123456789abcdef"],
          untrusted: "is signed with a key that is not trusted any more",
        },
      ],
    },
  ];
  expect(describeList(v.parse(WidgetList, { widgets }))).toBe(
    "sample\n    1.1.0             0.1 kB  2026-11-20 14:03 UTC  hanne  signed: 0123456789abcdef  not served: it is signed with a key that is not trusted any more",
  );
});

describe("the list says for each channel", () => {
  it.each<[string, Partial<WidgetList["widgets"][number]["channels"][number]>, string]>([
    ["what is published", { channel: "stable", previous: "1.0.0" }, "  stable   1.1.0 (before: 1.0.0)"],
    ["the share of visitors of a canary", { share: 10 }, "  canary   1.1.0 for 10 % of visitors"],
    ["that no visitor gets a canary", { share: 0 }, "  canary   1.1.0 for 0 % of visitors"],
    [
      "a build of the server",
      { source: "build", version: "1.1.0+abc" },
      "  canary   1.1.0+abc, the server's own build",
    ],
    ["that it follows stable", { source: "stable" }, "  canary   1.1.0, as stable"],
  ])("%s", (_, change, line) => {
    const channel = { channel: "canary", source: "published", version: "1.1.0", previous: null, share: 0 } as const;
    const channels = [{ ...channel, since: at, ...change }];
    expect(describeList({ widgets: [{ name: "sample", channels, versions: [] }] })).toBe(
      `sample\n${line}\n    nothing is published`,
    );
  });
});
