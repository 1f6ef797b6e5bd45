import { type Signal, signal } from "@preact/signals-react";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useSignals } from "@preact/signals-react/runtime";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetConsent } from "../../testing/forget-consent.ts";
import { axeFindings } from "../../testing/axe-findings.ts";
import { createApiClient } from "../api/create-api-client.ts";
import type { MemberUser } from "../api/session-answer.ts";
import type { SiteSettings } from "../api/site-settings.ts";
import { keepConsent } from "../consent/keep-consent.ts";
import type { MemberSession } from "../session/member-session.ts";
import type { PageSession } from "../session/page-session.ts";
import type { ToolId } from "../session/tool-session.ts";
import { gateTexts } from "./gate.texts.ts";
import { useToolGate } from "./use-tool-gate.tsx";

const texts = {
  ...gateTexts,
  leadTitle: "Hvem er du?",
  leadWho: "Lederkredsen er en fagforening. Det er gratis.",
  leadSubmit: "Gå i gang",
  gateUnavailableTitle: "Kunne ikke åbnes",
};
const karen: MemberUser = {
  id: "42",
  memberName: { firstName: "Karen", fullName: "Karen Dinesen Blixen", initials: "KDB" },
  contactInfo: { email: "karen@gods.example" },
};
const member: MemberSession = { kind: "member", user: { ...karen, membership: { membershipNumber: 42 } } };

const settings: SiteSettings = {
  now: new Date().toISOString(),
  formResponse: {
    successTitle: "Tak",
    successButtonText: "Fortsæt",
    errorTitle: "Det gik ikke",
    errorButtonText: "Se formularen",
  },
  sessionTimeout: { title: "", text: "", renewLabel: "", logoutLabel: "" },
  serviceWindows: {},
};

interface Page {
  readonly session: PageSession;
  readonly member: Signal<MemberSession>;
  readonly overlay: Signal<boolean>;
  readonly refreshed: () => number;
}

function page(who: MemberSession, { editing = false } = {}): Page {
  const [current, overlay] = [signal(who), signal(false)];
  let refreshed = 0;
  const session = {
    member: current,
    refreshMember: async () => void (refreshed += 1),
    consentOverlay: overlay,
    editing: signal(editing),
  } as unknown as PageSession;
  return { session, member: current, overlay, refreshed: () => refreshed };
}

/** A server that answers each lead with the next of the answers. */
function serve(...answers: readonly Response[]) {
  return serveAccount([], ...answers);
}

/** A server whose account of the member has these consents. */
function serveAccount(consents: readonly object[] | "broken", ...answers: readonly Response[]) {
  const left = [...answers];
  let looks = 0;
  const leads: unknown[] = [];
  const keys: (string | null)[] = [];
  const api = createApiClient({
    apiUrl: `${window.location.origin}/api/`,
    fetch: async (input) => {
      const request = input as Request;
      if (request.url.endsWith("/api/member/consents")) {
        looks += 1;
        return consents === "broken" ? new Response("", { status: 500 }) : Response.json({ consents });
      }
      leads.push({ path: new URL(request.url).pathname, lead: await request.json() });
      keys.push(request.headers.get("idempotency-key"));
      return left.shift() ?? new Promise<Response>(() => {});
    },
  });
  return { api, leads, keys, looks: () => looks };
}

const taken = () => Response.json({ taken: true });
const refused = (status: number, more: object = {}) =>
  Response.json({ errorKey: "genericError", message: { id: "k-1" }, ...more }, { status });

interface ToolProps {
  readonly api: ReturnType<typeof serve>["api"];
  readonly session: PageSession;
  readonly tool?: ToolId;
  readonly needed?: boolean;
  readonly onAnswered?: () => void;
  readonly onDeclined?: () => void;
}

