import { signingKey } from "shared-runtime/testing/signing-key.ts";
import { expect, test } from "vitest";
import type { Registry } from "../../registry/compose-registry.ts";
import { sampleVersion } from "../../services/widget-registry/testing/sample-version.ts";
import { preparePage } from "../prepare-page.ts";
import { renderPrepared } from "../testing/draw-sample.ts";
import { layoutOf } from "../testing/sample-layout.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { statusPage, type StatusSources } from "./status-page.ts";
import { sampleEvent } from "./testing/sample-event.ts";

const version = {
  name: "fees",
  version: "1.0.0",
  manifest: sampleVersion("1.0.0").manifest,
  manifestText: null,
  props: {},
  bytes: 1,
  publishedAt: new Date("2026-03-02T12:00:00Z"),
  publishedBy: "ida (Kontingent)",
  forcedBecause: "Ida skal hjem.",
  withdrawnBecause: null,
  withdrawnForSecurity: false,
  released: true,
};
const events = [
  sampleEvent({ id: 3, channel: "stable", reason: "Ida skal hjem." }),
  sampleEvent({ id: 2, action: "token", actor: "bo (administrator)", token: "Idas maskine" }),
];
const profile = {
  title: "Prisberegner",
  summary: "Se, hvad det koster.",
  icon: "M0 0h20",
  audience: "everyone",
  usualLoad: "visible",
  minHeight: 320,
} as const;
const sources: StatusSources = {
  store: {
    snapshot: async () => ({ revision: 1, versions: [version], channels: [], keys: [], signatures: [] }),
    history: async () => events,
  },
  counter: {
    minutesSince: async () => [],
    elsewhereSince: async () => [{ name: "fees", mounted: 4, failed: 1_200 }],
  },
  placeholders: {
    elsewhere: async () => [{ widget: "fees", origin: "https://stranger.example", count: 3 }],
    edited: async () =>
      [
        ["fees", "https://union.example/priser", "2026-03-02T10:00:00Z"] as const,
        ["fees", "https://union.example/priser", "2026-03-01T10:00:00Z"] as const,
        ["other", "https://union.example/andet", "2026-03-01T10:00:00Z"] as const,
      ].map(([widget, address, day]) => ({ widget, page: address, seenAt: new Date(day) })),
  },
  pages: {
    stopped: async () => [
      { id: "1", widget: "fees", page: "https://union.example/job", lastDay: "2026-02-27", days: 12 },
      { id: "2", widget: "other", page: "https://union.example/andet", lastDay: "2026-02-26", days: 3 },
    ],
  },
  releases: { recent: async () => [] },
  registry: () => ({ document: { widgets: {} }, find: () => undefined }) as unknown as Registry,
  tools: {
    all: async () => [{ name: "fees", version: "1.0.0", schema: {}, profile }],
  },
  limits: { failures: 20, loads: 20 },
  isHolder: async (token) => token === "lk_1",
};
const page = statusPage(sources);

