import { beforeEach, expect, it } from "vitest";
import { eachDatabase } from "../database/testing/each-database.ts";
import { memberSession, signInAttempt } from "../services/sign-in/sign-in.tables.ts";
import { testPersons } from "../services/sign-in/test-identity/test-persons.ts";
import { openSignInSite, siteUrl } from "./testing/sign-in-site.ts";
import type { TestBrowser } from "./testing/test-browser.ts";

const form = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers: { origin: siteUrl },
});

async function choosing(browser: TestBrowser, path = "/api/auth/login") {
  const { url, response } = await browser.go(siteUrl + path);
  expect(url.pathname).toMatch(/^\/test-identity\/log-ind\/[\w-]+$/);
  expect(await response.text()).toBe("Log ind med Test-ID");
  return url;
}

const userOf = async (browser: TestBrowser) => (await (await browser.call(`${siteUrl}/api/session`)).json()).user;

eachDatabase("signing in as a test person", (tables) => {
  let site: ReturnType<typeof openSignInSite>;
  let browser: TestBrowser;
  beforeEach(async () => {
    await tables().delete(memberSession);
    await tables().delete(signInAttempt);
    site = openSignInSite({ tables: tables() });
    browser = site.newBrowser();
  });

  it("returns to the page that the visitor wanted, with a session", async () => {
    const url = await choosing(browser, "/api/auth/login?redirectUrl=%2Fcv-tjek%3Fa%3D1%23top");
    const end = await browser.go(url, { init: form({ person: "test-person-1" }) });
    expect(end.url.href).toBe(`${siteUrl}/cv-tjek?a=1#top`);
    expect(await userOf(browser)).toEqual({
      id: "test-person-1",
      key: expect.any(String),
      memberName: { firstName: "Karen Margrethe", fullName: "Karen Margrethe Prøvesen", initials: "KP" },
      contactInfo: { email: "test-person-1@example.dk", mobilePhone: "+45 00 00 00 01" },
      membership: { membershipNumber: 100_001, unionMembership: "fagforening+akasse" },
    });
    expect(await (await browser.call(`${siteUrl}/whoami`)).text()).toBe("test-person-1");
  });

  it("works behind a proxy that terminates TLS, under an address that this server cannot reach", async () => {
    const publicUrl = "https://lk.example";
    const visitor = openSignInSite({ tables: tables(), publicUrl }).newBrowser();
    const { url } = await visitor.go(`${publicUrl}/api/auth/login?redirectUrl=/cv-tjek`);
    expect(url.href).toMatch(/^https:\/\/lk\.example\/test-identity\/log-ind\//);
    const end = await visitor.go(url, { init: form({ person: "test-person-4" }) });
    expect(end.url.href).toBe(`${publicUrl}/cv-tjek`);
    const out = await visitor.go(`${publicUrl}/api/auth/logout`, {
      init: { method: "POST", headers: { origin: publicUrl } },
    });
    expect(out.url.href).toBe(`${publicUrl}/`);
  });

  it("leaves the address of the issuer itself to the pages of the site", async () => {
    const answer = await browser.call(`${siteUrl}/test-identity`);
    expect(await answer.text()).toBe("page /test-identity");
  });

  it("answers at its address as it is written, and not at other spellings of it", async () => {
    for (const spelling of ["/%74est-identity/auth", "/test%2Didentity/auth", "/test-identity/%61uth"]) {
      const answer = await browser.call(siteUrl + spelling);
      expect([spelling, await answer.text()]).toEqual([spelling, "page /test-identity/auth"]);
    }
  });

  it("is possible as each person, one of whom is not a member", async () => {
    const memberships = [];
    for (const { id } of testPersons) {
      const visitor = site.newBrowser();
      await visitor.go(await choosing(visitor), { init: form({ person: id }) });
      memberships.push((await userOf(visitor)).membership?.unionMembership);
    }
    expect(memberships).toEqual(["fagforening+akasse", "akasse", "business", "spring", undefined]);
  });

  it("can be cancelled and begun again without losing the page to return to", async () => {
    const url = await choosing(browser, "/api/auth/login?redirectUrl=/cv-tjek");
    const end = await browser.go(url, { init: form({ annuller: "ja", person: "test-person-1" }) });
    expect([end.url.pathname, end.url.searchParams.get("fejl"), end.url.searchParams.get("redirectUrl")]).toEqual([
      "/log-ind",
      "afbrudt",
      "/cv-tjek",
    ]);
    expect(await userOf(browser)).toBe(undefined);
    const again = await choosing(browser, `/api/auth/login?${end.url.searchParams}`);
    expect((await browser.go(again, { init: form({ person: "test-person-2" }) })).url.pathname).toBe("/cv-tjek");
  });

  it("asks again if no person was chosen", async () => {
    const url = await choosing(browser);
    const end = await browser.go(url, { init: form({ person: "somebody" }) });
    expect([end.url.href, await end.response.text()]).toEqual([`${url.href}?fejl=valg`, "Fejl: Log ind med Test-ID"]);
    expect((await browser.go(end.url, { init: form({ person: "test-person-3" }) })).url.pathname).toBe("/");
  });

  it("is not possible in another browser or with an old form", async () => {
    const url = await choosing(browser);
    const end = await site.newBrowser().go(url, { init: form({ person: "test-person-1" }) });
    expect(end.url.pathname + end.url.search).toBe("/log-ind?fejl=udloebet");
  });

  it("works in two tabs at once", async () => {
    const first = await choosing(browser, "/api/auth/login?redirectUrl=/a");
    const second = await choosing(browser, "/api/auth/login?redirectUrl=/b");
    expect((await browser.go(first, { init: form({ person: "test-person-1" }) })).url.pathname).toBe("/a");
    expect((await browser.go(second, { init: form({ person: "test-person-2" }) })).url.pathname).toBe("/b");
    expect((await userOf(browser)).id).toBe("test-person-2");
  });

  it("ends at the issuer too: the next sign-in asks for a person", async () => {
    await browser.go(await choosing(browser), { init: form({ person: "test-person-1" }) });
    const out = await browser.go(`${siteUrl}/api/auth/logout`, { init: form({}) });
    expect([out.url.href, await userOf(browser)]).toEqual([`${siteUrl}/`, undefined]);
    await choosing(browser);
  });

  it("leads to the self-service, and after the sign-out to the login address of its site", async () => {
    const paths = { start: "/selvbetjening", signedOut: ["/log-ind"] };
    const member = openSignInSite({ tables: tables(), paths }).newBrowser();
    const begun = await member.go(await choosing(member), { init: form({ person: "test-person-1" }) });
    const out = await member.go(`${siteUrl}/api/auth/logout?redirectUrl=%2Flog-ind`, { init: form({}) });
    expect([begun.url.pathname, out.url.href]).toEqual(["/selvbetjening", `${siteUrl}/log-ind`]);
  });

  it("ends even if the server was restarted meanwhile", async () => {
    await browser.go(await choosing(browser), { init: form({ person: "test-person-1" }) });
    const secret = browser.cookie(siteUrl, "__Host-session") ?? "";
    const restarted = openSignInSite({ tables: tables() }).newBrowser();
    restarted.setCookie(siteUrl, "__Host-session", secret);
    expect((await userOf(restarted)).id).toBe("test-person-1");
    const out = await restarted.go(`${siteUrl}/api/auth/logout`, { init: form({}) });
    expect([out.url.href, await userOf(restarted)]).toEqual([`${siteUrl}/`, undefined]);
  });
});