function Tool({ api, session, tool = "cv_tjek", needed = true, onAnswered, onDeclined }: ToolProps) {
  useSignals();
  const { passed, asked, dialog } = useToolGate({
    api,
    session,
    tool,
    source: { lead: 7, consent: 8 },
    texts,
    privacyHref: "/privatlivspolitik",
    needed,
    ...(onAnswered && { onAnswered }),
    ...(onDeclined && { onDeclined }),
  });
  return (
    <>
      <p>{passed ? "I gang" : "Venter"}</p>
      <output>{asked}</output>
      {dialog}
    </>
  );
}

const field = (label: string) => screen.getByRole<HTMLInputElement>("textbox", { name: label });
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const fillIn = () => {
  write("Fornavn", "Søren");
  write("Efternavn", "Ek");
  write("E-mail", "soren@firma.example");
  write("Telefon", "20 12 34 56");
  for (const box of screen.getAllByRole<HTMLInputElement>("checkbox")) if (!box.checked) fireEvent.click(box);
};
const descriptionsOf = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const leadDialog = () => screen.findByRole("dialog", { name: "Hvem er du?" });
const scrolls: unknown[] = [];

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/tool-gates/4"));
  forgetConsent();
  keepConsent({ statistics: true, marketing: false });
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.title = "CV-tjek";
  scrolls.length = 0;
  window.scrollTo = (options?: unknown) => void scrolls.push(options);
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/site-settings/2"));
  vi.stubGlobal("fetch", async () => Response.json(settings));
  Element.prototype.scrollIntoView = () => {};
});

it("asks for an e-mail address without a capital at its start", async () => {
  render(<Tool api={serve().api} session={page({ kind: "visitor" }).session} />);
  await leadDialog();
  const attributes = ["type", "inputmode", "autocapitalize", "spellcheck", "autocomplete"];
  expect(attributes.map((name) => field("E-mail").getAttribute(name))).toEqual([
    "email",
    "email",
    "none",
    "false",
    "email",
  ]);
});

it("asks a visitor for a lead, sends it, and opens the tool at the top of the page", async () => {
  const { api, leads } = serve(taken());
  const onAnswered = vi.fn();
  render(<Tool api={api} session={page({ kind: "visitor" }).session} onAnswered={onAnswered} />);
  const dialog = await leadDialog();
  expect(await axeFindings(dialog)).toEqual([]);
  fillIn();
  await press("Gå i gang");
  await screen.findByText("I gang");
  expect(leads).toEqual([
    {
      path: "/api/leads/post-tool-lead",
      lead: {
        source: 7,
        name: "Søren Ek",
        email: "soren@firma.example",
        phone: "+4520123456",
        terms: true,
        terms2: true,
        kontrolfelt: "",
        asked: [
          gateTexts.leadTerms,
          gateTexts.leadTermsHint,
          gateTexts.leadTerms2,
          "Hvor længe, og hvordan du trækker dit samtykke tilbage, står i vores privatlivspolitik.",
        ].join("\n"),
      },
    },
  ]);
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  expect([screen.queryByRole("dialog"), scrolls]).toEqual([null, [{ top: 0, behavior: "instant" }]]);
  expect((window as { dataLayer?: unknown }).dataLayer).toEqual([
    { event: "tool_gate", tool: "cv_tjek", gate: "lead", outcome: "shown" },
    { event: "tool_gate", tool: "cv_tjek", gate: "lead", outcome: "passed" },
  ]);
});

it("remembers a lead for a day, separately from a consent", async () => {
  const { api } = serve(taken());
  const { unmount } = render(<Tool api={api} session={page({ kind: "visitor" }).session} />);
  await leadDialog();
  fillIn();
  await press("Gå i gang");
  await screen.findByText("I gang");
  unmount();
  const kept = JSON.parse(window.localStorage.getItem("tool-gate/cv_tjek/2") ?? "") as { lead: number };
  expect(Math.abs(kept.lead - Date.now() - 86_400_000)).toBeLessThan(60_000);

  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/tool-gates/4"));
  const again = render(<Tool api={api} session={page({ kind: "visitor" }).session} />);
  await screen.findByText("I gang");
  again.unmount();
  render(<Tool api={api} session={page(member).session} />);
  await screen.findByRole("dialog", { name: "Velkommen, Karen" });
});

