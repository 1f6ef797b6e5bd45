import type { PageCheck, ReportedTool } from "shared-runtime/api/page-check.ts";
import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";
import { expect, it, vi } from "vitest";
import { createSemaphore } from "../../concurrency/semaphore.ts";
import { inputFaults } from "../widget-registry/input-faults.ts";
import { createPageCheck, type PageCheckPorts } from "./page-check.ts";

const host = "https://host.example";
const page = "https://union.example/job";
const script = `<script src="${host}/embed.js"></script>`;
const place = `<div data-widget="cv-check"><a href="${host}/cv-tjek">Åbn CV-tjekket</a></div>`;
const tool: EditorTool = {
  name: "cv-check",
  version: "1.2.0",
  schema: {
    properties: {
      joinHref: { type: "string", pattern: "^(https://|/)", examples: ["/indmeldelse"] },
      leadSource: { type: "integer", minimum: 0, default: 1 },
      level: { type: "string", enum: ["leder", "direktør"] },
    },
  },
  profile: {
    title: "CV-tjek",
    summary: "",
    icon: "",
    audience: "everyone",
    home: "/cv-tjek",
    linkText: "Åbn CV-tjekket",
    usualLoad: "visible",
    minHeight: 1,
  },
};

interface Given {
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly reports?: readonly ReportedTool[];
  readonly fetch?: PageCheckPorts["fetch"];
}

function checkWith({ html = "", headers = {}, reports = [], fetch }: Given = {}) {
  const answer = async () => new Response(html, { headers: { "content-type": "text/html", ...headers } });
  return createPageCheck({
    names: () => ["cv-check", "jobmatch"],
    findTool: async (name, spec) => (name === "cv-check" && ["stable", "1", "1.2.0"].includes(spec) ? tool : undefined),
    faultsOf: async (input, { schema }) => inputFaults(input, schema),
    reportsOf: async () => reports,
    allowedOrigins: ["https://union.example"],
    publicUrl: host,
    fetching: createSemaphore({ permits: 1 }),
    fetch: fetch ?? answer,
  });
}

async function checked(html: string, given: Given = {}): Promise<PageCheck> {
  const result = await checkWith({ ...given, html })(page, host);
  if ("errorKey" in result) throw new Error(result.reason);
  return result;
}

/** The kinds of findings, each with its status. */
const found = async (html: string, given?: Given) =>
  (await checked(html, given)).findings.map(({ key, status }) => `${status} ${key}`);

it("finds nothing on a page that is right, and links to its editing", async () => {
  expect(await checked(`<main>${place}</main>${script}`)).toEqual({
    page,
    editing: `${page}?widget-editing`,
    tools: ["cv-check"],
    findings: [],
    reports: [],
  });
});

it.each<readonly [what: string, html: string, findings: readonly string[]]>([
  ["no line", place, ["bad scriptMissing"]],
  [
    "the line of another host",
    `${place}<script src="https://old.example/embed.js"></script>`,
    ["bad scriptOfOtherHost"],
  ],
  [
    "lines of two hosts",
    `${place}${script}<script src="https://old.example/loader.js"></script>`,
    ["warn scriptOfOtherHost"],
  ],
  ["the line twice", `${script}${place}${script}`, ["warn scriptTwice"]],
  ["the loader without its type", `${place}<script src="${host}/loader.js"></script>`, ["bad scriptType"]],
  ["the loader with its type", `${place}<script type="module" src="${host}/loader.js?ver=6"></script>`, []],
  [
    "a line that waits for consent",
    `${place}<script type="text/plain" src="${host}/embed.js"></script>`,
    ["warn scriptHeldBack"],
  ],
  ["an inlined line", `${place}<script>u="${host}";w.hostShellEmbed=1</script>`, []],
  [
    "a line without encryption",
    `${place}<script src="http://host.example/embed.js"></script>`,
    ["bad scriptOfOtherHost"],
  ],
  ["a line that does not run", `${place}<noscript>${script}</noscript>`, ["bad scriptMissing"]],
  ["a wrong name", `<div data-widget="cv-chek"></div>${script}`, ["bad unknownTool"]],
  ["curly quotation marks", `<div data-widget="”CV-CHECK”"><a href="/">x</a></div>${script}`, []],
  ["an empty name", `<div data-widget=""></div>${script}`, ["bad nameMissing"]],
  ["a removed name", `<div data-widget-version="1"></div>${script}`, ["bad nameMissing"]],
  ["an unknown version", `<div data-widget="cv-check" data-widget-version="9"></div>${script}`, ["bad unknownVersion"]],
  ["no link", `<div data-widget="cv-check"></div>${script}`, ["warn linkMissing"]],
  ["forgotten editing", `<body data-widget-editing>${place}${script}`, ["warn editingLeft"]],
  [
    "broken JSON",
    place.replace("<a", '<script type="application/json">{"level": }</script><a') + script,
    ["bad jsonUnreadable"],
  ],
  [
    "wrong JSON",
    place.replace("<a", '<script type="application/json">{"level": "x"}</script><a') + script,
    ["warn invalidAttribute"],
  ],
  ["only the link", `<p><a href="${host}/cv-tjek">Åbn CV-tjekket</a></p>${script}`, ["bad placeholderGone"]],
  ["a link of a menu", `<a href="${host}/cv-tjek">CV</a>${script}`, ["bad noTool"]],
  ["code as text", `<p>&lt;div data-widget=”cv-check”&gt;</p>${script}`, ["bad codeAsText"]],
  ["a frame", `<iframe src="${host}/embed/cv-check"></iframe>`, []],
  ["a frame of an unknown tool", `<iframe src="${host}/embed/cv"></iframe>`, ["bad unknownFrame"]],
  [
    "a policy in the page",
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">${place}${script}`,
    ["bad policyBlocks"],
  ],
  [
    "a policy for frames",
    `<meta http-equiv="Content-Security-Policy" content="frame-src 'self'"><iframe src="${host}/embed/cv-check"></iframe>`,
    ["bad policyBlocks"],
  ],
  ["a placeholder in a template", `<template>${place}</template>${script}`, ["bad noTool"]],
])("%s", async (_what, html, findings) => {
  expect(await found(html)).toEqual(findings);
});

