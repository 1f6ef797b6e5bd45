import { act, render, screen } from "@testing-library/react";
import { useSignals } from "@preact/signals-react/runtime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MemberUser } from "../api/session-answer.ts";
import { isPageEdited, pageSession } from "./page-session.ts";

const place = Symbol.for("shared-runtime/page-session/2");
const session = { cvJwt: "token", cvId: "7", toolId: "cv_tjek" } as const;
const key = "tool-session/1";
const apiUrl = "https://host.example/api/";
const begun = (options: { readonly editing?: boolean } = {}) => pageSession({ apiUrl, ...options });

/** Removes a test's listeners when the test ends, so that its session does not react to the next test. */
let leaving: AbortController;
function listenUntilLeft(place: EventTarget): void {
  const listen = place.addEventListener.bind(place);
  vi.spyOn(place, "addEventListener").mockImplementation((type, listener) =>
    listen(type, listener, { signal: leaving.signal }),
  );
}

beforeEach(() => {
  leaving = new AbortController();
  for (const place of [window, document]) listenUntilLeft(place);
  Reflect.deleteProperty(globalThis, place);
  window.localStorage.clear();
  window.history.replaceState(undefined, "", "/cv-tjek");
  document.documentElement.removeAttribute("data-consent-overlay");
  vi.stubGlobal("fetch", async () => Response.json({}));
});
afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("is the same for all widgets of a page, also for independently built ones", async () => {
  const first = begun();
  vi.resetModules();
  const other = await import("./page-session.ts");
  expect(other.pageSession).not.toBe(pageSession);
  expect(other.pageSession({ apiUrl })).toBe(first);
});

it("keeps a tool session over a reload", () => {
  begun().tool.keep(session);
  Reflect.deleteProperty(globalThis, place);
  expect(begun().tool.current.value).toEqual(session);
});

it.each([
  "",
  "{",
  "null",
  "[]",
  '{"cvJwt":"","cvId":"7","toolId":"cv_tjek"}',
  '{"cvJwt":"t","cvId":"7","toolId":"X!"}',
])("ignores a stored text that is not a session: %s", (text) => {
  window.localStorage.setItem(key, text);
  expect(begun().tool.current.value).toBeUndefined();
});

it("deletes a session only if it is still about the same CV", () => {
  const { tool } = begun();
  tool.keep(session);
  tool.forget("another");
  expect(tool.current.value).toEqual(session);
  tool.forget("token");
  expect([tool.current.value, window.localStorage.getItem(key)]).toEqual([undefined, null]);
});

it("follows what another tab stores and clears", () => {
  const { tool } = begun();
  const told = (newKey: string | null) => window.dispatchEvent(new StorageEvent("storage", { key: newKey }));
  window.localStorage.setItem(key, JSON.stringify(session));
  told("something else");
  expect(tool.current.value).toBeUndefined();
  told(key);
  expect(tool.current.value).toEqual(session);
  window.localStorage.clear();
  told(null);
  expect(tool.current.value).toBeUndefined();
});

it("works without storage until the page is left", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { tool } = begun();
  tool.keep(session);
  expect(tool.current.value).toEqual(session);
  tool.forget("token");
  expect(tool.current.value).toBeUndefined();
});