it("asks again when the day is over", async () => {
  window.localStorage.setItem("tool-gate/cv_tjek/2", JSON.stringify({ lead: Date.now() - 1 }));
  render(<Tool api={serve().api} session={page({ kind: "visitor" }).session} />);
  expect(await leadDialog()).toBeDefined();
});

it.each(["not JSON", '{"lead":"2099"}', "null"])("ignores %j in the storage", async (kept) => {
  window.localStorage.setItem("tool-gate/cv_tjek/2", kept);
  render(<Tool api={serve().api} session={page({ kind: "visitor" }).session} />);
  expect(await leadDialog()).toBeDefined();
});

it("lets a visitor pass when the storage is blocked", async () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const storages = vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
  const writes = vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
  const { session } = page({ kind: "visitor" });
  const { unmount } = render(<Tool api={serve(taken()).api} session={session} />);
  await leadDialog();
  fillIn();
  await press("Gå i gang");
  await screen.findByText("I gang");
  unmount();
  render(<Tool api={serve().api} session={session} />);
  expect(await screen.findByText("I gang")).toBeDefined();
  storages.mockRestore();
  writes.mockRestore();
});

it("shows the errors above the form, at each field and in the page's title, at every attempt", async () => {
  const { api, leads } = serve(taken());
  render(<Tool api={api} session={page({ kind: "visitor" }).session} />);
  const dialog = await leadDialog();
  write("E-mail", "soren@firma");
  await press("Gå i gang");
  const summary = await screen.findByRole("group", { name: "Ret dette, før du går videre" });
  expect([...summary.querySelectorAll("a")].map((link) => link.textContent)).toEqual([
    "Skriv dit fornavn",
    "Skriv dit efternavn",
    "Skriv en gyldig e-mail, fx navn@firma.dk",
    "Skriv dit telefonnummer",
    "Vi kan kun læse dit CV, hvis vi må kontakte dig. Sæt kryds, eller sig nej tak",
    "Rådgiveren kan kun kontakte dig, hvis vi må gemme dine oplysninger. Sæt kryds, eller sig nej tak",
  ]);
  expect([document.activeElement, document.title]).toEqual([summary, "Fejl: CV-tjek"]);
  expect(descriptionsOf(field("Telefon"))).toEqual([gateTexts.leadPhoneHint, "Fejl: Skriv dit telefonnummer"]);
  expect(await axeFindings(dialog)).toEqual([]);

  fillIn();
  write("Telefon", "");
  await press("Gå i gang");
  const again = await screen.findByRole("group", { name: "Ret dette, før du går videre" });
  await waitFor(() => expect(again.querySelectorAll("a").length).toBe(1));
  expect([document.activeElement, leads]).toEqual([again, []]);
  write("Telefon", "20123456");
  await press("Gå i gang");
  await screen.findByText("I gang");
  expect(document.title).toBe("CV-tjek");
});

it("shows the error and its number instead of the form, and then the form with everything that was typed", async () => {
  const { api, leads } = serve(refused(500), taken());
  render(<Tool api={api} session={page({ kind: "visitor" }).session} />);
  await leadDialog();
  fillIn();
  await press("Gå i gang");
  const failure = await screen.findByRole("alertdialog", { name: "Det gik ikke" });
  expect([failure.textContent?.includes("Fejlnummer: k-1"), screen.queryByRole("textbox")]).toEqual([true, null]);
  expect(await axeFindings(failure)).toEqual([]);
  await press("Se formularen");
  await leadDialog();
  expect(["Fornavn", "Efternavn", "E-mail", "Telefon"].map((label) => field(label).value)).toEqual([
    "Søren",
    "Ek",
    "soren@firma.example",
    "20 12 34 56",
  ]);
  expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([true, true]);
  await press("Gå i gang");
  await screen.findByText("I gang");
  expect(leads.length).toBe(2);
});

