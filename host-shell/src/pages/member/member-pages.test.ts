import { gunzipSync } from "node:zlib";
import { pino } from "pino";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { testGuard } from "../../api/testing/test-guard.ts";
import { createPages } from "../page-routes.ts";
import type { Site } from "../sites/site.ts";
import { GlobalSettings } from "../content/global-settings.ts";
import { sampleSettings } from "../testing/sample-settings.ts";
import { sampleContent } from "../testing/sample-content.ts";
import { sampleAssets, sampleFrame, sampleSheetOf } from "../testing/sample-frame.ts";
import type { AboutMember } from "../../services/member-data/about-member.ts";
import { sampleArchive, sampleMember } from "./sample-member.ts";
import { signInPages } from "../log-in/sign-in-pages.ts";
import { layoutOf, quoteOf } from "../testing/sample-layout.ts";
import { sampleSite } from "../testing/sample-site.ts";

const selfService: Site = { ...sampleSite, kind: "self-service", name: "selv", root: "/selvbetjening" };
const text = (value: string) => ({ value });
const notification = (membership: string, title: string) => ({
  fields: { membership: text(membership), items: [{ fields: { title: text(title), label: text("Fra {dato}") } }] },
});
const mette: MemberUser = {
  id: "1",
  memberName: { firstName: "Mette", fullName: "Mette Holm", initials: "MH" },
  contactInfo: { email: "mette@example.dk" },
  membership: { membershipNumber: 1, unionMembership: "akasse" },
};
const ole: MemberUser = {
  ...mette,
  id: "2",
  memberName: { firstName: "<i>Ole", fullName: "<i>Ole Bro", initials: "OB" },
};

const paymentWords = Object.fromEntries(
  ["title", "unknownPrice", "notChosen", "choose", "change", "totalLabel", "addonLabel", "freeText", "failedText"].map(
    (name) => [name, text(name)],
  ),
);
/** A member pays as many kroner as the number of the membership. */
const aboutOf = (user: MemberUser): AboutMember => ({
  ...sampleMember,
  user,
  cost: { parts: [], monthly: 1000 + Number(user.id), quarterly: 3000 },
  payment: { way: "account", end: `000${user.id}` },
});

function open(
  firstUser: MemberUser | undefined,
  site = selfService,
  aboutMember = async (user: MemberUser) => aboutOf(user),
) {
  let user = firstUser;
  let moment = Date.parse("2026-11-24T12:00:00Z");
  const lines: Record<string, unknown>[] = [];
  const { source } = sampleContent(
    {
      "/selvbetjening": layoutOf({
        templateName: "SelfServiceFrontPage",
        fields: { notifications: [notification("akasse", "A-kassen"), notification("spring", "Spring")] },
        main: [],
      }),
      "/selvbetjening/brev": layoutOf({ templateName: "SelfServicePage", fields: { title: text("Brev") }, main: [] }),
      "/selvbetjening/betaling": layoutOf({
        templateName: "SelfServicePage",
        fields: { title: text("Betaling") },
        main: [{ uid: "b", componentName: "MembershipPayment", fields: paymentWords }],
      }),
      "/selvbetjening/sparring": layoutOf({
        templateName: "SelfServicePage",
        fields: { title: text("Sparring") },
        main: [{ uid: "s", componentName: "SparringForm", fields: { widget: text("service-forms") } }],
      }),
      "/betaling": layoutOf({ main: [{ uid: "b", componentName: "MembershipPayment", fields: paymentWords }] }),
      "/selvbetjening/artikel": layoutOf({
        templateName: "SelfServiceArticle",
        fields: { title: text("Artikel"), backLink: { value: { href: "/selvbetjening/brev" } } },
        main: [quoteOf("Læs")],
      }),
    },
    { sites: [sampleSite, site] },
  );
  const { routes } = createPages({
    contentSource: source,
    frames: { revision: () => "1", frameOf: () => sampleFrame },
    log: pino({ level: "warn" }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    publicUrl: "https://lk.example",
    assets: sampleAssets,
    sheetOf: sampleSheetOf,
    userOf: async () => user,
    memberFacts: { aboutMember, exportMember: async () => sampleArchive },
    guard: testGuard(),
    builtInPages: signInPages("https://lk.example", {
      testPersons: [],
      paths: { start: "/selvbetjening", signedOut: [] },
    }),
    clock: () => moment,
  });
  return {
    get: async (path: string, headers = {}) => routes.request(path, { headers }),
    html: async (path: string) => (await routes.request(path)).text(),
    signIn: (next: MemberUser | undefined) => void (user = next),
    waitUntil: (time: string) => void (moment = Date.parse(time)),
    lines,
  };
}

it("leads a visitor to the sign-in, and back to the same address", async () => {
  const answer = await open(undefined).get("/selvbetjening/brev?fra=mail&x=1");
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    "/api/auth/login?redirectUrl=%2Fselvbetjening%2Fbrev%3Ffra%3Dmail%26x%3D1",
  ]);
  const own = await open(undefined, { ...selfService, loginAddress: "/log-ind" }).get("/selvbetjening");
  expect(own.headers.get("location")).toBe("/log-ind?redirectUrl=%2Fselvbetjening");
});

