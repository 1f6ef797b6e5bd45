import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Account } from "../pages/chrome/account.tsx";
import { ServiceMessages } from "../pages/chrome/service-messages.tsx";

const user = {
  id: "1",
  memberName: { firstName: "Mette", fullName: "Mette <b>Holm</b>", initials: "MH" },
  contactInfo: { email: "mette@example.dk" },
};
let calls: number;
let answer: () => Promise<Response>;
const changes = vi.fn();

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = "sign-in-news=;max-age=0";
  signIn(false);
  calls = 0;
  answer = async () => Response.json({ user, expiresIn: 2700 });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      observe() {}
    },
  );
  vi.stubGlobal("fetch", () => {
    calls += 1;
    return answer();
  });
  for (const name of ["signedIn", "scripted", "storedCv", "signInNews"]) delete document.documentElement.dataset[name];
  changes.mockClear();
  window.addEventListener("member-session:changed", changes);
  document.body.innerHTML = renderToStaticMarkup(
    <header>
      <ServiceMessages
        messages={[
          { id: "one_1", text: "Vi flytter." },
          { id: "two-2", text: "Telefonen er lukket." },
        ]}
        closeLabel="Luk beskeden"
      />
      <a href="/">Forside</a>
      <Account
        path="/cv-tjek"
        loginAddress={undefined}
        loginLabel="Log ind"
        logoutLabel="Log ud"
        accountLabel="Din konto"
      />
    </header>,
  );
});
afterEach(() => {
  window.removeEventListener("member-session:changed", changes);
  vi.unstubAllGlobals();
});

function signIn(is: boolean): void {
  document.cookie = `signed-in=1;max-age=${is ? 60 : 0}`;
}
const load = async () => {
  await import("./before-first-paint.ts");
  await import("./page.ts");
  await vi.dynamicImportSettled();
};
const isMarked = () => "signedIn" in document.documentElement.dataset;
const nameOf = (part: string) => document.querySelector(`[data-member-${part}]`)?.textContent;
const seen = () => document.dispatchEvent(new Event("visibilitychange"));

it("does not fetch the session of a visitor", async () => {
  await load();
  expect([calls, isMarked(), changes.mock.calls.length]).toEqual([0, false, 0]);
});

it("shows before the first paint that a member is signed in, and then the member, as text", async () => {
  signIn(true);
  await import("./before-first-paint.ts");
  expect(isMarked()).toBe(true);
  await import("./page.ts");
  await vi.waitFor(() => expect(nameOf("initials")).toBe("MH"));
  expect([nameOf("name"), nameOf("email")]).toEqual(["Mette <b>Holm</b>", "mette@example.dk"]);
  expect(document.querySelector("[popovertarget]")?.textContent).toBe("Din konto Mette <b>Holm</b> MH");
  expect(changes).not.toHaveBeenCalled();
});

it("shows the sign-in link again, and notifies widgets, if the session is gone", async () => {
  signIn(true);
  answer = async () => Response.json({});
  await load();
  await vi.waitFor(() => expect(isMarked()).toBe(false));
  expect(changes).toHaveBeenCalledTimes(1);
});

it("changes nothing if the server cannot be reached", async () => {
  signIn(true);
  answer = async () => Promise.reject(new TypeError("offline"));
  await load();
  await vi.waitFor(() => expect(calls).toBe(1));
  await new Promise((settled) => setTimeout(settled));
  expect([isMarked(), changes.mock.calls.length]).toEqual([true, 0]);
});

it("follows a sign-in and sign-out in another tab", async () => {
  await load();
  signIn(true);
  seen();
  await vi.waitFor(() => expect(nameOf("initials")).toBe("MH"));
  expect(changes).toHaveBeenCalled();
  changes.mockClear();
  signIn(false);
  window.dispatchEvent(new StorageEvent("storage", { key: "member-session/1", newValue: null }));
  await vi.waitFor(() => expect(isMarked()).toBe(false));
  expect(changes).toHaveBeenCalled();
  changes.mockClear();
  seen();
  expect(changes).not.toHaveBeenCalled();
});