it("shows the server's objections at the fields", async () => {
  const { api } = serve(refused(422, { problems: [{ field: "email", message: "Skriv en e-mail, der findes" }] }));
  render(<Tool api={api} session={page({ kind: "visitor" }).session} />);
  await leadDialog();
  fillIn();
  await press("Gå i gang");
  const summary = await screen.findByRole("group", { name: "Ret dette, før du går videre" });
  expect([summary.querySelector("a")?.textContent, field("E-mail").getAttribute("aria-invalid")]).toEqual([
    "Skriv en e-mail, der findes",
    "true",
  ]);
  await waitFor(() => expect(document.activeElement).toBe(summary));
});

it("ignores a second press while a lead is being sent", async () => {
  const { api, leads } = serve();
  render(<Tool api={api} session={page({ kind: "visitor" }).session} />);
  await leadDialog();
  fillIn();
  await press("Gå i gang");
  await press(texts.leadSending);
  await userEvent.type(field("E-mail"), "{Enter}");
  expect(leads.length).toBe(1);
});

it("keeps what was typed over a reload until it is sent, except the consents and the honeypot", async () => {
  const first = render(<Tool api={serve().api} session={page({ kind: "visitor" }).session} />);
  await leadDialog();
  fillIn();
  first.unmount();
  expect(window.sessionStorage.getItem("draft/tool-gate")).not.toMatch(/terms|kontrolfelt/);
  render(<Tool api={serve(taken()).api} session={page({ kind: "visitor" }).session} />);
  await leadDialog();
  expect(field("Telefon").value).toBe("20 12 34 56");
  for (const box of screen.getAllByRole<HTMLInputElement>("checkbox")) {
    expect(box.checked).toBe(false);
    await userEvent.click(box);
  }
  await press("Gå i gang");
  await screen.findByText("I gang");
  // The typed texts are kept for the gates of other tools, but the submission key is not.
  expect(Object.keys(window.sessionStorage)).toEqual(["draft/tool-gate"]);
});

it("fills in what the session knows about a signed-in visitor who is not a member", async () => {
  render(<Tool api={serve().api} session={page({ kind: "visitor", user: karen }).session} />);
  await leadDialog();
  expect(["Fornavn", "Efternavn", "E-mail", "Telefon"].map((label) => field(label).value)).toEqual([
    "Karen",
    "Dinesen Blixen",
    "karen@gods.example",
    "",
  ]);
});

it("prefers what was typed to what the session knows, and fills in only empty fields", async () => {
  const first = render(<Tool api={serve().api} session={page({ kind: "visitor" }).session} />);
  await leadDialog();
  write("Fornavn", "Tania");
  first.unmount();
  render(<Tool api={serve().api} session={page({ kind: "visitor", user: karen }).session} />);
  await leadDialog();
  expect([field("Fornavn").value, field("E-mail").value]).toEqual(["Tania", "karen@gods.example"]);
});

const askedInConsent = [
  gateTexts.consentText,
  "Hvad vi gemmer, og hvor længe, står i vores privatlivspolitik.",
  "Ja, det er i orden",
].join("\n");

