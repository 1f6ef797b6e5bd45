import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SessionDebug } from "shared-runtime/api/session-debug.ts";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { personInLog, personKey } from "../services/sign-in/person-key.ts";
import { memberSession, signInAttempt } from "../services/sign-in/sign-in.tables.ts";
import { eachDatabase } from "../database/testing/each-database.ts";
import { callbackPath } from "../http/sign-in-addresses.ts";
import { openSignInSite, siteUrl } from "./testing/sign-in-site.ts";
import type { TestBrowser } from "./testing/test-browser.ts";
import { startIssuerThread, type IssuerThread } from "./testing/issuer-thread.ts";

const login = `${siteUrl}/api/auth/login`;
const isCallback = (url: URL) => url.pathname === callbackPath;
const atSession = `${siteUrl}/api/session`;
const atDebug = `${siteUrl}/api/session/debug`;
const posted: RequestInit = { method: "POST", headers: { origin: siteUrl, accept: "application/json" } };

const idOf = async (browser: TestBrowser) => (await (await browser.call(atSession)).json()).user?.id;
/** The query of the page on which a failed sign-in ends, without the correlation id. */
function told(url: URL) {
  expect([url.origin, url.pathname]).toEqual([siteUrl, "/log-ind"]);
  expect(url.searchParams.get("nummer")).toMatch(/^[\da-f-]{36}$/);
  return { fejl: url.searchParams.get("fejl"), redirectUrl: url.searchParams.get("redirectUrl") };
}

let issuer: IssuerThread;
beforeAll(async () => {
  issuer = await startIssuerThread();
});
afterAll(() => issuer.stop());

