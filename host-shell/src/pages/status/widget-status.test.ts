import { expect, test } from "vitest";
import type { RegisteredVersion } from "../../registry/registry-document.ts";
import { sampleVersion } from "../../services/widget-registry/testing/sample-version.ts";
import { sampleEvent } from "./testing/sample-event.ts";
import { eventSentence } from "./event-sentence.ts";
import { type RegistryFacts, widgetStatuses } from "./widget-status.ts";

const now = new Date("2026-03-02T12:33:20Z");
const files: RegisteredVersion = { entry: "e.js", integrity: "", styles: [], props: "p", texts: "t", firstFrame: "f" };

function factsOf(given: Partial<RegistryFacts> = {}): RegistryFacts {
  return {
    document: {
      widgets: {
        fees: { channels: { canary: "1.0.0+abc", stable: "1.0.0+abc" }, versions: { "1.0.0+abc": files } },
      },
    },
    published: [],
    channels: [],
    events: [],
    minutes: [],
    elsewhere: { loads: [], placeholders: [] },
    edited: [],
    stopped: [],
    releases: new Map(),
    localBytes: new Map([["fees@1.0.0+abc", 12_345]]),
    limits: { failures: 20, loads: 10 },
    now,
    ...given,
  };
}

const loads = (mounted: number, failed: number, version = "1.0.0+abc"): RegistryFacts["minutes"] => [
  {
    name: "fees",
    version,
    minute: new Date("2026-03-02T12:33:00Z"),
    mounted,
    failed,
    milliseconds: 200,
  },
];

test("a local build is marked as such, with its size and its channels", () => {
  const [fees] = widgetStatuses(factsOf({ minutes: loads(3, 0) }));
  expect(fees).toMatchObject({
    name: "fees",
    health: "good",
    channels: [
      { channel: "stable", version: "1.0.0+abc", isLocal: true, published: undefined },
      { channel: "canary", version: "1.0.0+abc", isLocal: true, published: undefined },
    ],
    versions: [
      {
        version: "1.0.0+abc",
        bytes: 12_345,
        servedOn: ["stable", "canary"],
        published: undefined,
        hour: { mounted: 3, failed: 0, milliseconds: 200 },
        day: { mounted: 3, failed: 0, milliseconds: 200 },
      },
    ],
    events: [],
  });
});

test("failures of a withdrawn version do not count", () => {
  const withdrawn: RegistryFacts["published"][number] = {
    name: "fees",
    version: "1.1.0",
    manifest: {
      schemaVersion: 1,
      name: "fees",
      version: "1.1.0",
      revision: "",
      entry: "e.js",
      styles: [],
      firstFrame: "f",
      texts: "t",
      props: "p",
      budget: 60,
      files: {},
    },
    manifestText: null,
    props: {},
    bytes: 1,
    publishedAt: now,
    publishedBy: "ida (Kontingent)",
    forcedBecause: null,
    withdrawnBecause: "40 of 40 loads failed",
    withdrawnForSecurity: false,
    released: false,
  };
  const minutes = [...loads(40, 0), ...loads(0, 40, "1.1.0")];
  const events = [sampleEvent({ action: "heal" })];
  const [status] = widgetStatuses(factsOf({ minutes, events, published: [withdrawn] }));
  expect(status?.health).toBe("warn");
  expect([status?.standing.failed, status?.hour.total.failed]).toEqual([0, 40]);
  expect(widgetStatuses(factsOf({ minutes, events }))[0]?.health).toBe("bad");
});

test("a widget fails if a channel has a version with changed files, and not if only another version has", () => {
  const unserved = { files: [{ path: "e.js", fault: "changed" }] } as const;
  const healthWith = (version: string) => {
    const facts = factsOf({ minutes: loads(40, 0), unserved: new Map([[`fees@${version}`, unserved]]) });
    const [fees] = widgetStatuses(facts);
    return [fees?.health, fees?.versions.map((one) => one.unserved)];
  };
  expect(healthWith("1.0.0+abc")).toEqual(["bad", [unserved]]);
  expect(healthWith("0.9.0")).toEqual(["good", [undefined]]);
});

test("changes of keys and signatures are described in Danish", () => {
  const key = "0123456789abcdef";
  const sentences = (["add-key", "revoke-key", "sign"] as const).map((action) =>
    eventSentence(sampleEvent({ action, key })),
  );
  expect(sentences).toEqual([
    "ida (Kontingent) tilføjede nøglen 0123456789abcdef",
    "ida (Kontingent) lukkede nøglen 0123456789abcdef",
    "ida (Kontingent) underskrev 1.0.0 med nøglen 0123456789abcdef",
  ]);
});

test("widgets are sorted by urgency, then by name", () => {
  const channels = { stable: "1.0.0+abc" };
  const versions = { "1.0.0+abc": files };
  const widgets = Object.fromEntries(
    ["asleep", "breaking", "fees", "wobbling", "zebra"].map((name) => [name, { channels, versions }]),
  );
  const of = (name: string, minutes: RegistryFacts["minutes"]) => minutes.map((counts) => ({ ...counts, name }));
  const minutes = [
    ...of("zebra", loads(40, 0)),
    ...of("fees", loads(40, 0)),
    ...of("wobbling", loads(36, 4)),
    ...of("breaking", loads(5, 40)),
  ];
  const statuses = widgetStatuses(factsOf({ document: { widgets }, minutes }));
  expect(statuses.map(({ name }) => name)).toEqual(["breaking", "wobbling", "fees", "zebra", "asleep"]);
});