it("asks a member only for a consent, shows a failure, and sends it again", async () => {
  const { api, leads, keys } = serve(refused(500), taken());
  render(<Tool api={api} session={page(member).session} />);
  const dialog = await screen.findByRole("dialog", { name: "Velkommen, Karen" });
  expect(await axeFindings(dialog)).toEqual([]);
  // The text that was shown is the text that is stored.
  for (const line of askedInConsent.split("\n"))
    expect(dialog.textContent.replaceAll(/ \(åbner[^)]*\)/g, "")).toContain(line);
  await press("Ja, det er i orden");
  const alert = await screen.findByText("Der er sket en fejl prøv igen");
  expect(alert.closest("[role=alert]")?.textContent).toContain("Fejlnummer: k-1");
  await press("Ja, det er i orden");
  await screen.findByText("I gang");
  const lead = {
    source: 8,
    name: "Karen Dinesen Blixen",
    email: "karen@gods.example",
    phoneNumber: "",
    asked: askedInConsent,
  };
  expect(leads).toEqual([
    { path: "/api/leads/post-tool-lead", lead },
    { path: "/api/leads/post-tool-lead", lead },
  ]);
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
  expect(keys[1]).toBe(keys[0]);
});

it("reloads the session when the member's has ended, and then asks the visitor", async () => {
  const who = page(member);
  render(<Tool api={serve(refused(401)).api} session={who.session} />);
  await screen.findByRole("dialog", { name: "Velkommen, Karen" });
  await press("Ja, det er i orden");
  await waitFor(() => expect(who.refreshed()).toBe(1));
  act(() => {
    who.member.value = { kind: "visitor" };
  });
  const dialog = await leadDialog();
  const intro = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
  expect(intro?.textContent).toMatch(/^Information: Du er blevet logget udEr du medlem\? Log ind\.Lederkredsen/);
  expect(screen.getAllByRole("link", { name: "Log ind" }).length).toBe(1);
  expect(await axeFindings(dialog)).toEqual([]);
});

it("links a member who is not signed in to the sign-in, which returns to this page", async () => {
  window.history.replaceState(undefined, "", "/cv-tjek?utm_source=brev&a=1#top");
  render(<Tool api={serve().api} session={page({ kind: "visitor" }).session} />);
  await leadDialog();
  expect(screen.getByRole("link", { name: "Log ind" }).getAttribute("href")).toBe(
    `${window.location.origin}/api/auth/login?redirectUrl=%2Fcv-tjek%3Futm_source%3Dbrev%26a%3D1`,
  );
  expect(screen.queryByText(gateTexts.leadLoggedOut)).toBeNull();
});

it("shows no sign-in link to a signed-in visitor, nor on a site that the sign-in cannot return to", async () => {
  const { session } = page({ kind: "visitor", user: karen });
  const first = render(<Tool api={serve().api} session={session} />);
  await leadDialog();
  expect(screen.queryByRole("link", { name: "Log ind" })).toBeNull();
  first.unmount();
  const elsewhere = createApiClient({ apiUrl: "https://elsewhere.example/api/" });
  render(<Tool api={elsewhere} session={page({ kind: "visitor" }).session} />);
  const dialog = await leadDialog();
  expect([screen.queryByRole("link", { name: "Log ind" }), dialog.textContent]).toEqual([
    null,
    expect.not.stringContaining("Er du medlem"),
  ]);
});

it.each<[string, MemberSession]>([
  ["a visitor", { kind: "visitor" }],
  ["a member", member],
])(
  "leads %s who declines back to the tool, sends nothing, and asks again when the tool needs it again",
  async (_, who) => {
    const { api, leads } = serve();
    const onDeclined = vi.fn();
    const { session } = page(who);
    const { rerender } = render(<Tool api={api} session={session} onDeclined={onDeclined} />);
    const dialog = await screen.findByRole("dialog");
    // No way of the dialog leads out of the tool.
    expect([...dialog.querySelectorAll("a")].map((link) => link.getAttribute("href"))).not.toContain("/");
    await press("Nej tak");
    await waitFor(() => expect(onDeclined).toHaveBeenCalledTimes(1));
    expect([screen.queryByRole("dialog"), screen.getByText("Venter").textContent, leads]).toEqual([null, "Venter", []]);
    expect((window as { dataLayer?: unknown[] }).dataLayer?.at(-1)).toMatchObject({ outcome: "declined" });

    rerender(<Tool api={api} session={session} needed={false} onDeclined={onDeclined} />);
    rerender(<Tool api={api} session={session} onDeclined={onDeclined} />);
    await screen.findByRole("dialog");
  },
);