async function statusFor(token: string | undefined, { isPosted = true, isTooMuch = false, of = page } = {}) {
  let wrong = 0;
  const given = (name: string) => (name === "token" ? token : undefined);
  const posted = isPosted ? given : () => undefined;
  const { status, main } = await of.answer({
    given,
    posted,
    isTooMuch,
    onToken: (isRight) => (wrong += isRight ? 0 : 1),
  });
  const prepared = { ...preparePage(layoutOf({ main: [] }), sampleSite), placeholders: { "headless-main": main } };
  const { html } = await renderPrepared(prepared, { path: "/widgets", address: undefined });
  return { status, wrong, html, words: html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ") };
}

test("names and reasons are shown for a token in the form alone, not for one in the address", async () => {
  for (const [token, isPosted] of [
    [undefined, false],
    ["lk_1", false],
    ["", true],
  ] as const) {
    const { status, words } = await statusFor(token, { isPosted });
    expect(status).toBe(200);
    expect(words).not.toMatch(/ida|bo \(/i);
    expect(words).toContain("En medarbejder udgav 1.0.0 på stable");
    expect(words).toContain("En medarbejder lavede en adgang");
    expect(words).toContain("Vis navne og begrundelser");
  }
  const { status, words } = await statusFor(" lk_1 ");
  expect(status).toBe(200);
  expect(words).toContain("ida (Kontingent) udgav 1.0.0 på stable");
  expect(words).toContain("Udgivet alligevel: Ida skal hjem.");
  expect(words).toContain("lavede adgangen »Idas maskine«");
  expect(words).not.toContain("Vis navne og begrundelser");
});

test("a wrong token is refused, and a sender with many tries has to wait", async () => {
  const refused = await statusFor("lk_2");
  expect([refused.status, refused.wrong, refused.words.includes("Nøglen passer ikke")]).toEqual([400, 1, true]);
  const waiting = await statusFor("lk_1", { isTooMuch: true });
  expect([waiting.status, waiting.wrong, waiting.words.includes("for mange nøgler")]).toEqual([429, 0, true]);
  for (const { words } of [refused, waiting]) expect(words).not.toMatch(/ida|bo \(/i);
});

test("reports of unknown origins are shown apart, with the origins", async () => {
  const { words } = await statusFor(undefined, { isPosted: false });
  expect(words).toContain("Det sidste døgn: 4 vist, 1.200 fejlet. https://stranger.example");
  expect(words).toContain("Ingen har fået værktøjet vist det sidste døgn");
});

test("a published page where editing was left on is named once, with the day of the last report, and leads to the check of the page", async () => {
  const { words, html } = await statusFor(undefined, { isPosted: false });
  expect(words).toContain("Glemt redigering Her står data-widget-editing stadig på siden.");
  expect(words).toContain("https://union.example/priser, senest set 2. marts . Se siden efter");
  expect(words.match(/priser, senest set/g)).toHaveLength(1);
  expect(html).toContain('href="/embed/min-side?side=https%3A%2F%2Funion.example%2Fpriser"');
});

test("problems that need action are at the top, with links to their lists", async () => {
  const { html, words } = await statusFor(undefined, { isPosted: false });
  expect(words).toContain(
    "Det skal nogen gøre noget ved 1 side er holdt op med at vise et værktøj Prisberegner (1) Glemt redigering på 1 side Prisberegner (1) Den sidste time",
  );
  for (const id of ["fees-holdt-op", "fees-redigering"]) {
    expect(html).toContain(`href="#${id}"`);
    expect(html.split(` id="${id}"`)).toHaveLength(2);
  }
});

test("if nobody must act on anything, the page says so", async () => {
  const calm = statusPage({
    ...sources,
    placeholders: { elsewhere: async () => [], edited: async () => [] },
    pages: { stopped: async () => [] },
  });
  const { words } = await statusFor(undefined, { isPosted: false, of: calm });
  expect(words).toContain("Det skal nogen gøre noget ved Ingenting lige nu.");
});

test("a widget has its Danish title, then its technical name; one without a profile has its name alone", async () => {
  expect((await statusFor(undefined, { isPosted: false })).words).toContain("Prisberegner fees Ikke vist");
  const untitled = statusPage({ ...sources, tools: { all: async () => [] } });
  const { words } = await statusFor(undefined, { isPosted: false, of: untitled });
  expect(words).toContain("Den sidste time fees Ikke vist");
});

test("a page that stopped reporting is named with its last day, and leads to the check of the page", async () => {
  const { words, html } = await statusFor(undefined, { isPosted: false });
  expect(words).toContain("Sider, der er holdt op Her så besøgende værktøjet");
  expect(words).toContain("https://union.example/job, senest set 27. februar efter 12 dage. Se siden efter");
  expect(words).not.toContain("https://union.example/andet");
  expect(html).toContain('href="/embed/min-side?side=https%3A%2F%2Funion.example%2Fjob"');
});

test("a version that this server does not serve is shown with the reason, to everybody", async () => {
  const changed = statusPage({ ...sources, faultsOf: () => new Map([["remoteEntry.js", "changed"]]) });
  const { words } = await statusFor(undefined, { isPosted: false, of: changed });
  expect(words).toContain("Filer er ændret");
  expect(words).toContain("På serverens disk: remoteEntry.js er ændret. Filerne skal hentes fra en sikkerhedskopi.");

  const { id, publicKey } = signingKey();
  const key = { widget: "fees", id, publicKey, addedBy: null, revokedAt: null, untrustedSince: null };
  const keys = [{ ...key, createdAt: new Date("2026-03-01T12:00:00Z") }];
  const snapshot = async () => ({ revision: 1, versions: [version], channels: [], keys, signatures: [] });
  const unsigned = statusPage({ ...sources, store: { ...sources.store, snapshot } });
  expect((await statusFor(undefined, { isPosted: false, of: unsigned })).words).toContain("Underskriften gælder ikke");
});