eachDatabase("signing in", (tables) => {
  let site: ReturnType<typeof openSignInSite>;
  let browser: TestBrowser;

  function open(url = issuer.url, clientId = "site", timeoutSeconds = 8, now = () => new Date()) {
    const oidc = { issuer: url, clientId, clientSecret: `secret of ${clientId}` };
    return openSignInSite({ tables: tables(), oidc, timeoutSeconds, now });
  }
  /** Follows redirects up to the address to which the issuer returns the browser. */
  const comeBack = async (visitor: TestBrowser, path = "") =>
    (await visitor.go(login + path, { until: isCallback })).url;

  beforeEach(async () => {
    await tables().delete(memberSession);
    await tables().delete(signInAttempt);
    site = open();
    browser = site.newBrowser();
  });

  it("returns to the page, with a session that only the cookie opens", async () => {
    const end = await browser.go(`${login}?redirectUrl=/cv-tjek`);
    expect([end.url.href, await idOf(browser)]).toEqual([`${siteUrl}/cv-tjek`, "karen"]);
    const [row] = await tables().select().from(memberSession);
    expect(JSON.stringify(row)).not.toContain(browser.cookie(siteUrl, "__Host-session"));
    expect(await tables().$count(signInAttempt)).toBe(0);
  });

  it("does not begin while signing in is closed, but can be finished", async () => {
    let closed = false;
    const oidc = { issuer: issuer.url, clientId: "site", clientSecret: "secret of site" };
    const closing = openSignInSite({
      tables: tables(),
      oidc,
      serviceState: async () => ({ isOff: closed, messages: [] }),
    });
    const visitor = closing.newBrowser();
    const answer = await comeBack(visitor);
    closed = true;
    const refused = await closing.newBrowser().call(`${login}?redirectUrl=/cv-tjek`);
    expect([refused.status, refused.headers.get("location")]).toEqual([303, "/log-ind?redirectUrl=%2Fcv-tjek"]);
    await visitor.go(answer.href);
    expect(await idOf(visitor)).toBe("karen");
  });

  it("asks the issuer with PKCE, a state and a nonce", async () => {
    const answer = await browser.call(login);
    const { searchParams } = new URL(answer.headers.get("location") ?? "");
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: "site",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
      max_age: "86400",
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: siteUrl + callbackPath,
      response_type: "code",
      // Scopes that the issuer does not know are not requested.
      scope: "openid profile",
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it("sets cookies that scripts and other sites cannot read", async () => {
    const begun = await browser.call(login);
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sign-in=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const end = await browser.call(await comeBack(browser));
    expect(end.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      "signed-in=1; Path=/; Secure; SameSite=Lax",
      "sign-in-news=in; Max-Age=60; Path=/; Secure; SameSite=Lax",
    ]);
  });

  it("does without Secure on this machine, where WebKit keeps no such cookie", async () => {
    const oidc = { issuer: issuer.url, clientId: "site", clientSecret: "secret of site" };
    const visitor = openSignInSite({ tables: tables(), oidc, ownCookies: true }).newBrowser();
    const begun = await visitor.call(login);
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^site-sign-in=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const end = await visitor.call(await comeBack(visitor));
    expect(end.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^site-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      "signed-in=1; Path=/; SameSite=Lax",
      "sign-in-news=in; Max-Age=60; Path=/; SameSite=Lax",
    ]);
    expect(await idOf(visitor)).toBe("karen");
    const out = await visitor.call(`${siteUrl}/api/auth/logout`, posted);
    expect(out.headers.getSetCookie().toSorted()).toEqual([
      "sign-in-news=out; Max-Age=60; Path=/; SameSite=Lax",
      "signed-in=; Max-Age=0; Path=/; SameSite=Lax",
      "site-session=; Max-Age=0; Path=/; SameSite=Lax",
    ]);
  });

  it.each([
    ["https://site.example", "__Host-session"],
    ["http://site.example", "__Host-session"],
    ["http://127.0.0.1:4999", "site-session"],
  ])("knows the session at %s by the cookie %s alone", async (publicUrl, name) => {
    await browser.go(login);
    const secret = browser.cookie(siteUrl, "__Host-session") ?? "";
    const oidc = { issuer: issuer.url, clientId: "site", clientSecret: "secret of site" };
    const visitor = openSignInSite({ tables: tables(), oidc, publicUrl, ownCookies: true }).newBrowser();
    const found: string[] = [];
    for (const given of ["__Host-session", "site-session"]) {
      const answer = await visitor.call(`${publicUrl}/whoami`, { headers: { cookie: `${given}=${secret}` } });
      if ((await answer.text()) !== "nobody") found.push(given);
    }
    expect(found).toEqual([name]);
  });

  it.each(["https://evil.example/", "//evil.example", "javascript:alert(1)"])(
    "never leads to %s",
    async (requested) => {
      const end = await browser.go(`${login}?${new URLSearchParams({ redirectUrl: requested })}`);
      expect(end.url.href).toBe(`${siteUrl}/`);
    },
  );

  describe("is refused", () => {
    it("with an invented state, and says so", async () => {
      const back = await comeBack(browser, "?redirectUrl=/cv-tjek");
      back.searchParams.set("state", "x".repeat(43));
      const end = await browser.go(back);
      expect(told(end.url)).toEqual({ fejl: "udloebet", redirectUrl: null });
      expect(await idOf(browser)).toBe(undefined);
    });

    it("without a state, and with two", async () => {
      const back = await comeBack(browser);
      const two = new URL(back);
      two.searchParams.append("state", "x");
      const none = new URL(back);
      none.searchParams.delete("state");
      for (const url of [two, none]) expect(told((await browser.go(url)).url).fejl).toBe("udloebet");
      expect((await browser.go(back)).url.pathname).toBe("/");
    });

    it("a second time after a successful first", async () => {
      const back = await comeBack(browser);
      await browser.go(back);
      const session = browser.cookie(siteUrl, "__Host-session");
      expect(told((await browser.go(back)).url).fejl).toBe("udloebet");
      expect(browser.cookie(siteUrl, "__Host-session")).toBe(session);
    });

    it("in the browser of a victim who follows the link of an attacker's sign-in", async () => {
      const back = await comeBack(browser);
      const victim = site.newBrowser();
      expect(told((await victim.go(back)).url).fejl).toBe("udloebet");
      await comeBack(victim);
      expect(told((await victim.go(back)).url).fejl).toBe("udloebet");
      expect(await idOf(victim)).toBe(undefined);
      // The victim cannot finish the attacker's sign-in either.
      expect((await browser.go(back)).url.pathname).toBe("/");
    });

    it("with the code of another sign-in of the same browser", async () => {
      const [one, other] = [await comeBack(browser), await comeBack(browser, "?redirectUrl=/cv-tjek")];
      other.searchParams.set("code", one.searchParams.get("code") ?? "");
      expect(told((await browser.go(other)).url)).toEqual({ fejl: "ugyldig", redirectUrl: "/cv-tjek" });
      expect(await idOf(browser)).toBe(undefined);
    });

    it("with the code of another client", async () => {
      const theirs = await comeBack(open(issuer.url, "other").newBrowser());
      const back = await comeBack(browser);
      back.searchParams.set("code", theirs.searchParams.get("code") ?? "");
      expect(told((await browser.go(back)).url).fejl).toBe("ugyldig");
    });

    it("with an invented code", async () => {
      const back = await comeBack(browser);
      back.searchParams.set("code", "made-up");
      expect(told((await browser.go(back)).url).fejl).toBe("ugyldig");
    });

    it("with an answer that names another issuer", async () => {
      const back = await comeBack(browser);
      back.searchParams.set("iss", "https://evil.example");
      expect(told((await browser.go(back)).url).fejl).toBe("ugyldig");
    });

    it("with an ID token for another nonce", async () => {
      const back = await comeBack(browser);
      await tables().update(signInAttempt).set({ nonce: "another" });
      expect(told((await browser.go(back)).url).fejl).toBe("ugyldig");
    });

    it.each([
      ["access_denied", "afbrudt"],
      ["temporarily_unavailable", "utilgaengelig"],
      ["invalid_scope", "ugyldig"],
    ])("where the issuer answers %s", async (error, fejl) => {
      const back = await comeBack(browser, "?redirectUrl=/cv-tjek");
      back.searchParams.delete("code");
      back.searchParams.set("error", error);
      expect(told((await browser.go(back)).url)).toEqual({ fejl, redirectUrl: "/cv-tjek" });
    });
  });

  it("expires after 15 minutes, and then keeps only the page to return to", async () => {
    const [early, late] = [await comeBack(browser), await comeBack(browser, "?redirectUrl=/cv-tjek")];
    site.passMinutes(14);
    expect((await browser.go(early)).url.pathname).toBe("/");
    site.passMinutes(2);
    expect(told((await browser.go(late)).url)).toEqual({ fejl: "udloebet", redirectUrl: "/cv-tjek" });
  });

  it("always creates a new session and ends the previous one", async () => {
    const planted = "p".repeat(43);
    browser.setCookie(siteUrl, "__Host-session", planted);
    await browser.go(login);
    const first = browser.cookie(siteUrl, "__Host-session") ?? "";
    expect(first).not.toBe(planted);
    await browser.go(login);
    expect(browser.cookie(siteUrl, "__Host-session")).not.toBe(first);
    expect(await site.sessions.find(first)).toBe(undefined);
    expect(await tables().$count(memberSession)).toBe(1);
  });

  it("works with an issuer whose clock is 5 minutes ahead or behind, and not with one an hour away", async () => {
    try {
      const outcomes = [];
      for (const minutes of [5, -5, 60]) {
        await issuer.setClockAhead(minutes * 60);
        outcomes.push((await open().newBrowser().go(login)).url.searchParams.get("fejl"));
      }
      // An ID token is valid for one hour, so the tokens of an issuer whose clock is more than an hour late have
      // expired.
      await issuer.setClockAhead(-3_600 - 600);
      outcomes.push((await open().newBrowser().go(login)).url.searchParams.get("fejl"));
      expect(outcomes).toEqual([null, null, "ugyldig", "ugyldig"]);
    } finally {
      await issuer.setClockAhead(0);
    }
  });

  it("works on a server whose own clock is 40 days ahead or behind", async () => {
    const seconds = 40 * 86_400;
    try {
      for (const apart of [seconds, -seconds]) {
        await issuer.setClockAhead(apart);
        const now = () => new Date(Date.now() + apart * 1_000);
        const { url } = await open(issuer.url, "site", 8, now).newBrowser().go(login);
        expect(url.searchParams.get("fejl")).toBe(null);
      }
    } finally {
      await issuer.setClockAhead(0);
    }
  });

  describe("if the issuer does not answer", () => {
    let server: Server;
    let reply: (path: string) => { readonly status: number; readonly body: string } | undefined;
    const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    beforeEach(async () => {
      reply = () => undefined;
      server = createServer((request, response) => {
        const answer = reply(request.url ?? "");
        if (answer) response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
      });
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
    });
    afterEach(() => {
      server.closeAllConnections();
      server.close();
    });

    it("in time, the visitor is told so and the page to return to is kept", async () => {
      const end = await open(url(), "site", 0.2).newBrowser().go(`${login}?redirectUrl=/cv-tjek`);
      expect(told(end.url)).toEqual({ fejl: "utilgaengelig", redirectUrl: "/cv-tjek" });
      expect(await tables().$count(signInAttempt)).toBe(0);
    });

    it("because it is down or fails, signing in works again as soon as it is up", async () => {
      reply = () => ({ status: 503, body: "{}" });
      const visitor = open(url()).newBrowser();
      expect(told((await visitor.go(login)).url).fejl).toBe("utilgaengelig");
      const address = url();
      server.closeAllConnections();
      server.close();
      expect(told((await visitor.go(login)).url).fejl).toBe("utilgaengelig");
      expect(site.logLines().filter(({ level }) => level === "error")).toEqual([]);
      server = createServer((_, response) =>
        response.writeHead(200, { "content-type": "application/json" }).end(
          JSON.stringify({
            issuer: address,
            authorization_endpoint: `${address}/auth`,
            token_endpoint: `${address}/t`,
          }),
        ),
      );
      server.listen(Number(new URL(address).port), "127.0.0.1");
      await once(server, "listening");
      const begun = await visitor.call(login);
      expect(begun.headers.get("location")).toMatch(`${address}/auth?`);
    });

    it("when the code is traded", async () => {
      reply = (path) =>
        path.startsWith("/token")
          ? { status: 500, body: "trouble" }
          : {
              status: 200,
              body: JSON.stringify({
                issuer: url(),
                authorization_endpoint: `${url()}/auth`,
                token_endpoint: `${url()}/token`,
              }),
            };
      const visitor = open(url()).newBrowser();
      const begun = new URL((await visitor.call(login)).headers.get("location") ?? "");
      const back = new URL(siteUrl + callbackPath);
      back.search = String(new URLSearchParams({ state: begun.searchParams.get("state") ?? "", code: "c" }));
      expect(told((await visitor.go(back)).url).fejl).toBe("utilgaengelig");
    });
  });

  describe("a session", () => {
    it("is returned for its cookie, with its remaining seconds, and is not renewed by that", async () => {
      await browser.go(login);
      site.passMinutes(10);
      await browser.call(atSession);
      const answer = await (await browser.call(atSession)).json();
      expect(answer).toEqual({
        user: {
          id: "karen",
          key: personKey(new Uint8Array(32), "karen"),
          memberName: { firstName: "Karen", fullName: "Karen Prøvesen", initials: "KP" },
          contactInfo: {},
        },
        expiresIn: expect.toSatisfy((seconds: number) => seconds > 34.8 * 60 && seconds <= 35 * 60),
        endsIn: expect.toSatisfy((seconds: number) => seconds > 11.8 * 3600 && seconds <= 11.9 * 3600),
      });
    });

    it("is absent for a browser without a cookie, or with an invented one", async () => {
      const answer = await browser.call(atSession);
      expect([answer.status, await answer.json(), answer.headers.getSetCookie()]).toEqual([200, {}, []]);
      browser.setCookie(siteUrl, "__Host-session", "x".repeat(43));
      browser.setCookie(siteUrl, "signed-in", "1");
      expect(await (await browser.call(atSession)).json()).toEqual({});
      expect(browser.cookie(siteUrl, "signed-in")).toBe(undefined);
      expect((await browser.call(atSession, posted)).status).toBe(401);
      await browser.call(`${siteUrl}/api/auth/logout`, posted);
      expect(browser.cookie(siteUrl, "__Host-session")).toBe(undefined);
    });

    it("is described by its times and by the names of the issuer's claims, and is not renewed by that", async () => {
      await browser.go(login);
      await tables()
        .update(memberSession)
        .set({ renewedAt: new Date(Date.now() - 10 * 60_000) });
      await browser.call(atDebug);
      const answer = await browser.call(atDebug);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      const text = await answer.text();
      expect(text).not.toMatch(/karen|prøvesen|"site"/i);
      const [row] = await tables().select().from(memberSession);
      expect(v.parse(v.strictObject(SessionDebug.entries), JSON.parse(text))).toEqual({
        initials: "KP",
        isMember: false,
        startedAt: row?.startedAt.toISOString(),
        renewedAt: row?.renewedAt.toISOString(),
        expiresIn: expect.toSatisfy((seconds: number) => seconds > 34.8 * 60 && seconds <= 35 * 60),
        endsIn: expect.toSatisfy((seconds: number) => seconds > 11.9 * 3600 && seconds <= 12 * 3600),
        claims: ["aud", "auth_time", "exp", "iat", "iss", "name", "nonce", "sub"],
      });
      expect([row?.claims, await (await browser.call(atSession)).json()]).toEqual([
        expect.arrayContaining(["name", "sub"]),
        { user: expect.anything(), expiresIn: expect.anything(), endsIn: expect.anything() },
      ]);
    });

    it("is not described to a browser without it", async () => {
      const answer = await browser.call(atDebug);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([401, "private, no-store"]);
      await browser.go(login);
      site.passMinutes(46);
      expect((await browser.call(atDebug)).status).toBe(401);
    });

    it("ends 45 minutes after the last renewal", async () => {
      await browser.go(login);
      site.passMinutes(44);
      const renewed = await browser.call(atSession, posted);
      expect([renewed.status, (await renewed.json()).expiresIn]).toEqual([200, 45 * 60]);
      site.passMinutes(44);
      expect(await idOf(browser)).toBe("karen");
      site.passMinutes(2);
      expect((await browser.call(atSession, posted)).status).toBe(401);
      expect(await idOf(browser)).toBe(undefined);
    });

    it("ends after 12 hours despite renewals, and announces that", async () => {
      await browser.go(login);
      for (let minutes = 0; minutes < 700; minutes += 35) {
        site.passMinutes(35);
        expect((await browser.call(atSession, posted)).status).toBe(200);
      }
      const { expiresIn, endsIn } = await (await browser.call(atSession)).json();
      expect([expiresIn, endsIn < 20 * 60]).toEqual([endsIn, true]);
      site.passMinutes(21);
      expect((await browser.call(atSession, posted)).status).toBe(401);
    });

    it("ends with the sign-out, here and at the issuer, for good", async () => {
      await browser.go(login);
      const secret = browser.cookie(siteUrl, "__Host-session") ?? "";
      const answer = await browser.call(`${siteUrl}/api/auth/logout`, posted);
      const redirect = new URL((await answer.json()).redirect);
      expect([redirect.origin, Object.fromEntries(redirect.searchParams)]).toEqual([
        issuer.url,
        {
          client_id: "site",
          id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
          post_logout_redirect_uri: `${siteUrl}/`,
        },
      ]);
      expect([browser.cookie(siteUrl, "__Host-session"), browser.cookie(siteUrl, "signed-in")]).toEqual([
        undefined,
        undefined,
      ]);
      browser.setCookie(siteUrl, "__Host-session", secret);
      expect(await idOf(browser)).toBe(undefined);
    });

    it("ends at the issuer too if it has expired meanwhile", async () => {
      await browser.go(login);
      site.passMinutes(600);
      expect(await idOf(browser)).toBe(undefined);
      const answer = await browser.call(`${siteUrl}/api/auth/logout`, posted);
      expect((await answer.json()).redirect).toMatch(`${issuer.url}/session/end?`);
    });

    it("that expired hours ago and was swept meanwhile ends at the issuer too", async () => {
      await browser.go(login);
      site.passMinutes(10 * 60);
      await site.sessions.sweep();
      const answer = await browser.call(`${siteUrl}/api/auth/logout`, posted);
      const redirect = new URL((await answer.json()).redirect);
      expect([redirect.pathname, redirect.searchParams.has("id_token_hint")]).toEqual(["/session/end", true]);
    });

    it("that ended without a sign-out is not resumed by a session at the issuer: it asks again", async () => {
      const prompt = async () => {
        const begun = await browser.call(login);
        return new URL(begun.headers.get("location") ?? "").searchParams.get("prompt");
      };
      expect(await prompt()).toBe(null);
      await browser.go(login);
      expect(await prompt()).toBe(null);
      site.passMinutes(46);
      expect(await prompt()).toBe("login");
      await site.sessions.sweep();
      expect(await prompt()).toBe("login");
      expect((await browser.go(login)).url.href).toBe(`${siteUrl}/`);
      expect([await idOf(browser), await prompt()]).toEqual(["karen", null]);
    });

    it("is recent for ten minutes after the person proved who they are; then the next sign-in asks again", async () => {
      const sessionOf = () => browser.cookie(siteUrl, "__Host-session") ?? "";
      const begun = async () => new URL((await browser.call(login)).headers.get("location") ?? "").searchParams;
      await browser.go(login);
      expect([await site.sessions.isRecent(sessionOf()), (await begun()).get("prompt")]).toEqual([true, null]);
      site.passMinutes(9);
      expect(await site.sessions.isRecent(sessionOf())).toBe(true);
      site.passMinutes(2);
      const [old, asked] = [sessionOf(), await begun()];
      expect([await site.sessions.isRecent(old), asked.get("prompt"), asked.get("max_age")]).toEqual([
        false,
        "login",
        "86400",
      ]);
      await browser.go(login);
      expect([await site.sessions.isRecent(sessionOf()), await site.sessions.isRecent(old)]).toEqual([true, false]);
      await tables().update(memberSession).set({ authenticatedAt: null });
      expect([await site.sessions.isRecent(sessionOf()), await idOf(browser)]).toEqual([false, "karen"]);
    });

    it("leads to the login address of a site after the sign-out, and to no other address", async () => {
      const oidc = { issuer: issuer.url, clientId: "site", clientSecret: "secret of site" };
      const paths = { start: "/selvbetjening", signedOut: ["/log-ind"] };
      const member = openSignInSite({ tables: tables(), oidc, paths }).newBrowser();
      const outcomes = [];
      for (const requested of ["/log-ind", "/cv-tjek", "https://evil.example"]) {
        expect((await member.go(login)).url.pathname).toBe("/selvbetjening");
        const address = `${siteUrl}/api/auth/logout?${new URLSearchParams({ redirectUrl: requested })}`;
        const there = new URL((await (await member.call(address, posted)).json()).redirect);
        const here = (await (await member.call(address, posted)).json()).redirect;
        outcomes.push([there.searchParams.get("post_logout_redirect_uri"), here]);
      }
      expect(outcomes).toEqual([
        [`${siteUrl}/log-ind`, "/log-ind"],
        [`${siteUrl}/`, "/"],
        [`${siteUrl}/`, "/"],
      ]);
    });

    it("can be ended by a form, from which the browser continues to the issuer", async () => {
      await browser.go(login);
      const answer = await browser.call(`${siteUrl}/api/auth/logout`, { method: "POST", headers: { origin: siteUrl } });
      expect([answer.status, answer.headers.get("refresh")]).toEqual([
        200,
        expect.stringMatching(`^0; url=${issuer.url}/`),
      ]);
      expect(await answer.text()).toContain(`href="${issuer.url}/session/end?`);
      const again = await browser.call(`${siteUrl}/api/auth/logout`, { method: "POST", headers: { origin: siteUrl } });
      expect([again.status, again.headers.get("location")]).toEqual([303, "/"]);
    });

    it("ends even if the issuer is down", async () => {
      await browser.go(login);
      const secret = browser.cookie(siteUrl, "__Host-session") ?? "";
      const orphaned = open("http://127.0.0.1:1").newBrowser();
      orphaned.setCookie(siteUrl, "__Host-session", secret);
      const answer = await orphaned.call(`${siteUrl}/api/auth/logout`, posted);
      expect([answer.status, await answer.json()]).toEqual([200, { redirect: "/" }]);
      expect(await site.sessions.find(secret)).toBe(undefined);
    });

    it("cannot be ended or renewed by another site", async () => {
      await browser.go(login);
      const theirs: RequestInit = { method: "POST", headers: { origin: "https://evil.example" } };
      expect((await browser.call(`${siteUrl}/api/auth/logout`, theirs)).status).toBe(403);
      expect((await browser.call(atSession, theirs)).status).toBe(403);
      expect((await browser.call(`${siteUrl}/api/auth/logout`)).status).toBe(405);
      expect(await idOf(browser)).toBe("karen");
    });
  });

  it("is deleted a day after it has expired, and an attempt at once", async () => {
    await browser.go(login);
    await comeBack(site.newBrowser());
    expect([await site.sessions.sweep(), await site.attempts.sweep()]).toEqual([0, 0]);
    site.passMinutes(16);
    expect([await site.sessions.sweep(), await site.attempts.sweep()]).toEqual([0, 1]);
    site.passMinutes(30);
    expect(await idOf(browser)).toBe(undefined);
    expect(await site.sessions.sweep()).toBe(0);
    site.passMinutes(24 * 60);
    expect(await site.sessions.sweep()).toBe(1);
  });

  it("is noted in the security log with an opaque id, and so is its end", async () => {
    const person = personInLog(new Uint8Array(32), "karen");
    const noted = () =>
      site
        .logLines()
        .filter(({ securityEvent }) => securityEvent !== undefined)
        .map(({ level, securityEvent, person: who, reason }) => [level, securityEvent, who, reason]);
    await browser.go(login);
    await browser.call(`${siteUrl}/api/auth/logout`, posted);
    await browser.go(login);
    site.passMinutes(46);
    await browser.call(`${siteUrl}/api/auth/logout`, posted);
    await browser.go(`${siteUrl}${callbackPath}?state=invented&code=c`);
    expect(noted()).toEqual([
      ["info", "sign-in", person, undefined],
      ["info", "sign-out", person, "asked"],
      ["info", "sign-in", person, undefined],
      ["info", "sign-out", person, "timeout"],
      ["warn", "sign-in-refused", undefined, "udloebet"],
    ]);
    expect(JSON.stringify(site.logLines())).not.toMatch(/karen|Prøvesen/i);
  });

  it("writes no secret, code or token into the log", async () => {
    const back = await comeBack(browser);
    const code = back.searchParams.get("code") ?? "";
    await tables().update(signInAttempt).set({ nonce: "another" });
    await browser.go(back);
    await browser.go(login);
    const secrets = [code, back.searchParams.get("state"), browser.cookie(siteUrl, "__Host-session"), "eyJ"];
    const log = JSON.stringify(site.logLines());
    expect(secrets.filter((secret) => secret !== null && secret !== undefined && log.includes(secret))).toEqual([]);
    expect(log).toContain("a sign-in failed");
  });
});
