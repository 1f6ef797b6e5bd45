import type { PageCheck, ReportedTool } from "shared-runtime/api/page-check.ts";
import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";
import { expect, it, vi } from "vitest";
import { createSemaphore } from "../../concurrency/semaphore.ts";
import { inputFaults } from "../widget-registry/input-faults.ts";
import { createPageCheck, type PageCheckPorts } from "./page-check.ts";

const host = "https://host.example";
const page = "https://union.example/job";
const script = `<script src="${host}/embed.js"></script>`;
const ourLink = `<a href="${host}/cv-tjek">Åbn CV-tjekket</a>`;
const place = `<div data-widget="cv-check">${ourLink}</div>`;
const tool: EditorTool = {
  name: "cv-check",
  version: "1.2.0",
  schema: {
    properties: {
      joinHref: { type: "string", pattern: "^(https://|/)", examples: ["/indmeldelse"] },
      leadSource: { type: "integer", minimum: 0, default: 1 },
      level: { type: "string", enum: ["leder", "direktør"], enumLabels: { direktør: "Øverste leder" } },
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
  readonly faultsOf?: PageCheckPorts["faultsOf"];
  readonly tool?: EditorTool;
  readonly publicUrl?: string | undefined;
  readonly allowedOrigins?: readonly string[];
}

function checkWith({ html = "", headers = {}, reports = [], ...given }: Given = {}) {
  const answer = async () => new Response(html, { headers: { "content-type": "text/html", ...headers } });
  const { tool: known = tool, fetch = answer } = given;
  return createPageCheck({
    names: () => ["cv-check", "jobmatch"],
    findTool: async (name, spec) =>
      name === "cv-check" && ["stable", "1", "1.2.0"].includes(spec) ? known : undefined,
    faultsOf: given.faultsOf ?? (async (input, { schema }) => inputFaults(input, schema)),
    reportsOf: async () => reports,
    allowedOrigins: given.allowedOrigins ?? ["https://union.example"],
    publicUrl: "publicUrl" in given ? given.publicUrl : host,
    isOwnOrigin: (origin) => origin === "http://127.0.0.1:4000",
    fetching: createSemaphore({ permits: 1 }),
    fetch,
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
    `${place}<script type="text/plain" data-cookieconsent="marketing" src="${host}/embed.js"></script>`,
    ["warn scriptHeldBack"],
  ],
  [
    "a line that waits for a consent that nobody asks for",
    `${place}<script type="text/plain" src="${host}/embed.js"></script>`,
    ["bad scriptNeverRuns"],
  ],
  ["an inlined line", `${place}<script>u="${host}";w.hostShellEmbed=1</script>`, []],
  [
    "a line without encryption",
    `${place}<script src="http://host.example/embed.js"></script>`,
    ["bad scriptOfOtherHost"],
  ],
  ["a line that does not run", `${place}<noscript>${script}</noscript>`, ["bad scriptMissing"]],
  ["a wrong name", `<div data-widget="cv-chek"></div>${script}`, ["bad unknownTool", "warn linkMissing"]],
  [
    "a wrong name among other faults",
    `<body data-widget-editing><div data-widget="cv-chek" data-widget-version="9" data-levl="leder">${ourLink}</div>${script}`,
    ["bad unknownTool", "warn unknownAttribute", "warn editingLeft"],
  ],
  ["a name that means no tool", `<div data-widget="lønberegner" data-levl="x"></div>${script}`, ["bad unknownTool"]],
  [
    "the title in place of the name",
    `<div data-widget="cv-tjek"></div>${script}`,
    ["bad unknownTool", "warn linkMissing"],
  ],
  ["curly quotation marks", `<div data-widget="”CV-CHECK”"><a href="${host}/cv-tjek">x</a></div>${script}`, []],
  ["an empty name", `<div data-widget=""></div>${script}`, ["bad nameMissing"]],
  ["a removed name", `<div data-widget-version="1"></div>${script}`, ["bad nameMissing"]],
  [
    "an unknown version",
    `<div data-widget="cv-check" data-widget-version="9" data-levl="leder"></div>${script}`,
    ["bad unknownVersion", "warn unknownAttribute", "warn linkMissing"],
  ],
  ["no link", `<div data-widget="cv-check"></div>${script}`, ["warn linkMissing"]],
  [
    "a link to the page's own site",
    `<div data-widget="cv-check"><a href="/">x</a></div>${script}`,
    ["warn linkElsewhere"],
  ],
  [
    "a link to the host next to another one",
    `<div data-widget="cv-check"><a href="/">x</a>${ourLink}</div>${script}`,
    [],
  ],
  [
    "a link in curly quotation marks",
    `<div data-widget="cv-check"><a href="”${host}/cv-tjek”">x</a></div>${script}`,
    ["warn linkQuotes"],
  ],
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
  [
    "only the link, in bold",
    `<p><b><a href="${host}/cv-tjek">Åbn CV-tjekket</a></b></p>${script}`,
    ["bad placeholderGone"],
  ],
  ["a link in a sentence", `<p>Prøv <b><a href="${host}/cv-tjek">Åbn CV-tjekket</a></b></p>${script}`, ["bad noTool"]],
  ["a link as a button", `<p><a class="btn" href="${host}/cv-tjek">Åbn CV-tjekket</a></p>${script}`, ["bad noTool"]],
  ["a link in a list", `<ul><li><a href="${host}/cv-tjek">Åbn CV-tjekket</a></li></ul>${script}`, ["bad noTool"]],
  [
    "only the link, beside another tool",
    `<p><a href="${host}/cv-tjek">Åbn CV-tjekket</a></p><div data-widget="jobmatch"></div>${script}`,
    ["bad unknownVersion", "warn placeholderGone"],
  ],
  ["a link of a menu", `<a href="${host}/cv-tjek">CV</a>${script}`, ["bad noTool"]],
  ["code as text", `<p>&lt;div data-widget=”cv-check”&gt;</p>${script}`, ["bad codeAsText"]],
  ["code as text, with the line", "<p>&lt;div data-widget=”cv-check”&gt; &lt;script…&gt;</p>", ["bad codeAsText"]],
  ["a frame", `<iframe height="600" src="${host}/embed/cv-check"></iframe>`, []],
  ["a frame with a style", `<iframe style="width:100%;height:40em" src="${host}/embed/cv-check"></iframe>`, []],
  [
    "a frame with a limit alone",
    `<iframe style="max-height: 9em; line-height: 1" src="${host}/embed/cv-check"></iframe>`,
    ["warn frameHeightMissing"],
  ],
  [
    "a frame whose sandbox forbids scripts",
    `<iframe sandbox="" height="600" src="${host}/embed/cv-check"></iframe>`,
    ["bad frameWithoutScripts"],
  ],
  [
    "a frame whose sandbox allows scripts",
    `<iframe sandbox="allow-forms allow-scripts" height="600" src="${host}/embed/cv-check"></iframe>`,
    [],
  ],
  ["a frame of the tool's own page", `<iframe src="${host}/cv-tjek"></iframe>`, ["bad frameOfOwnPage"]],
  ["a frame of another page", `<iframe src="https://union.example/cv-tjek"></iframe>`, ["bad noTool"]],
  ["a frame of an unknown tool", `<iframe height="600" src="${host}/embed/cv"></iframe>`, ["bad unknownFrame"]],
  [
    "a policy in the page",
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">${place}${script}`,
    ["bad policyBlocks"],
  ],
  [
    "a policy for frames",
    `<meta http-equiv="Content-Security-Policy" content="frame-src 'self'"><iframe height="600" src="${host}/embed/cv-check"></iframe>`,
    ["bad policyBlocks"],
  ],
  ["a placeholder in a template", `<template>${place}</template>${script}`, ["bad codeHidden"]],
  ["a page in a comment", `<!-- ${place}${script} -->`, ["bad codeHidden"]],
  ["a page without any tool", "<p>Nyt</p>", ["bad noTool"]],
  ["a checksum", `${place}<script src="${host}/embed.js" integrity="sha384-x"></script>`, ["bad scriptIntegrity"]],
  [
    "a type that no browser runs",
    `${place}<script type="text/x" src="${host}/embed.js"></script>`,
    ["bad scriptNeverRuns"],
  ],
  [
    "a misspelled setting",
    `<div data-widget="cv-check" data-widget-lod="eager"><a href="${host}/cv-tjek">x</a></div>${script}`,
    ["warn unknownAttribute"],
  ],
  [
    "settings with unknown values",
    `<div data-widget="cv-check" data-widget-load="later" data-widget-fallback="nothing"><a href="${host}/cv-tjek">x</a></div>${script}`,
    ["warn invalidAttribute", "warn invalidAttribute"],
  ],
  [
    "corrected settings",
    `<div data-widget="cv-check" data-widget-load="“eager”"><a href="${host}/cv-tjek">x</a></div>${script}`,
    [],
  ],
  [
    "a frame with wrong settings",
    `<iframe height="600" src="${host}/embed/cv-check?data-join-hreff=/bliv&data-level=x"></iframe>`,
    ["warn unknownAttribute", "warn invalidAttribute"],
  ],
  ["the list of tools in a frame", `<iframe src="${host}/embed"></iframe>`, ["bad noTool"]],
])("%s", async (_what, html, findings) => {
  expect(await found(html)).toEqual(findings);
});

it("says which attributes are wrong, and what is meant", async () => {
  const html = `<div data-widget="cv-check" data-join-hreff="/bliv" data-lead-source="-2" data-level="direktor" data-join-href="bliv"><a href="${host}/cv-tjek">x</a></div>`;
  const { findings } = await checked(html + script);
  expect(findings.map(({ title, text, code }) => [title, text, code])).toEqual([
    ["CV-tjek: data-join-hreff kendes ikke", "Mente du data-join-href?", 'data-join-href="/bliv"'],
    ["CV-tjek: data-lead-source kan ikke bruges", "Skriv et helt tal fra 0, uden andre tegn.", 'data-lead-source="0"'],
    [
      "CV-tjek: data-level kan ikke bruges",
      "Vælg en af disse: leder, direktør (Øverste leder).",
      'data-level="direktør"',
    ],
    [
      "CV-tjek: data-join-href kan ikke bruges",
      "En adresse begynder med https:// eller /. Eksempel: /indmeldelse",
      'data-join-href="/indmeldelse"',
    ],
  ]);
});

const policyOf = (policy: string): Given => ({ headers: { "content-security-policy": policy } });

it("names what each of the page's policies forbids, and the lines that permit it", async () => {
  const { findings } = await checked(place + script, policyOf("default-src 'self', script-src *; font-src 'self'"));
  expect(findings).toEqual([
    {
      key: "policyBlocks",
      status: "bad",
      title: "Sidens regler forbyder værktøjet",
      text: `Sidens Content-Security-Policy forbyder scripts, kald til serveren, styles og skrifttyper fra ${host}. Bed den, der driver siden, om at tilføje linjerne script-src, connect-src, style-src og font-src her.`,
      code: `script-src 'self' ${host};\nconnect-src 'self' ${host};\nstyle-src 'self' ${host};\nfont-src 'self' ${host};`,
    },
    {
      key: "policyBlocks",
      status: "warn",
      title: "Sidens regler forbyder værktøjet",
      text: `Sidens Content-Security-Policy forbyder skrifttyper fra ${host}. Bed den, der driver siden, om at erstatte linjen font-src med den her.`,
      code: `font-src 'self' ${host};`,
    },
  ]);
  const dynamic = await checked(place + script, policyOf("script-src 'nonce-a' 'strict-dynamic'"));
  expect(dynamic.findings.map(({ code }) => code)).toEqual([`<script src="${host}/embed.js" nonce="…"></script>`]);
});

it.each([
  ["require-trusted-types-for 'script'", ["policyTrustedTypes"]],
  ["require-trusted-types-for 'script'; trusted-types host-shell", ["policyTrustedTypes"]],
  ["require-trusted-types-for 'script'; trusted-types default", ["policyTrustedTypes", "policyTypesName"]],
  ["sandbox allow-forms", ["policySandbox"]],
  ["sandbox allow-scripts", []],
] as const)("under the policy %s, embed.js works or the check says why not", async (policy, keys) => {
  const { findings } = await checked(place + script, policyOf(policy));
  expect(findings.map(({ key, status }) => [key, status])).toEqual(keys.map((key) => [key, "bad"]));
});

it("loader.js works where trusted types are required, as the check advises", async () => {
  const policy = policyOf("require-trusted-types-for 'script'; trusted-types host-shell");
  const [finding] = (await checked(place + script, policy)).findings;
  expect(finding?.code).toBe(`<script type="module" src="${host}/loader.js"></script>`);
  expect(await found(`${place}${finding?.code}`, policy)).toEqual([]);
});

it("names the program that holds the line back, and until when", async () => {
  const textOf = async (tag: string) =>
    (await checked(`${place}<script ${tag}></script>`)).findings.map(({ text }) => text);
  const said = (by: string, until: string) => [
    `Den holdes tilbage af ${by}, indtil ${until}. Værktøjerne kræver intet samtykke og venter selv, så undtag linjen.`,
  ];
  const touch = "den besøgende rører ved siden";
  const consent = "den besøgende har sagt ja til cookies";
  const src = `src="${host}/embed.js"`;
  expect(await textOf(`type="rocketlazyloadscript" data-rocket-${src}`)).toEqual(said("WP Rocket", touch));
  expect(await textOf(`data-rocket-${src}`)).toEqual(said("WP Rocket", touch));
  expect(await textOf(`type="text/plain" data-cookieconsent="marketing" ${src}`)).toEqual(said("Cookiebot", consent));
  expect(await textOf(`data-${src}`)).toEqual(said("et andet script på siden", "et andet script på siden henter det"));
  expect(await textOf(`data-cfasync="false" ${src}`)).toEqual([]);
});

it("takes a line without a program's marks for held back only where the page has a consent program", async () => {
  const line = `<script type="text/plain" src="${host}/embed.js"></script>`;
  const textOf = async (program: string) => (await checked(place + program + line)).findings.map(({ text }) => text);
  expect(await textOf("<script>analytics()</script>")).toEqual([
    'Den har type="text/plain", og det er ikke en type, som browsere kører. Brug linjen, som den er her.',
  ]);
  const held = (by: string) => [
    `Den holdes tilbage af ${by}, indtil den besøgende har sagt ja til cookies. Værktøjerne kræver intet samtykke og venter selv, så undtag linjen.`,
  ];
  expect(await textOf('<script src="https://consent.cookiebot.com/uc.js"></script>')).toEqual(held("Cookiebot"));
  expect(await textOf('<script>s.src="https://cdn.cookielaw.org/x.js"</script>')).toEqual(held("OneTrust"));
  expect(await textOf('<script type="text/plain" data-usercentrics="Maps"></script>')).toEqual(held("Usercentrics"));
});

it("says that a quotation mark must be written as an entity, and how", async () => {
  const html = String.raw`<div data-widget="cv-check" data-join-href="Er \"dit\" CV klar?"><a href="${host}/cv-tjek">x</a></div>`;
  const [finding] = (await checked(html + script)).findings;
  expect(finding).toEqual({
    key: "quoteEndsAttribute",
    status: "bad",
    title: "CV-tjek: et citationstegn afslutter en tekst for tidligt",
    text: String.raw`Teksten i data-join-href er nu kun »Er \«. Et citationstegn inde i teksten skal skrives &quot;, og \" hjælper ikke.`,
    code: 'data-join-href="Er &quot;dit&quot; CV klar?"',
  });
});

it("finds such a mark without a backslash, too, and leaves sound quotes alone", async () => {
  const at = (attribute: string) =>
    found(`<div data-widget="cv-check" ${attribute}><a href="${host}/cv-tjek">x</a></div>${script}`);
  expect(await at('data-join-href="/a "dit" b"')).toContain("bad quoteEndsAttribute");
  expect(await at("data-join-href='/a \"dit\" b'")).toEqual([]);
});

it("names the cause where the code or the line is hidden, and says first that a page has no tool", async () => {
  const titles = async (html: string) => (await checked(html)).findings.map(({ title }) => title);
  expect(await titles(`<noscript>${place}</noscript>`)).toEqual(["Koden står i <noscript>"]);
  expect(await titles(`<!-- ${place} -->`)).toEqual(["Koden står i en kommentar"]);
  expect(await titles(`${place}<!-- ${script} -->`)).toEqual(["Linjen med <script> står i en kommentar"]);
  expect(await titles("<p>Nyt</p>")).toEqual(["Der er intet værktøj på siden"]);
});

it("names tools in frames, and writes what is meant as a part of the address", async () => {
  const frame = (query: string) => `<iframe height="600" src="${host}/embed/cv-check${query}"></iframe>`;
  expect(await checked(frame(""))).toMatchObject({ tools: ["cv-check"], findings: [] });
  const { findings } = await checked(frame("?data-joinHref=/bliv&x=1"));
  expect(findings.map(({ title, code }) => [title, code])).toEqual([
    ["CV-tjek: data-joinhref kendes ikke", "data-join-href=%2Fbliv"],
  ]);
});

it("proposes the name of the tool whose title or page was written", async () => {
  const [finding] = (await checked(`<div data-widget="CV-tjekk">${ourLink}</div>${script}`)).findings;
  expect(finding).toMatchObject({ text: "Mente du cv-check?", code: 'data-widget="cv-check"' });
});

it("puts equal findings together with their places, and checks a limited number of placeholders", async () => {
  const wrong = (value: string) =>
    `<div data-widget="cv-check" data-level="${value}"><a href="${host}/cv-tjek">x</a></div>`;
  const { findings } = await checked(wrong("x") + place + wrong("x") + script);
  expect(findings.map(({ key, place: where }) => [key, where])).toEqual([
    ["invalidAttribute", "Værktøj nr. 1 og 3 på siden: cv-check"],
  ]);
  const faultsOf = vi.fn<PageCheckPorts["faultsOf"]>(async (input, { schema }) => inputFaults(input, schema));
  const html = Array.from({ length: 300 }, (_, index) => wrong(`x${index}`)).join("") + script;
  const many = await checked(html, { faultsOf });
  expect(many.findings.map(({ title, place: where }) => [title, where])).toEqual([
    ["CV-tjek: data-level kan ikke bruges", "Værktøj nr. 1, 2, 3, 4, 5 og 15 til på siden: cv-check"],
    ["280 pladser er ikke set efter", undefined],
  ]);
  expect(faultsOf).toHaveBeenCalledTimes(20);
});

it("knows that our own pages start the tools of the site themselves", async () => {
  const html = '<div data-site-widget="cv-check"></div>';
  const ours = await checkWith({ html })(`${host}/om-os`, host);
  expect(ours).toMatchObject({ findings: [] });
  expect(await found(html)).toContain("bad scriptMissing");
});

it("says that a tool which usually begins at once waits, unless its placeholder says when", async () => {
  const eager: EditorTool = { ...tool, ...(tool.profile && { profile: { ...tool.profile, usualLoad: "eager" } }) };
  expect(await found(place + script, { tool: eager })).toEqual(["warn loadsLate"]);
  const [finding] = (
    await checked(`<div data-widget="cv-check" data-widget-load="eager"></div>${script}`, { tool: eager })
  ).findings;
  expect(finding?.code).toBe(ourLink);
  const placed = (load: string) => place.replace("<div", `<div data-widget-load="${load}"`) + script;
  expect(await found(placed("eager"), { tool: eager })).toEqual([]);
  expect(await found(placed("idle"), { tool: eager })).toEqual([]);
});

it("weighs what the HTML lacks against what browsers reported", async () => {
  const reports = [{ widget: "cv-check", wish: "stable", seenAt: "2026-11-26T12:00:00.000Z" }];
  expect(await found(place, { reports })).toEqual(["warn scriptMissing"]);
  const { findings } = await checked(script, { reports });
  expect(findings.map(({ key, text }) => [key, text])).toEqual([
    [
      "toolNotInHtml",
      "Browsere har meldt det på siden, senest 26. november. Enten er det fjernet siden, eller også bliver det sat ind af et script. Åbn siden, og se efter.",
    ],
  ]);
});

it.each([
  ["a closed connection", async () => Promise.reject(new TypeError("fetch failed")), "disconnected"],
  ["a redirect to itself", async () => Response.redirect(page, 302), "redirectedInCircles"],
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

it("names the values of a list with their labels", async () => {
  const areas = { type: "array", items: { enum: ["mgm"], enumLabels: { mgm: "Anbefal en kollega" } } };
  const html = `<div data-widget="cv-check" data-areas="x"><a href="${host}/cv-tjek">x</a></div>${script}`;
  const { findings } = await checked(html, { tool: { ...tool, schema: { properties: { areas } } } });
  expect(findings.map(({ text }) => text)).toEqual(["Vælg en af disse: mgm (Anbefal en kollega)."]);
});

it("says of a status whether the address or the server is wrong", async () => {
  const textOf = async (status: number) =>
    (await checked("", { fetch: async () => new Response("", { status }) })).findings[0]?.text;
  expect(await textOf(404)).toMatch(/^Er siden udgivet/);
  expect(await textOf(500)).toMatch(/^Serveren har en fejl/);
  expect(await textOf(503)).toMatch(/^Serveren har en fejl/);
  expect(await textOf(403)).toMatch(/^Den kræver, at man er logget ind/);
});

it("takes http for an address without a scheme where only that origin is listed", async () => {
  const check = checkWith({ allowedOrigins: ["http://old.example", "https://new.example", "http://new.example"] });
  expect(await check("old.example/side", host)).toMatchObject({ page: "http://old.example/side" });
  expect(await check("new.example/side", host)).toMatchObject({ page: "https://new.example/side" });
});

it("fetches our own pages without a configured address on this machine alone, and never the API", async () => {
  const check = checkWith({ publicUrl: undefined });
  const local = "http://127.0.0.1:4000";
  const ours = checkWith({
    publicUrl: undefined,
    html: `<div data-widget="cv-check"></div><script src="${local}/embed.js"></script>`,
  });
  // The server draws the first frame of its own placeholders, which needs no link.
  expect(await ours(`${local}/cv-tjek`, local)).toMatchObject({ findings: [] });
  expect(await check(`${local}/cv-tjek`, local)).toMatchObject({ page: `${local}/cv-tjek` });
  expect(await check(`${local}/api/page-check`, local)).toMatchObject({ errorKey: "originNotAllowed" });
  const forged = "http://10.0.0.1:4000";
  expect(await check(`${forged}/cv-tjek`, forged)).toEqual({
    errorKey: "originNotAllowed",
    reason:
      "Siden ligger på værktøjernes egen server, og den kender ikke sin adresse. Bed den, der driver serveren, om at sætte PUBLIC_URL.",
  });
});

it("says which choice is missing that a tool cannot do without", async () => {
  const form = {
    title: "Formular",
    enum: ["", "A1", "B2"],
    enumLabels: { A1: "Sparring", B2: "Konkurs" },
    default: "",
  };
  const known = { ...tool, schema: { properties: { formId: form } } };
  const keysFor = async (attributes: string, json = "") => {
    const html = `${script}<div data-widget="cv-check"${attributes}>${json}<a href="${host}/cv-tjek">Åbn</a></div>`;
    return (await checked(html, { tool: known })).findings;
  };
  expect(await keysFor("")).toEqual([
    {
      key: "choiceMissing",
      status: "bad",
      title: "CV-tjek: der mangler et valg",
      text: "»Formular« er ikke valgt, så værktøjet har intet at vise. Skriv en af værdierne: A1 (Sparring), B2 (Konkurs).",
      code: 'data-form-id="A1"',
    },
  ]);
  expect(await keysFor(' data-form-id="B2"')).toEqual([]);
  expect(await keysFor("", '<script type="application/json">{"formId":"A1"}</script>')).toEqual([]);
});

it("offers a link to the page of the placeholder's own choice, and leaves its attributes alone", async () => {
  const homes = { prop: "level", of: { leder: { home: "/leder", linkText: "Til ledere" } } };
  const known: EditorTool = { ...tool, ...(tool.profile && { profile: { ...tool.profile, homes } }) };
  const codeOf = async (html: string) =>
    (await checked(html + script, { tool: known })).findings.map(({ code }) => code);
  const right = `<a href="${host}/leder">Til ledere</a>`;
  expect(await codeOf('<div data-widget="cv-check" data-level="leder"></div>')).toEqual([right]);
  expect(await codeOf('<div data-widget="cv-check" data-level="leder"><a href="/cv">CV</a></div>')).toEqual([right]);
  const json = '<script type="application/json">{"level":"leder"}</script>';
  expect(await codeOf(`<div data-widget="cv-check">${json}</div>`)).toEqual([right]);
});

it("names the address for frames in place of a tool's own page, with the choice of that page", async () => {
  const homes = { prop: "jobLevel", of: { "øverste leder": { home: "/leder", linkText: "Til ledere" } } };
  const known: EditorTool = { ...tool, ...(tool.profile && { profile: { ...tool.profile, homes } }) };
  const codeOf = async (path: string) =>
    (await checked(`<iframe src="${host}${path}"></iframe>`, { tool: known })).findings.map(({ code }) => code);
  expect(await codeOf("/cv-tjek?fra=menu")).toEqual([`${host}/embed/cv-check`]);
  expect(await codeOf("/leder")).toEqual([`${host}/embed/cv-check?data-job-level=%C3%B8verste%20leder`]);
});

it("finds a tool twice that a site needs once", async () => {
  expect(await found(place + place + script)).toEqual([]);
  const known: EditorTool = { ...tool, ...(tool.profile && { profile: { ...tool.profile, audience: "site" } }) };
  expect(await found(place + script, { tool: known })).toEqual([]);
  const { findings } = await checked(place + place + script, { tool: known });
  expect(findings.map(({ status, title }) => [status, title])).toEqual([["warn", "CV-tjek står 2 gange på siden"]]);
});

it("names backslashes in front of quotation marks, and does not judge what a mark cut", async () => {
  const known = { ...tool, schema: { properties: { questions: { type: "object" } } } };
  const textsOf = async (attribute: string, child = "") =>
    (
      await checked(`<div data-widget="cv-check"${attribute}>${child}${ourLink}</div>${script}`, { tool: known })
    ).findings.map(({ key, text }) => [key, text]);
  const escaped = String.raw`{\"start\": \"a\"}`;
  const advice = "Der er skråstreger (\\) foran citationstegnene. Slet skråstregerne.";
  expect(await textsOf("", `<script type="application/json">${escaped}</script>`)).toEqual([
    [
      "jsonUnreadable",
      `Teksten i <script type="application/json"> er ikke gyldig JSON, så standardværdierne bruges. ${advice}`,
    ],
  ]);
  expect(await textsOf(` data-questions='${escaped}'`)).toEqual([
    ["invalidAttribute", `Det kan ikke læses som JSON. ${advice}`],
  ]);
  expect((await textsOf(` data-questions="${escaped}"`)).map(([key]) => key)).toEqual(["quoteEndsAttribute"]);
});

it("says of an unknown site that it is not listed, and gives a message to send", async () => {
  expect(await checkWith()("https://stranger.example/job", host)).toMatchObject({
    reason:
      "https://stranger.example står ikke på listen over websteder hos host.example, som værktøjerne kommer fra, så vi henter ikke siden.",
    message:
      "Vil du føje https://stranger.example til ALLOWED_ORIGINS på https://host.example? Så kan vi bruge værktøjerne på webstedet.",
  });
});