const many = Array.from({ length: 300 }, (_, index) => `1.${index}.0`);
const publishedMany = many.map((version) => ({
  name: "fees",
  version,
  manifest: sampleVersion(version, { name: "fees" }).manifest,
  manifestText: null,
  props: {},
  bytes: 100,
  publishedAt: now,
  publishedBy: "ida",
  forcedBecause: null,
  released: true,
  withdrawnBecause: null,
  withdrawnForSecurity: false,
}));
const widgets = { fees: { channels: { stable: "1.7.0", canary: "1.299.0" }, versions: {} } };

test("lists the newest ten of many versions, and those that are served", () => {
  const [fees] = widgetStatuses(factsOf({ document: { widgets }, published: publishedMany }));
  expect(fees?.versions.map(({ version }) => version)).toEqual([...many.slice(-10).toReversed(), "1.7.0"]);
  expect(fees?.unlisted).toBe(289);
});

test("lists all versions of the requested widget", () => {
  const [fees] = widgetStatuses(factsOf({ document: { widgets }, published: publishedMany }), "fees");
  expect(fees?.versions.map(({ version }) => version)).toEqual(many.toReversed());
  expect(fees?.unlisted).toBe(0);
});

test("a withdrawn version has the figures of its withdrawal", () => {
  const failures = { failed: 21, loads: 21, limit: 20 };
  const [withdrawnBecause, version] = ["21 of 21 loads failed.", "1.1.0"];
  const heal = sampleEvent({ action: "heal", version: "1.0.0", previous: version, reason: withdrawnBecause, failures });
  const row = publishedMany.find((one) => one.version === version)!;
  const facts = factsOf({ published: [{ ...row, withdrawnBecause }], events: [heal] });
  const failuresIn = (given: RegistryFacts) =>
    widgetStatuses(given)[0]?.versions.find((one) => one.version === version)?.failures;
  expect(failuresIn(facts)).toEqual(failures);
  // Older events have a sentence but no figures.
  expect(failuresIn({ ...facts, events: [{ ...heal, failures: null }] })).toBeUndefined();
});

test.each([
  ["there are no loads", [], [], "quiet"],
  ["nothing fails", loads(40, 0), [], "good"],
  ["few fail", loads(38, 2), [], "good"],
  ["some fail", loads(36, 4), [], "warn"],
  ["failures exceed the limit", loads(30, 10), [], "bad"],
  ["all loads fail but are too few to judge", loads(0, 9), [], "warn"],
  ["it was healed within a day", loads(40, 0), [sampleEvent({ action: "heal" })], "warn"],
  [
    "it was healed before that",
    loads(40, 0),
    [sampleEvent({ action: "heal", at: new Date("2026-03-01T12:00:00Z") })],
    "good",
  ],
] as const)("if %s", (_, minutes, events, health) => {
  expect(widgetStatuses(factsOf({ minutes, events }))[0]?.health).toBe(health);
});

test.each([
  [sampleEvent({}), "ida (Kontingent) udgav 1.0.0, uden at nogen får den endnu"],
  [sampleEvent({ channel: "stable", previous: "0.9.0" }), "ida (Kontingent) udgav 1.0.0 på stable i stedet for 0.9.0"],
  [sampleEvent({ action: "promote", channel: "canary" }), "ida (Kontingent) satte 1.0.0 på canary"],
  [
    sampleEvent({ action: "promote", channel: "canary", previous: "1.0.0", share: 0 }),
    "ida (Kontingent) satte 1.0.0 på canary for 0 % af de besøgende",
  ],
  [
    sampleEvent({ channel: "canary", previous: "0.9.0", share: 25 }),
    "ida (Kontingent) udgav 1.0.0 på canary for 25 % af de besøgende i stedet for 0.9.0",
  ],
  [
    sampleEvent({ action: "rollback", channel: "stable", previous: "1.1.0" }),
    "ida (Kontingent) rullede stable tilbage til 1.0.0 i stedet for 1.1.0",
  ],
  [
    sampleEvent({ action: "heal", actor: "self-healing", channel: "canary", previous: "1.1.0" }),
    "Registret tog 1.1.0 af canary, og siderne får 1.0.0",
  ],
  [
    sampleEvent({ action: "end", version: "1.2.0", channel: "canary", previous: "1.1.0" }),
    "canary sluttede med 1.1.0, da ida (Kontingent) gav stable 1.2.0",
  ],
  [
    sampleEvent({ action: "end", version: "1.0.0", channel: "canary", previous: "1.1.0" }),
    "canary sluttede med 1.1.0, da ida (Kontingent) rullede stable tilbage til 1.0.0",
  ],
  [sampleEvent({ action: "withdraw", version: "1.1.0" }), "ida (Kontingent) trak 1.1.0 tilbage af sikkerhedsgrunde"],
  [sampleEvent({ action: "token", version: null, token: "CV-holdet" }), "ida (Kontingent) lavede adgangen »CV-holdet«"],
  [
    sampleEvent({ action: "revoke", version: null, token: "CV-holdet" }),
    "ida (Kontingent) lukkede adgangen »CV-holdet«",
  ],
])("an event is described in a sentence", (done, sentence) => {
  expect(eventSentence(done)).toBe(sentence);
});