it("keeps what was typed for a visitor who declines and comes back", async () => {
  const { session } = page({ kind: "visitor" });
  const { api } = serve();
  const { rerender } = render(<Tool api={api} session={session} />);
  await leadDialog();
  write("Fornavn", "Søren");
  await press("Nej tak");
  rerender(<Tool api={api} session={session} needed={false} />);
  rerender(<Tool api={api} session={session} />);
  await leadDialog();
  expect(field("Fornavn").value).toBe("Søren");
});

it("has nothing to decline while an answer is on its way", async () => {
  const onDeclined = vi.fn();
  render(<Tool api={serve().api} session={page(member).session} onDeclined={onDeclined} />);
  await screen.findByRole("dialog");
  await press("Ja, det er i orden");
  await press("Nej tak");
  expect([onDeclined.mock.calls, screen.getAllByRole("dialog").length]).toEqual([[], 1]);
});

it("shows no error to a visitor who passes through the empty fields", async () => {
  render(<Tool api={serve().api} session={page({ kind: "visitor" }).session} />);
  const dialog = await leadDialog();
  field("Fornavn").focus();
  for (let presses = 0; presses < 8; presses++) await userEvent.tab();
  await act(async () => undefined);
  expect([...dialog.querySelectorAll("[aria-invalid=true]")]).toEqual([]);
});

it.each([
  ["+45 20 12 34 56", "+45 20 12 34 56"],
  ["+45 00 00 00 01", ""],
  ["+44 20 7946 0958", ""],
])("fills in the member's phone number %s as %j", async (mobilePhone, filled) => {
  const user = { ...karen, contactInfo: { mobilePhone } };
  render(<Tool api={serve().api} session={page({ kind: "visitor", user }).session} />);
  await leadDialog();
  expect(field("Telefon").value).toBe(filled);
});

it("waits for the session, for the page's consent overlay, and until the tool needs it", async () => {
  const { session, member: who, overlay } = page({ kind: "unknown" });
  const { api } = serve();
  const { rerender } = render(<Tool api={api} session={session} needed={false} />);
  const asks = async () => {
    await act(async () => {});
    return screen.queryByRole("dialog") !== null;
  };
  expect(await asks()).toBe(false);
  overlay.value = true;
  act(() => {
    who.value = { kind: "visitor" };
  });
  expect(await asks()).toBe(false);
  act(() => {
    overlay.value = false;
  });
  expect(await asks()).toBe(false);
  rerender(<Tool api={api} session={session} />);
  await leadDialog();
});

const keyed = (key: string, id: string): MemberSession => ({
  kind: "member",
  user: { ...karen, id, key, membership: { membershipNumber: 42 } },
});

it("asks each member, also one who follows another on the same computer within the day", async () => {
  const first = render(<Tool api={serve(taken()).api} session={page(keyed("k4ren", "42")).session} />);
  await press((await screen.findByRole("button", { name: /^Ja, det er/ })).textContent);
  await screen.findByText("I gang");
  first.unmount();
  expect(window.localStorage.getItem("tool-gate/cv_tjek/2")).toMatch(/^\{"consent\/k4ren":\d+\}$/);
  const again = render(<Tool api={serve().api} session={page(keyed("k4ren", "42")).session} />);
  await screen.findByText("I gang");
  again.unmount();
  render(<Tool api={serve().api} session={page(keyed("4ge", "43")).session} />);
  await screen.findByRole("dialog", { name: "Velkommen, Karen" });
  expect(screen.getByText("Venter")).toBeDefined();
});