it("greets each member by first name, in an answer that nobody may keep", async () => {
  const { get, html, signIn } = open(mette);
  const answer = await get("/selvbetjening", { "accept-encoding": "gzip, br" });
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("etag")).toBeNull();
  expect(answer.headers.get("vary")).toContain("cookie");
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toContain(">Hej Mette</h1>");
  signIn(ole);
  const second = await html("/selvbetjening");
  expect(second).toContain(">Hej &#60;i&#62;Ole</h1>");
  expect(second).not.toContain("Mette");
});

it("answers a signed-out visitor with no page that a member has put into memory", async () => {
  const { get, html, signIn } = open(mette);
  await html("/selvbetjening/brev");
  signIn(undefined);
  expect((await get("/selvbetjening/brev")).status).toBe(302);
});

it("shows the account without script, on the pages of members and on /log-ind, which nobody may keep", async () => {
  const { get, html, signIn } = open(ole);
  expect(await html("/selvbetjening/brev")).toMatch(
    /^<!doctype html>\n<html lang="da" data-site="self-service" data-signed-in="">/,
  );
  const account = await get("/log-ind?redirectUrl=/cv-tjek");
  expect([account.status, account.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const text = await account.text();
  expect(text).toContain('<html lang="da" data-site="main" data-signed-in="">');
  expect(text).toContain('<strong data-member-name="">&#60;i&#62;Ole Bro</strong>');
  signIn(undefined);
  const signedOut = await html("/log-ind");
  expect(signedOut).not.toContain("data-signed-in");
  expect(signedOut).not.toContain("Ole");
});

it("draws what is about the member for each answer, never from memory", async () => {
  const { html, signIn } = open(mette);
  const first = await html("/selvbetjening/betaling");
  expect(first).toContain("1.001\u00a0kr./md.");
  expect(first).toContain("••0001");
  // Ole has the same kind of membership, and so the same page in memory.
  signIn(ole);
  const second = await html("/selvbetjening/betaling");
  expect(second).toContain("1.002\u00a0kr./md.");
  expect(second).not.toMatch(/••0001|1\.001/);
  expect(second).not.toContain("\u0001");
  signIn(undefined);
  expect(await html("/selvbetjening/betaling")).not.toContain("••");
});

it("does not offer a time that this member has booked, and offers it to others", async () => {
  const booked = { ...sampleMember.submissions[0]!, form: "form.LHO0141", preferredTime: "2026-11-26T13:00" };
  const hours = (Opening: string, Closing: string) => ({ Opening: text(Opening), Closing: text(Closing) });
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const openingHours = Object.fromEntries(days.map((day) => [day, hours("08:00", "16:00")]));
  const settings = v.parse(GlobalSettings, { ...sampleSettings, openingHours });
  const { html, signIn } = open(mette, { ...selfService, settings }, async (user) => ({
    ...aboutOf(user),
    submissions: user === mette ? [booked] : [],
  }));
  const timesOf = async () => /"times":"([^"]*)"/.exec(await html("/selvbetjening/sparring"))?.[1];
  expect(await timesOf()).toBe("2026-11-25T10:00 2026-11-27T15:00");
  signIn(ole);
  expect(await timesOf()).toBe("2026-11-25T10:00 2026-11-26T13:00 2026-11-27T15:00");
});

it("says so on the page if nothing can be looked up, and shows the rest of the page", async () => {
  const { get, lines } = open(mette, selfService, () => Promise.reject(new Error("no database")));
  const answer = await get("/selvbetjening/betaling");
  expect(answer.status).toBe(200);
  const body = await answer.text();
  expect([body.includes("failedText"), body.includes("<h1"), body.includes("\u0001")]).toEqual([true, true, false]);
  expect(lines.map(({ msg }) => msg)).toEqual(["a page lacks what is known of its member"]);
});

it("shows no part of a member on a page that is for everybody", async () => {
  const body = await open(mette).html("/betaling");
  expect(body).not.toMatch(/\u0001|••|kr\./);
});

it("shows the messages of the membership, with the next month as their date until it has begun", async () => {
  const { html, waitUntil } = open(mette);
  const november = await html("/selvbetjening");
  expect(november).toContain("Status på indmeldelse");
  expect(november).toContain("A-kassen");
  expect(november).not.toContain("Spring");
  expect(november).toContain("Fra 1. december 2026");
  waitUntil("2026-11-30T23:00:00Z");
  expect(await html("/selvbetjening")).toContain("Fra 1. januar 2027");
});

it.each([
  ["business", { membershipNumber: 2, unionMembership: "business" as const }],
  ["unknown", { membershipNumber: 2 }],
  ["unknown", undefined],
])("logs that a member has no messages: %s", async (name, membership) => {
  const { html, lines } = open({ ...mette, membership });
  expect(await html("/selvbetjening")).not.toContain("Status på indmeldelse");
  expect(lines.map(({ msg, missing }) => [msg, missing])).toEqual([
    ["a page of members misses content", `notifications of the membership ${name}`],
  ]);
});

it("has a way back on its pages and articles", async () => {
  const { html } = open(mette);
  expect(await html("/selvbetjening/brev")).toMatch(
    /<a class="[^"]*" href="\/selvbetjening" data-back="\/selvbetjening">.*Gå tilbage/,
  );
  expect(await html("/selvbetjening/artikel")).toMatch(/href="\/selvbetjening\/brev" data-back="\/selvbetjening"/);
});