it("says which attributes are wrong, and what is meant", async () => {
  const html = `<div data-widget="cv-check" data-join-hreff="/bliv" data-lead-source="-2" data-level="direktor" data-join-href="bliv"><a href="/">x</a></div>`;
  const { findings } = await checked(html + script);
  expect(findings.map(({ title, text, code }) => [title, text, code])).toEqual([
    ["CV-tjek: data-join-hreff kendes ikke", "Mente du data-join-href?", 'data-join-href="/bliv"'],
    [
      "CV-tjek: data-lead-source kan ikke bruges",
      "Indtil da bruges standardværdien. Skriv et helt tal fra 0, uden andre tegn.",
      'data-lead-source="0"',
    ],
    [
      "CV-tjek: data-level kan ikke bruges",
      "Indtil da bruges standardværdien. Vælg en af disse: leder, direktør.",
      'data-level="direktør"',
    ],
    [
      "CV-tjek: data-join-href kan ikke bruges",
      "Indtil da bruges standardværdien. En adresse begynder med https:// eller /. Eksempel: /indmeldelse",
      'data-join-href="/indmeldelse"',
    ],
  ]);
});

it("names what the page's policy forbids, and what to add", async () => {
  const headers = { "content-security-policy": "default-src 'self', script-src *; font-src 'self'" };
  const { findings } = await checked(place + script, { headers });
  expect(findings).toEqual([
    {
      key: "policyBlocks",
      status: "bad",
      title: "Sidens regler forbyder værktøjet",
      text: `Sidens Content-Security-Policy forbyder scripts, kald til serveren, styles og skrifttyper fra ${host}. Bed den, der driver siden, om at tilføje adressen.`,
      code: `script-src ${host}; connect-src ${host}; style-src ${host}; font-src ${host}`,
    },
  ]);
  const fonts = { "content-security-policy": "font-src 'self'" };
  expect(await found(place + script, { headers: fonts })).toEqual(["warn policyBlocks"]);
  const types = { "content-security-policy": "require-trusted-types-for 'script'; trusted-types default" };
  expect(await found(place + script, { headers: types })).toEqual(["bad policyTrustedTypes"]);
});

it("weighs what the HTML lacks against what browsers reported", async () => {
  const reports = [{ widget: "cv-check", wish: "stable", seenAt: "2026-11-26T12:00:00.000Z" }];
  expect(await found(place, { reports })).toEqual(["warn scriptMissing"]);
  const { findings } = await checked(script, { reports });
  expect(findings.map(({ key, text }) => [key, text])).toEqual([
    [
      "toolNotInHtml",
      "Besøgende har set det her, sidst 26. november. Enten er det fjernet siden, eller også bliver det sat ind af et script. Åbn siden, og se efter.",
    ],
  ]);
});

it.each([
  ["no answer", async () => Promise.reject(new TypeError("fetch failed")), "noAnswer"],
  ["an error", async () => new Response("", { status: 404 }), "wrongStatus"],
  ["a redirect elsewhere", async () => Response.redirect("https://login.example/", 302), "redirected"],
  ["a file", async () => new Response("", { headers: { "content-type": "image/png" } }), "notHtml"],
] as const)("a page with %s is a finding", async (_what, fetch, key) => {
  expect((await checked("", { fetch })).findings.map((finding) => finding.key)).toEqual([key]);
});

it.each([
  ["", "invalidAddress"],
  ["forsiden", "invalidAddress"],
  ["javascript:alert(1)", "invalidAddress"],
  ["file:///etc/passwd", "invalidAddress"],
  ["https://stranger.example/", "originNotAllowed"],
  ["http://union.example/job", "originNotAllowed"],
  ["https://union.example:8443/", "originNotAllowed"],
  ["https://union.example@stranger.example/", "originNotAllowed"],
  ["https://user:secret@union.example/", "originNotAllowed"],
  ["http://127.0.0.1:4000/", "originNotAllowed"],
  [`${host}/api/session`, "originNotAllowed"],
  [`${host}/embed/min-side?side=${host}`, "originNotAllowed"],
  [`${host}/embed`, "originNotAllowed"],
])("%s is not fetched", async (address, errorKey) => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  expect(await checkWith({ fetch })(address, host)).toMatchObject({ errorKey });
  expect(fetch).not.toHaveBeenCalled();
});

it("takes an address without a scheme, with a query and a fragment, and our own pages", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response("", { headers: { "content-type": "text/html" } }),
  );
  const check = checkWith({ fetch });
  const result = await check(" union.example/?p=7#top ", host);
  expect(result).toMatchObject({
    page: "https://union.example/?p=7",
    editing: "https://union.example/?p=7&widget-editing",
  });
  await check(`${host}/cv-tjek`, host);
  expect(fetch.mock.calls.map(([address]) => (address as URL).href)).toEqual([
    "https://union.example/?p=7",
    `${host}/cv-tjek`,
  ]);
});