it("asks again on an open page once the member who passed has signed out", async () => {
  const { session, member: current } = page(keyed("k4ren", "42"));
  render(<Tool api={serve(taken()).api} session={session} />);
  await press((await screen.findByRole("button", { name: /^Ja, det er/ })).textContent);
  await screen.findByText("I gang");
  act(() => {
    current.value = { kind: "visitor" };
  });
  await leadDialog();
  act(() => {
    current.value = keyed("k4ren", "42");
  });
  expect(await screen.findByText("I gang")).toBeDefined();
});

it("lets a tool that has been passed start before it needs the gate", async () => {
  window.localStorage.setItem("tool-gate/cv_tjek/2", JSON.stringify({ lead: Date.now() + 1000 }));
  render(<Tool api={serve().api} session={page({ kind: "visitor" }).session} needed={false} />);
  expect(await screen.findByText("I gang")).toBeDefined();
});

it("says on the page that a tool waits for the consent overlay, as long as it does", async () => {
  const awaited = () => document.documentElement.style.getPropertyValue("--lk-consent-awaited");
  const { session, overlay } = page({ kind: "visitor" });
  overlay.value = true;
  const { api } = serve();
  const { rerender } = render(<Tool api={api} session={session} needed={false} />);
  expect(awaited()).toBe("");
  rerender(<Tool api={api} session={session} />);
  expect(awaited()).toBe("block");
  act(() => {
    overlay.value = false;
  });
  await leadDialog();
  expect(awaited()).toBe("");
});

it("lets a visitor who answered in the CV check into the job match, and the other way round", async () => {
  for (const [one, other] of [
    ["cv_tjek", "jobmatch"],
    ["jobmatch", "cv_tjek"],
  ] as const) {
    window.localStorage.clear();
    Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/tool-gates/4"));
    const { session } = page({ kind: "visitor" });
    const { api, leads } = serve(taken());
    const first = render(<Tool api={api} tool={one} session={session} />);
    await leadDialog();
    fillIn();
    await press("Gå i gang");
    await screen.findByText("I gang");
    first.unmount();
    const second = render(<Tool api={api} tool={other} session={session} />);
    await screen.findByText("I gang");
    expect(leads.length).toBe(1);
    second.unmount();
  }
});

it("fills the form with what was given to another tool", async () => {
  const first = render(<Tool api={serve(taken()).api} session={page({ kind: "visitor" }).session} />);
  await leadDialog();
  fillIn();
  await press("Gå i gang");
  await screen.findByText("I gang");
  first.unmount();
  const { api, leads } = serve(taken());
  render(<Tool api={api} tool="karriere_test2" session={page({ kind: "visitor" }).session} />);
  await leadDialog();
  expect(["Fornavn", "Efternavn", "E-mail", "Telefon"].map((label) => field(label).value)).toEqual([
    "Søren",
    "Ek",
    "soren@firma.example",
    "20 12 34 56",
  ]);
  expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([false, false]);
  fillIn();
  await press("Gå i gang");
  await screen.findByText("I gang");
  expect(leads.length).toBe(1);
});

it("shows an error when a field is left, and removes it when the value is right; the phone's hint comes with its error", async () => {
  render(<Tool api={serve().api} session={page({ kind: "visitor" }).session} />);
  await leadDialog();
  expect(descriptionsOf(field("Telefon"))).toEqual([undefined]);
  await userEvent.type(field("Telefon"), "20 12");
  await userEvent.tab();
  await waitFor(() => expect(field("Telefon").getAttribute("aria-invalid")).toBe("true"));
  expect(descriptionsOf(field("Telefon"))[0]).toBe(gateTexts.leadPhoneHint);
  await userEvent.type(field("Telefon"), " 34 56");
  await waitFor(() => expect(field("Telefon").getAttribute("aria-invalid")).toBeNull());
  expect(descriptionsOf(field("Telefon"))).toEqual([undefined]);
});