it("reads the session from a link, and removes only its parameters from the address", () => {
  window.history.replaceState({ own: 1 }, "", "/cv-tjek?utm=a%20b&cvJwt=token&cvId=7&toolId=cv_tjek#resultat");
  const { tool, arrivedFrom } = begun();
  expect([tool.current.value, arrivedFrom]).toEqual([session, "cv_tjek"]);
  expect(window.location.href).toMatch(/\/cv-tjek\?utm=a\+b#resultat$/);
  expect(window.history.state).toEqual({ own: 1 });
  expect(JSON.parse(window.localStorage.getItem(key) ?? "")).toEqual(session);
});

it("reads the session from the fragment, which no server sees, and leaves the rest of it", () => {
  window.history.replaceState({ own: 1 }, "", "/cv-tjek?utm=brev#resultat&cvJwt=token&cvId=7&toolId=cv_tjek");
  const { tool, arrivedFrom } = begun();
  expect([tool.current.value, arrivedFrom]).toEqual([session, "cv_tjek"]);
  expect([window.location.search, window.location.hash, window.history.state]).toEqual([
    "?utm=brev",
    "#resultat",
    { own: 1 },
  ]);
});

it("takes the CV of the fragment before that of the query, and removes both from the address", () => {
  window.history.replaceState(
    undefined,
    "",
    "/cv-tjek?cvJwt=old&cvId=1&toolId=jobmatch#cvJwt=token&cvId=7&toolId=cv_tjek",
  );
  expect(begun().tool.current.value).toEqual(session);
  expect(window.location.href).toMatch(/\/cv-tjek$/);
});

it.each(["#top", "#/a=b&c", "#", "#cvJwtx=1"])("leaves another fragment alone: %s", (hash) => {
  window.history.replaceState(undefined, "", `/cv-tjek${hash}`);
  expect(begun().arrivedFrom).toBeUndefined();
  expect(window.location.href).toMatch(new RegExp(`/cv-tjek${hash}$`));
});

it("keeps a CV that a tool of a newer version has stored or linked, whatever that tool is called", () => {
  const newer = { ...session, toolId: "karriere_test2" };
  window.localStorage.setItem(key, JSON.stringify(newer));
  expect(begun().tool.current.value).toEqual(newer);
  Reflect.deleteProperty(globalThis, place);
  window.localStorage.clear();
  window.history.replaceState(undefined, "", "/cv-tjek?cvJwt=token&cvId=7&toolId=karriere_test2");
  const { tool, arrivedFrom } = begun();
  expect([tool.current.value, arrivedFrom]).toEqual([newer, "karriere_test2"]);
});

it.each(["karin%40example.com", "a%20b", "", `a${"b".repeat(40)}`, "%3Cscript%3E"])(
  "takes no text from a link that is not the id of a tool, since it is tracked: %s",
  (toolId) => {
    window.history.replaceState(undefined, "", `/cv-tjek?cvJwt=token&cvId=7&toolId=${toolId}`);
    const { tool, arrivedFrom } = begun();
    expect([tool.current.value, arrivedFrom, window.location.search]).toEqual([undefined, undefined, ""]);
  },
);

it("removes an incomplete set of parameters too, and keeps the stored session", () => {
  window.localStorage.setItem(key, JSON.stringify(session));
  window.history.replaceState(undefined, "", "/cv-tjek?cvJwt=stolen");
  const { tool, arrivedFrom } = begun();
  expect([tool.current.value, arrivedFrom, window.location.search]).toEqual([session, undefined, ""]);
});

it("leaves the address of an editor's page unchanged", () => {
  window.history.replaceState(undefined, "", "/cv-tjek?cvJwt=token&cvId=7&toolId=cv_tjek");
  const { editing, tool } = begun({ editing: true });
  expect([editing.value, tool.current.value, window.location.search]).toEqual([
    true,
    undefined,
    "?cvJwt=token&cvId=7&toolId=cv_tjek",
  ]);
});

it("stays a visitor's for live widgets when an editor works on another widget of the page", () => {
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/page-edited/1"));
  const { editing } = begun();
  expect([editing.value, isPageEdited()]).toEqual([false, false]);
  begun({ editing: true });
  begun();
  expect([editing.value, isPageEdited()]).toEqual([false, true]);
});

it("follows whether the page's consent overlay is open", async () => {
  const { consentOverlay } = begun();
  expect(consentOverlay.value).toBe(false);
  document.documentElement.setAttribute("data-consent-overlay", "open");
  await expect.poll(() => consentOverlay.value).toBe(true);
});

describe("the member", () => {
  const nonMember: MemberUser = {
    id: "7",
    memberName: { firstName: "Karin", fullName: "Karin Holm", initials: "KH" },
    contactInfo: { email: "karin@example.dk" },
  };
  const user: MemberUser = {
    ...nonMember,
    membership: { membershipNumber: 1_234_567, unionMembership: "fagforening" },
  };

  it("is unknown until the server has answered, and is requested once", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ user, expiresIn: 60, endsIn: 90 }));
    vi.stubGlobal("fetch", fetch);
    const { member } = begun();
    expect([member.value, begun().member.value]).toEqual([{ kind: "unknown" }, { kind: "unknown" }]);
    await expect.poll(() => member.value).toEqual({ kind: "member", user });
    expect(fetch.mock.calls).toEqual([
      ["https://host.example/api/session", expect.objectContaining({ credentials: "include" })],
    ]);
  });

  it.each([
    ["when signed in without a membership", Response.json({ user: nonMember }), { user: nonMember }],
    ["when not signed in", Response.json({}), {}],
  ])("is a visitor %s", async (_what, answer, said) => {
    vi.stubGlobal("fetch", async () => answer);
    const { member } = begun();
    await expect.poll(() => member.value).toEqual({ kind: "visitor", ...said });
  });

  const signedIn = async () => Response.json({ user });
  const away = async () => Promise.reject(new TypeError("Failed to fetch"));
  const never = () => new Promise<Response>(() => {});
  const answering = (...answers: (() => Promise<Response>)[]) => {
    const last = answers.at(-1) ?? away;
    const fetch = vi.fn<() => Promise<Response>>(() => (answers.shift() ?? last)());
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.stubGlobal("fetch", fetch);
    return { ...begun(), fetch };
  };
  const comesBack = (isHidden: boolean) => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
    document.dispatchEvent(new Event("visibilitychange"));
  };

  it.each([
    ["cannot be reached", away],
    ["is broken", async () => Response.json({ errorKey: "genericError" }, { status: 500 })],
    ["answers with HTML", async () => new Response("<html>")],
    ["answers with invalid data", async () => Response.json({ user: 7 })],
  ])("is requested again when the server %s, and stays unknown in the meantime", async (_what, fault) => {
    const { member, fetch } = answering(fault, fault, signedIn);
    const seen = [member.value.kind];
    member.subscribe(({ kind }) => void seen.push(kind));
    await vi.advanceTimersByTimeAsync(2_100);
    expect([seen, fetch.mock.calls.length]).toEqual([["unknown", "unknown", "member"], 3]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([member.value, fetch.mock.calls.length]).toEqual([{ kind: "member", user }, 3]);
  });

  it.each([
    ["does not answer", never, 1],
    ["cannot be reached", away, 6],
  ])(
    "counts as a visitor when the server %s for three seconds, and is requested a limited number of times",
    async (_what, fault, questions) => {
      const { member, fetch } = answering(fault);
      await vi.advanceTimersByTimeAsync(2_900);
      expect(member.value).toEqual({ kind: "unknown" });
      await vi.advanceTimersByTimeAsync(200);
      expect(member.value).toEqual({ kind: "visitor" });
      await vi.advanceTimersByTimeAsync(600_000);
      expect(fetch).toHaveBeenCalledTimes(questions);
    },
  );

  it("is known as soon as the answer arrives, also after counting as a visitor", async () => {
    const late = Promise.withResolvers<Response>();
    const { member } = answering(() => late.promise);
    await vi.advanceTimersByTimeAsync(3_100);
    expect(member.value.kind).toBe("visitor");
    late.resolve(Response.json({ user }));
    await vi.advanceTimersByTimeAsync(0);
    expect(member.value).toEqual({ kind: "member", user });
  });

  it("is requested at once when the page is online or visible again, while there is no answer", async () => {
    const { member, fetch } = answering(away, away, away, away, away, away, away, signedIn);
    await vi.advanceTimersByTimeAsync(600_000);
    comesBack(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(6);
    comesBack(false);
    await vi.advanceTimersByTimeAsync(0);
    expect([fetch.mock.calls.length, member.value.kind]).toEqual([7, "visitor"]);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect([fetch.mock.calls.length, member.value.kind]).toEqual([8, "member"]);
    window.dispatchEvent(new Event("online"));
    comesBack(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetch).toHaveBeenCalledTimes(8);
  });

  it("stays the same while the server is unreachable", async () => {
    const { member, refreshMember } = answering(signedIn, away, async () => Response.json({}));
    await vi.advanceTimersByTimeAsync(0);
    await refreshMember();
    expect(member.value.kind).toBe("member");
    await vi.advanceTimersByTimeAsync(500);
    expect(member.value).toEqual({ kind: "visitor" });
  });

  const keptCv = () => JSON.parse(window.localStorage.getItem(key) ?? "null") as unknown;

  it("gets the CV that is stored when they sign in, and what they upload; with them it is gone", async () => {
    const answers = [{}, { user: { ...user, key: "k4rin" } }, { user: { ...user, key: "k4rin" } }, {}];
    vi.stubGlobal("fetch", async () => Response.json(answers.shift()));
    const { member, refreshMember, tool } = begun();
    tool.keep(session);
    await expect.poll(() => member.value.kind).toBe("visitor");
    expect([keptCv(), tool.current.value]).toEqual([{ ...session }, session]);
    await refreshMember();
    expect([keptCv(), tool.current.value]).toEqual([{ ...session, person: "k4rin" }, session]);
    tool.keep({ ...session, cvJwt: "newer" });
    await refreshMember();
    expect(keptCv()).toEqual({ ...session, cvJwt: "newer", person: "k4rin" });
    await refreshMember();
    expect([keptCv(), tool.current.value]).toEqual([null, undefined]);
  });

  it("keeps the CV while the server does not say who is signed in", async () => {
    window.localStorage.setItem(key, JSON.stringify({ ...session, person: "k4rin" }));
    const { member, tool } = answering(away);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([member.value.kind, tool.current.value]).toEqual(["visitor", session]);
  });

  it("is requested again when a widget asks for it or the page reports a sign-in or sign-out", async () => {
    const answers = [{}, { user }, {}];
    vi.stubGlobal("fetch", async () => Response.json(answers.shift()));
    const { member, refreshMember } = begun();
    await expect.poll(() => member.value.kind).toBe("visitor");
    await refreshMember();
    expect(member.value.kind).toBe("member");
    window.dispatchEvent(new Event("member-session:changed"));
    await expect.poll(() => member.value.kind).toBe("visitor");
  });

  it("is the answer to the last request, even if an earlier answer arrives later", async () => {
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const waiting = answers.map(({ promise }) => promise);
    vi.stubGlobal("fetch", () => waiting.shift());
    const { member, refreshMember } = begun();
    const again = refreshMember();
    answers[1]?.resolve(Response.json({ user }));
    await again;
    answers[0]?.resolve(Response.json({}));
    await answers[0]?.promise;
    await new Promise(setImmediate);
    expect(member.value.kind).toBe("member");
  });

  it("is a visitor in editing mode, without any request", () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    vi.stubGlobal("fetch", fetch);
    expect(begun({ editing: true }).member.value).toEqual({ kind: "visitor" });
    expect(fetch).not.toHaveBeenCalled();
  });
});

it("renders a component again when one of its signals changes", () => {
  const { tool } = begun();
  function Shown() {
    useSignals();
    return <p>{tool.current.value?.cvId ?? "intet CV"}</p>;
  }
  render(<Shown />);
  expect(screen.getByText("intet CV")).toBeDefined();
  act(() => tool.keep(session));
  expect(screen.getByText("7")).toBeDefined();
});