it("tells other tabs of a sign-out by deleting the shared session", async () => {
  localStorage.setItem("member-session/1", "1 2");
  await load();
  expect(localStorage.getItem("member-session/1")).toBeNull();
});

const cv = { cvJwt: "token", cvId: "7", toolId: "cv_tjek" };
const keyed = { ...user, key: "m3tte" };
const keptCv = () => localStorage.getItem("tool-session/1");
const news = (text: string) => {
  document.cookie = `sign-in-news=${text};max-age=60`;
};
const typedKeys = () => Object.keys(sessionStorage).toSorted();
const typed = ["draft/lead-call-me", "submission-key/signup", "finalize-sheet/w/1", "held-file/cv_tjek"];
const type = () => {
  for (const key of typed) sessionStorage.setItem(key, "1");
  sessionStorage.setItem("host-shell.override", "cv-check@1");
};

it("gives the stored CV to the member who is signed in, on every page", async () => {
  localStorage.setItem("tool-session/1", JSON.stringify(cv));
  signIn(true);
  answer = async () => Response.json({ user: keyed });
  await load();
  await vi.waitFor(() => expect(keptCv()).toBe(JSON.stringify({ ...cv, person: "m3tte" })));
  expect(document.documentElement.dataset).toHaveProperty("storedCv");
});

it("forgets the search of a member without a CV on the first page after the session, and shows no CV before it", async () => {
  signIn(true);
  answer = async () => Response.json({ user: keyed });
  await load();
  await vi.waitFor(() => expect(keptCv()).toBe('{"person":"m3tte"}'));
  localStorage.setItem("jobmatch/search/1", "{}");
  vi.resetModules();
  await load();
  expect(document.documentElement.dataset).not.toHaveProperty("storedCv");
  vi.resetModules();
  signIn(false);
  await load();
  await vi.waitFor(() => expect(localStorage.getItem("jobmatch/search/1")).toBeNull());
  expect(keptCv()).toBeNull();
});

it("forgets a member's CV before the widgets read it, on the first page after the session, however that ended", async () => {
  for (const key of ["jobmatch/search/1", "jobmatch/ratings/1"]) localStorage.setItem(key, "{}");
  localStorage.setItem("tool-session/1", JSON.stringify({ ...cv, person: "m3tte" }));
  await import("./before-first-paint.ts");
  expect(document.documentElement.dataset).not.toHaveProperty("storedCv");
  await import("./page.ts");
  expect(Object.keys(localStorage)).toEqual([]);
});

it("forgets a member's CV in a tab that hears of the end of the session from another one", async () => {
  signIn(true);
  answer = async () => Response.json({ user: keyed });
  localStorage.setItem("tool-session/1", JSON.stringify(cv));
  await load();
  await vi.waitFor(() => expect(keptCv()).toContain("m3tte"));
  signIn(false);
  window.dispatchEvent(new StorageEvent("storage", { key: "member-session/1", newValue: null }));
  await vi.waitFor(() => expect(keptCv()).toBeNull());
});

it("keeps the CV of a visitor, and what a member typed when the session only ended", async () => {
  localStorage.setItem("tool-session/1", JSON.stringify(cv));
  sessionStorage.setItem("signed-in/1", "1");
  type();
  news("late");
  await load();
  expect([keptCv(), typedKeys()]).toEqual([
    JSON.stringify(cv),
    [...typed, "host-shell.override", "signed-in/1"].toSorted(),
  ]);
});

it("keeps what is typed over a reload and the browser's Back, signed in or not", async () => {
  signIn(true);
  answer = async () => Response.json({ user: keyed });
  type();
  await load();
  window.dispatchEvent(new Event("pageshow"));
  await vi.waitFor(() => expect(sessionStorage.getItem("signed-in/1")).not.toBeNull());
  window.dispatchEvent(new Event("pageshow"));
  expect(typedKeys()).toHaveLength(6);
});