it("does not ask editors", async () => {
  render(<Tool api={serve().api} session={page({ kind: "visitor" }, { editing: true }).session} />);
  await act(async () => {});
  expect([screen.getByText("Venter"), screen.queryByRole("dialog")]).toEqual([expect.anything(), null]);
});

it("asks once on a page with two tools, and lets both start", async () => {
  const { session } = page({ kind: "visitor" });
  const { api, leads } = serve(taken());
  render(
    <>
      <Tool api={api} session={session} />
      <Tool api={api} session={session} />
    </>,
  );
  await leadDialog();
  expect(screen.getAllByRole("dialog").length).toBe(1);
  fillIn();
  await press("Gå i gang");
  await waitFor(() => expect(screen.getAllByText("I gang").length).toBe(2));
  expect(leads.length).toBe(1);
});

it("closes only by its buttons, not by Escape", async () => {
  render(<Tool api={serve().api} session={page({ kind: "visitor" }).session} />);
  const dialog = await leadDialog();
  expect([dialog.getAttribute("closedby"), screen.queryByRole("button", { name: "Luk" })]).toEqual(["none", null]);
  await userEvent.keyboard("{Escape}");
  expect(screen.getAllByRole("dialog")).toEqual([dialog]);
});

const consent = (more: object = {}) => ({
  id: "c5d1b6f4-55b6-4a6e-9d0c-0f3d9f6e7a10",
  form: "lead.tool",
  purposes: ["contact", "processing"],
  givenAt: new Date(Date.now() - 3_600_000).toISOString(),
  ...more,
});

it("does not ask a member again who has said yes in another browser", async () => {
  const { api, leads, looks } = serveAccount([consent()]);
  const { session } = page(keyed("k4ren", "42"));
  const first = render(<Tool api={api} session={session} needed={false} />);
  await screen.findByText("I gang");
  expect([screen.queryByRole("dialog"), screen.getByRole("status").textContent, leads]).toEqual([null, "nothing", []]);
  first.unmount();
  render(<Tool api={api} tool="jobmatch" session={session} />);
  await screen.findByText("I gang");
  expect(looks()).toBe(1);
});

it("asks a member whose yes this browser remembers and the account has withdrawn", async () => {
  const hidden = JSON.stringify({ "consent/k4ren": Date.now() + 3_600_000 });
  for (const tool of ["cv_tjek", "jobmatch"]) window.localStorage.setItem(`tool-gate/${tool}/2`, hidden);
  const { api } = serveAccount([consent({ withdrawnAt: new Date().toISOString() })]);
  render(<Tool api={api} session={page(keyed("k4ren", "42")).session} />);
  await screen.findByRole("dialog", { name: "Velkommen, Karen" });
  expect(screen.getByRole("status").textContent).toBe("consent");
});

it.each<[string, readonly object[] | "broken"]>([
  ["the yes is withdrawn", [consent({ withdrawnAt: new Date().toISOString() })]],
  ["the yes is older than a day", [consent({ givenAt: new Date(Date.now() - 90_000_000).toISOString() })]],
  ["the yes was given in another form", [consent({ form: "lead.call-me" })]],
  ["the account cannot be read", "broken"],
])("asks a member if %s", async (_, consents) => {
  const { api } = serveAccount(consents);
  render(<Tool api={api} session={page(member).session} />);
  await screen.findByRole("dialog", { name: "Velkommen, Karen" });
  expect(screen.getByRole("status").textContent).toBe("consent");
});

it("knows what it asks a visitor before the tool needs it, and that it asks nothing once it is answered", async () => {
  const { session } = page({ kind: "visitor" });
  const { api } = serve(taken());
  const { rerender } = render(<Tool api={api} session={session} needed={false} />);
  expect((await screen.findByRole("status")).textContent).toBe("lead");
  rerender(<Tool api={api} session={session} />);
  await leadDialog();
  fillIn();
  await press("Gå i gang");
  await screen.findByText("I gang");
  expect(screen.getByRole("status").textContent).toBe("nothing");
});
