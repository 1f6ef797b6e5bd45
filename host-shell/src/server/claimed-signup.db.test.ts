import { eq } from "drizzle-orm";
import { caseNumberOf } from "shared-runtime/text/case-number.ts";
import { beforeEach, expect, it } from "vitest";
import { eachDatabase } from "../database/testing/each-database.ts";
import { createMemberData } from "../services/member-data/member-data.ts";
import { memberSession, signInAttempt } from "../services/sign-in/sign-in.tables.ts";
import { createClaimSignup } from "../services/submissions/claim-signup.ts";
import { signupCookie } from "shared-runtime/api/submission-names.ts";
import { signupIdWith } from "../services/submissions/kinds/signup.kind.ts";
import { submission } from "../services/submissions/submissions.tables.ts";
import { kindsWith, testSecret } from "../services/submissions/testing/submission-api.ts";
import { openSignInSite, siteUrl } from "./testing/sign-in-site.ts";
import type { TestBrowser } from "./testing/test-browser.ts";

const kinds = kindsWith();
const signup = kinds.find(({ name }) => name === "signup")!;
const [member, guest] = ["test-person-1", "test-person-5"];
const afterJoining = "/selvbetjening?signup=true&sheet_confirmation=leder";

eachDatabase("a sign-up that was sent before the sign-in", (tables) => {
  let site: ReturnType<typeof openSignInSite>;
  let browser: TestBrowser;

  beforeEach(async () => {
    for (const table of [submission, memberSession, signInAttempt]) await tables().delete(table);
    const signupIdIn = signupIdWith(testSecret, { now: () => new Date() });
    const claimSignup = createClaimSignup({ tables: tables(), idIn: signupIdIn });
    site = openSignInSite({ tables: tables(), claimSignup, signupIdIn });
    browser = site.newBrowser();
  });

  /** Stores a sign-up as the call does, and its cookie in the browser. */
  async function join(name: string, by = browser, memberId?: string): Promise<string> {
    if (!signup.identity || !("identify" in signup.identity)) throw new Error("A sign-up has no cookie.");
    const payload = { product: "fagforening", contactInfo: { name, email: "ida@example.dk", terms: true } };
    const known = signup.identity.identify(payload, by.cookie(siteUrl, signupCookie));
    by.setCookie(siteUrl, signupCookie, known.remember);
    await tables()
      .insert(submission)
      .values({
        id: known.id,
        kind: "signup",
        payload: known.payload,
        correlationId: crypto.randomUUID(),
        ...(memberId !== undefined && { memberId }),
      });
    return known.id;
  }

  async function signIn(person: string, path = afterJoining, by = browser): Promise<void> {
    const { url } = await by.go(`${siteUrl}/api/auth/login?redirectUrl=${encodeURIComponent(path)}`);
    await by.go(url, {
      init: { method: "POST", body: new URLSearchParams({ person }), headers: { origin: siteUrl } },
    });
  }

  const ownerOf = async (id: string) =>
    (await tables().select({ memberId: submission.memberId }).from(submission).where(eq(submission.id, id)))[0]
      ?.memberId;

  it("belongs to the person who signs in in the same browser, who finds it as »Indmeldelse«", async () => {
    await join("Ida");
    await signIn(guest);
    const data = createMemberData(tables(), kinds);
    expect(await data.submissionsOf(guest)).toMatchObject([{ form: "signup", title: "Indmeldelse" }]);
    expect([...(await data.contentsOf(guest)).values()]).toMatchObject([{ payload: { contactInfo: { name: "Ida" } } }]);
    expect(await data.consentsOf(guest)).toMatchObject([{ form: "signup", purposes: ["contact", "processing"] }]);
  });

  it("comes with the earlier ones that it replaces", async () => {
    const ids = [await join("Ida"), await join("Ida G."), await join("Ida Gæst")];
    await signIn(guest);
    expect(await Promise.all(ids.map(ownerOf))).toEqual([guest, guest, guest]);
  });

  it("also belongs to somebody who signs in later from another page", async () => {
    const id = await join("Ida");
    await signIn(guest, "/cv-tjek");
    expect(await ownerOf(id)).toBe(guest);
  });

  it("stays with nobody when another browser signs in, or one with a forged cookie", async () => {
    const id = await join("Ida");
    const other = site.newBrowser();
    await signIn(guest, afterJoining, other);
    other.setCookie(siteUrl, signupCookie, `${id}.${"0".repeat(64)}.${"0".repeat(64)}.~9999999999~forged`);
    await signIn(guest, afterJoining, other);
    expect(await ownerOf(id)).toBeNull();
  });

  it("is not given to a member who signs in at the same computer for another reason", async () => {
    const id = await join("Ida");
    await signIn(member, "/cv-tjek");
    expect(await ownerOf(id)).toBeNull();
    await signIn(member);
    expect(await ownerOf(id)).toBe(member);
  });

  it("stays with the person to whom it belongs, together with the earlier ones", async () => {
    const first = await join("Ida");
    const last = await join("Ida Gæst", browser, "somebody");
    await signIn(guest);
    expect([await ownerOf(first), await ownerOf(last)]).toEqual([null, "somebody"]);
  });

  it("is named by its number on the page after a cancelled sign-in, as on the receipt of every form", async () => {
    const id = await join("Ida");
    const { url } = await browser.go(`${siteUrl}/api/auth/login?redirectUrl=${encodeURIComponent(afterJoining)}`);
    const cancel = {
      method: "POST",
      body: new URLSearchParams({ annuller: "ja", person: guest }),
      headers: { origin: siteUrl },
    };
    const end = await browser.go(url, { init: cancel });
    expect([end.url.pathname, end.url.searchParams.get("fejl"), end.url.searchParams.get("sag")]).toEqual([
      "/log-ind",
      "afbrudt",
      caseNumberOf(id),
    ]);
  });

  it("does not keep a person from signing in if it cannot be attached", async () => {
    const failing = openSignInSite({ tables: tables(), claimSignup: () => Promise.reject(new Error("no database")) });
    const visitor = failing.newBrowser();
    await signIn(guest, afterJoining, visitor);
    expect(await (await visitor.call(`${siteUrl}/whoami`)).text()).toBe(guest);
    expect(failing.logLines().map(({ msg }) => msg)).toContain("a sign-up was not attached to its person");
  });
});