it("forgets on the first page after a sign-out what was typed in the tab, and the CV in any case", async () => {
  localStorage.setItem("tool-session/1", JSON.stringify(cv));
  type();
  news("out");
  await load();
  expect([keptCv(), typedKeys()]).toEqual([null, ["host-shell.override"]]);
});

it("forgets it too if the issuer never leads back, and in tabs that are restored later", async () => {
  signIn(true);
  answer = async () => Response.json({ user: keyed });
  localStorage.setItem("tool-session/1", JSON.stringify(cv));
  await load();
  await vi.waitFor(() => expect(sessionStorage.getItem("signed-in/1")).not.toBeNull());
  type();
  document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect(keptCv()).toBeNull();
  window.dispatchEvent(new Event("pageshow"));
  expect(typedKeys()).toEqual(["host-shell.override"]);
});

it("forgets what was typed in the other tabs of a member who signs out, but not of a visitor", async () => {
  type();
  await load();
  const signOutElsewhere = () => {
    localStorage.setItem("signed-out/1", String(Date.now()));
    window.dispatchEvent(new StorageEvent("storage", { key: "signed-out/1" }));
  };
  signOutElsewhere();
  expect(typedKeys()).toHaveLength(5);
  sessionStorage.setItem("signed-in/1", String(Date.now() - 1));
  signOutElsewhere();
  expect(typedKeys()).toEqual(["host-shell.override"]);
});

const messages = () => [...document.querySelectorAll("[data-service-message]")].map((one) => one.textContent);

it("closes a message for good, and moves the focus within the header", async () => {
  await load();
  document.querySelector<HTMLElement>("[data-service-message] button")?.click();
  expect(messages()).toEqual(["Bemærk: Telefonen er lukket."]);
  expect(document.activeElement).toBe(document.querySelector("[data-service-message] button"));
  document.querySelector<HTMLElement>("[data-service-message] button")?.click();
  expect(document.activeElement?.textContent).toBe("Forside");
  expect(localStorage.getItem("closed-service-messages/1")).toBe("one_1 two-2");
});

it("remembers the newest twenty closed messages", async () => {
  localStorage.setItem("closed-service-messages/1", Array.from({ length: 25 }, (_, index) => `m${index}`).join(" "));
  await load();
  document.querySelector<HTMLElement>("[data-service-message] button")?.click();
  const kept = localStorage.getItem("closed-service-messages/1")?.split(" ");
  expect([kept?.length, kept?.[0], kept?.at(-1)]).toEqual([20, "m6", "one_1"]);
});

it("hides closed messages before the first paint, and ignores invalid storage", async () => {
  localStorage.setItem("closed-service-messages/1", 'one_1 "]{}*{display:none} two-2');
  await load();
  const rules = [...(document.adoptedStyleSheets[0]?.cssRules ?? [])].map(({ cssText }) =>
    cssText.replaceAll(/\s+/g, ""),
  );
  expect(rules).toEqual(
    ["one_1", "display", "none", "two-2"].map((id) => `[data-service-message="${id}"]{display:none;}`),
  );
});

it("works if the browser blocks storage", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  await load();
  document.querySelector<HTMLElement>("[data-service-message] button")?.click();
  expect(messages()).toEqual(["Bemærk: Telefonen er lukket."]);
  vi.restoreAllMocks();
});

it("leaves the menu as it is while an editor edits the page", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  document.body.insertAdjacentHTML(
    "beforeend",
    '<nav data-menu><ul><li><button aria-controls="menu-1" aria-expanded="false">Råd</button><div id="menu-1"></div></li></ul></nav>',
  );
  const opener = document.querySelector<HTMLElement>("[aria-controls=menu-1]")!;
  document.body.setAttribute("data-widget-editing", "");
  await load();
  opener.click();
  document.body.removeAttribute("data-widget-editing");
  expect(opener.ariaExpanded).not.toBe("true");

  vi.resetModules();
  await load();
  opener.click();
  expect(opener.ariaExpanded).toBe("true");
});
