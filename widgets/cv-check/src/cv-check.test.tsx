import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { keepConsent } from "shared-runtime/consent/keep-consent.ts";
import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { pageSession } from "shared-runtime/session/page-session.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { axeFindings } from "../../../shared-runtime/testing/axe-findings.ts";
import { passGate } from "../testing/pass-gate.ts";
import { forgetConsent } from "../../../shared-runtime/testing/forget-consent.ts";
import { accepted, garbled, hanging, offline, refused, reviewed, serveCvs } from "../testing/cv-server.ts";
import { cvCheckTexts as texts } from "./cv-check.texts.ts";
import { CvCheck } from "./cv-check.tsx";

const cv = new File(["%PDF-1.7"], "mit cv.pdf", { type: "application/pdf" });
const links = { joinHref: "/bliv-medlem", privacyHref: "/privatlivspolitik", leadSource: { lead: 1, consent: 2 } };
const kept = { cvJwt: "token-1", cvId: "1", toolId: "cv_tjek" } as const;
const member: MemberUser = {
  id: "7",
  memberName: { firstName: "Karin", fullName: "Karin Holm", initials: "KH" },
  contactInfo: {},
  membership: { membershipNumber: 1_234_567 },
};
const closing: (() => void)[] = [];

const show = async (answers: Parameters<typeof serveCvs>[0]) => {
  const { apiUrl, asked, givenUp, close } = await serveCvs(answers);
  closing.push(close);
  const api = createApiClient({ apiUrl });
  const shown = render(<CvCheck api={api} session={pageSession({ apiUrl })} texts={texts} {...links} />);
  const choose = (file = cv) => userEvent.upload(shown.container.querySelector("input")!, file, { applyAccept: false });
  return { ...shown, asked, givenUp, choose };
};

/** The session of the page, once there is one. */
const session = () => pageSession({ apiUrl: "" });
const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 2, name });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const result = "2 forslag til dit CV";

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/page-session/2"));
  forgetConsent();
  keepConsent({ statistics: true, marketing: false });
  window.localStorage.clear();
  passGate();
});
afterEach(() => {
  closing.splice(0).forEach((close) => close());
  vi.unstubAllGlobals();
});

it("sends the CV when it is chosen and shows its review, with focus on each step's heading", async () => {
  let accept = () => {};
  const { choose, asked } = await show({
    upload: [(response) => (accept = () => accepted(response))],
    review: [reviewed],
  });
  await choose();
  const sending = await heading("Vi sender dit CV");
  await waitFor(() => expect(document.activeElement).toBe(sending));

  await waitFor(() => expect(asked).toEqual(["upload mit cv.pdf"]));
  accept();
  const title = await heading(result);
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(asked).toEqual(["upload mit cv.pdf", "review token-1"]);
});

const ownCv = {
  id: "7",
  isMine: true,
  isReviewed: true,
  cvJwt: "token-7",
  uploadedAt: "2025-11-12T13:05:00.000Z",
  deletedAt: "2025-12-12T13:05:00.000Z",
};

it("offers a signed-in person the CVs that the server has of them, by day and time, and uses the chosen one", async () => {
  const cvs = [
    ownCv,
    { ...ownCv, id: "8", cvJwt: "token-8", uploadedAt: "2025-11-12T08:00:00.000Z" },
    { ...ownCv, id: "9", cvJwt: "token-9", isMine: false },
  ];
  const { asked } = await show({ user: member, cvs, review: [reviewed] });
  const offers = await screen.findAllByRole("button", { name: /^Hent gennemgangen fra/ });
  expect(offers.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Hent gennemgangen fra 12. november 2025 kl. 14.05",
    "Hent gennemgangen fra 12. november 2025 kl. 09.00",
  ]);
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(offers[1]!);
  await heading(result);
  expect([asked, session().tool.current.peek()]).toEqual([
    ["review token-8"],
    { cvJwt: "token-8", cvId: "8", toolId: "cv_tjek" },
  ]);
});

it("offers nobody else a CV", async () => {
  await show({ cvs: [ownCv] });
  await heading(texts.uploadTitle);
  await waitFor(() => expect(session().member.value.kind).toBe("visitor"));
  expect(screen.queryByRole("button", { name: /^Hent gennemgangen fra/ })).toBeNull();
});

it("announces its progress politely", async () => {
  const { choose } = await show({ upload: [accepted], review: [hanging] });
  const [announcer] = screen.getAllByRole("status");
  expect(announcer?.textContent).toBe("");
  await choose();
  await waitFor(() => expect(announcer?.textContent).toMatch(/^Det tager .* op til 3 minutter\.$/));
});

it("announces only what the focused heading does not say", async () => {
  const { choose } = await show({ upload: [accepted], review: [reviewed] });
  const [announcer] = screen.getAllByRole("status");
  await choose();
  await heading(result);
  expect(announcer?.textContent).toBe("Gennemgangen er klar.");
});

it("announces and shows which of several dropped files it sends", async () => {
  const { container } = await show({ upload: [hanging] });
  const [announcer] = screen.getAllByRole("status");
  const photo = new File(["x"], "foto.png", { type: "image/png" });
  fireEvent.drop(container.querySelector("input")!, { dataTransfer: { files: [photo, cv], types: ["Files"] } });
  await heading("Vi sender dit CV");
  const sentence = "Du gav os 2 filer. Vi tager én ad gangen og har valgt mit cv.pdf.";
  expect([announcer?.textContent, screen.getAllByText(sentence).length]).toEqual([sentence, 2]);
});

it("leaves the focus unchanged while a stored review loads by itself", async () => {
  window.localStorage.setItem("tool-session/1", JSON.stringify(kept));
  await show({ review: [reviewed] });
  await heading(result);
  expect(document.activeElement).toBe(document.body);
});

it("moves the focus on if the visitor waits for a stored review inside the tool", async () => {
  window.localStorage.setItem("tool-session/1", JSON.stringify(kept));
  let answer = () => {};
  const { asked } = await show({ review: [(response) => (answer = () => reviewed(response))] });
  await heading("Vi læser dit CV");
  screen.getByRole("button", { name: "Annuller" }).focus();
  await waitFor(() => expect(asked).toEqual(["review token-1"]));
  answer();
  const title = await heading(result);
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it("scrolls to a new step's heading if it is out of sight", async () => {
  const scrolled: unknown[] = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      scrolled.push(this.textContent);
    },
  });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, window.innerHeight - 9, 1, 1));
  const { choose } = await show({ upload: [accepted], review: [reviewed] });
  await choose();
  await heading(result);
  vi.restoreAllMocks();
  expect(scrolled).toEqual(["Vi sender dit CV", "Vi læser dit CV", "2 forslag til dit CV"]);
});

it("stays at the first step until the server has accepted the file", async () => {
  const { choose } = await show({ upload: [refused(422, "tooManyPagesError")] });
  await choose();
  await screen.findByRole("alertdialog");
  const current = () => document.querySelector("[aria-current=step]")?.textContent;
  expect([current(), document.querySelector("progress")]).toEqual(["Upload", null]);
  await press("Prøv igen");
  expect(current()).toBe("Upload");
  const start = await heading("Hvor stærkt står dit CV?");
  await waitFor(() => expect(document.activeElement).toBe(start));
});

it("shows the result again after a reload", async () => {
  const first = await show({ upload: [accepted], review: [reviewed] });
  await first.choose();
  await heading(result);
  first.unmount();
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/page-session/2"));

  const { asked } = await show({ review: [reviewed] });
  await heading(result);
  expect(asked).toEqual(["review token-1"]);
});

it("shows the loading screen again after a reload", async () => {
  window.localStorage.setItem("tool-session/1", JSON.stringify(kept));
  await show({ review: [hanging] });
  expect(await heading("Vi læser dit CV")).toBeDefined();
});

it.each([401, 404])("starts over with a note when the remembered CV is gone (%i)", async (status) => {
  window.localStorage.setItem("tool-session/1", JSON.stringify(kept));
  await show({ review: [refused(status)] });
  expect(await screen.findByText("Din tidligere gennemgang er udløbet")).toBeDefined();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(session().tool.current.value).toBeUndefined();
});

it.each([
  ["fileSizeError", 413, texts.fileSizeErrorText],
  ["wrongFileExtensionError", 415, texts.wrongFileExtensionErrorText],
  ["tooManyPagesError", 422, texts.tooManyPagesErrorText],
  ["insufficientContentError", 422, texts.insufficientContentErrorText],
  ["genericError", 422, texts.hintUnreadable],
] as const)("opens the dialog of %s, and returns to the upload when it is closed", async (key, status, text) => {
  const { choose } = await show({ upload: [refused(status, key)] });
  await choose();
  const dialog = await screen.findByRole("alertdialog");
  expect(within(dialog).getByText(text)).toBeDefined();
  await press("Prøv igen");
  const title = await heading("Hvor stærkt står dit CV?");
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByLabelText("Vælg dit CV")).toBeDefined();
});

it("rejects another kind of file without sending it, and returns the focus to the button", async () => {
  const { asked } = await show({});
  const input = screen.getByLabelText("Vælg dit CV");
  input.focus();
  // The focus is still on the input, as in browsers while their file dialog is open.
  fireEvent.change(input, { target: { files: [new File(["PK"], "cv.docx")] } });
  await screen.findByRole("alertdialog");
  expect(screen.getByText("Upload", { selector: "[aria-current] *" })).toBeDefined();
  await press("Prøv igen");
  expect([asked, document.activeElement]).toEqual([[], screen.getByLabelText("Vælg dit CV")]);
});

it.each([
  ["offline", offline, texts.hintOffline],
  ["answering 500", refused(500), texts.hintOurFault],
  ["answering no JSON", garbled, texts.hintOurFault],
] as const)("sends the same file again when the server was %s", async (_, failing, hint) => {
  const { choose, asked } = await show({ upload: [failing, accepted], review: [reviewed] });
  await choose();
  expect(await screen.findByText(hint)).toBeDefined();
  await press("Prøv igen");
  await press("Send igen");
  await heading(result);
  expect(asked).toEqual(["upload mit cv.pdf", "upload mit cv.pdf", "review token-1"]);
});

it("requests the review again after a failure, and keeps the CV over a reload in between", async () => {
  const { choose, asked } = await show({ upload: [accepted], review: [refused(500), reviewed] });
  await choose();
  await press("Prøv igen");
  expect(session().tool.current.value).toEqual(kept);
  await press("Hent gennemgangen");
  await heading(result);
  expect(asked).toEqual(["upload mit cv.pdf", "review token-1", "review token-1"]);
});

const stored = () => window.localStorage.getItem("tool-session/1");

it("offers to return to the review when the visitor restarts, and keeps it stored", async () => {
  window.localStorage.setItem("tool-session/1", JSON.stringify(kept));
  const { asked } = await show({ review: [reviewed] });
  await press("Upload nyt CV");
  const start = await heading("Hvor stærkt står dit CV?");
  await waitFor(() => expect(document.activeElement).toBe(start));
  expect([session().tool.current.value, stored()]).toEqual([kept, JSON.stringify(kept)]);
  await press("Tilbage til din gennemgang");
  const title = await heading(result);
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(asked).toEqual(["review token-1"]);
});

it("offers both the file and the old review after a new CV was not sent", async () => {
  window.localStorage.setItem("tool-session/1", JSON.stringify(kept));
  const { choose, container } = await show({ review: [reviewed], upload: [offline] });
  await press("Upload nyt CV");
  await choose();
  await press("Prøv igen");
  expect(screen.getByRole("button", { name: "Send igen" })).toBeDefined();
  expect(await axeFindings(container)).toEqual([]);
  await press("Tilbage til din gennemgang");
  await heading(result);
  expect(stored()).toBe(JSON.stringify(kept));
});

it("says while a new CV is reviewed that the old review is the one that is kept", async () => {
  window.localStorage.setItem("tool-session/1", JSON.stringify(kept));
  const { choose } = await show({ review: [reviewed, hanging], upload: [accepted] });
  expect(screen.queryByText(texts.loadingHintReplacing)).toBeNull();
  await press("Upload nyt CV");
  await choose();
  await heading("Vi læser dit CV");
  expect(screen.getByText(texts.loadingHintReplacing)).toBeDefined();
  expect(screen.queryByText(texts.loadingHint)).toBeNull();
});

it("removes the review that was to be replaced, and moves the focus to the heading", async () => {
  window.localStorage.setItem("tool-session/1", JSON.stringify(kept));
  await show({ review: [reviewed] });
  await press("Upload nyt CV");
  await press("Fjern gennemgangen");
  expect([session().tool.current.value, stored()]).toEqual([undefined, null]);
  expect(screen.queryByRole("button", { name: "Tilbage til din gennemgang" })).toBeNull();
  expect(document.activeElement).toBe(await heading("Hvor stærkt står dit CV?"));
});

it("stops the upload when it is cancelled", async () => {
  const { choose, givenUp } = await show({ upload: [hanging] });
  await choose();
  await press("Annuller");
  await heading("Hvor stærkt står dit CV?");
  await waitFor(() => expect(givenUp).toEqual(["upload"]));
});

it("makes the browser ask before the page is left, only while the CV is being sent", async () => {
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  let accept = () => {};
  const { choose, asked } = await show({
    upload: [(response) => (accept = () => accepted(response))],
    review: [hanging],
  });
  expect(asks()).toBe(false);
  await choose();
  await waitFor(() => expect(asked).toEqual(["upload mit cv.pdf"]));
  expect(asks()).toBe(true);
  accept();
  await heading("Vi læser dit CV");
  expect(asks()).toBe(false);
});

it("stops everything when the page removes it, also while loading", async () => {
  const { choose, givenUp, unmount } = await show({ upload: [accepted], review: [hanging] });
  await choose();
  await heading("Vi læser dit CV");
  unmount();
  await waitFor(() => expect(givenUp).toContain("review"));
});

it("keeps two instances on one page independent", async () => {
  const one = await show({ upload: [refused(413, "fileSizeError")] });
  const two = await show({ upload: [accepted], review: [reviewed] });
  await two.choose();
  await heading(result);
  expect(within(one.container).getByRole("heading", { level: 2 }).textContent).toBe("Hvor stærkt står dit CV?");
  await one.choose();
  await screen.findByRole("alertdialog");
  expect(within(two.container).getByRole("heading", { name: result })).toBeDefined();
});

it.each([
  ["a visitor", undefined, true],
  ["a signed-in user without a membership", { ...member, membership: undefined }, true],
  ["a member", member, false],
])("invites to join at the result, %s: %j", async (_who, user, invited) => {
  window.localStorage.setItem("tool-session/1", JSON.stringify(kept));
  await show({ review: [reviewed], user });
  expect(screen.queryByRole("link", { name: "Bliv medlem" })).toBeNull();
  await heading(result);
  await waitFor(() => expect(session().member.value.kind).not.toBe("unknown"));
  expect(screen.queryByRole("link", { name: "Bliv medlem" }) !== null).toBe(invited);
});

it("tracks steps, interactions and errors, and nothing about the CV", async () => {
  Object.assign(Element.prototype, { scrollIntoView: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const { choose, container } = await show({ upload: [offline, accepted], review: [reviewed] });
  await choose();
  await press("Prøv igen");
  await press("Send igen");
  await press("Se forslagene");
  await userEvent.click(container.querySelector("summary")!);
  await waitFor(() => expect(container.querySelector("details[open]")).toBeNull());
  await userEvent.click(screen.getByRole("link", { name: "Links: LinkedIn mangler" }));
  await waitFor(() => expect(container.querySelectorAll("details")[1]?.open).toBe(true));
  await press("Åbn alle");
  await press("Luk alle");
  await press("Upload nyt CV");
  await press("Tilbage til din gennemgang");
  const tool = "cv_tjek";
  const step = (name: string, stepNumber: number) => ({
    event: "tool_step",
    tool,
    step: name,
    stepNumber,
    resumed: false,
  });
  const done = (interaction: string) => ({ event: "tool_interaction", tool, interaction });
  expect((window as { dataLayer?: unknown }).dataLayer).toEqual([
    step("upload", 1),
    { event: "tool_error", tool, errorKey: "genericError", cause: "offline" },
    done("retried"),
    step("loading", 2),
    step("result", 3),
    done("details_seen"),
    { ...done("area_opened"), area: "links" },
    done("all_opened"),
    done("all_closed"),
    done("restarted"),
    step("upload", 1),
    done("returned"),
    step("result", 3),
  ]);
});

it("tracks that the visitor arrived by a link from another tool", async () => {
  window.history.replaceState(undefined, "", "/cv-tjek?cvId=1&cvJwt=token-1&toolId=jobmatch");
  await show({ review: [reviewed] });
  await heading(result);
  expect((window as { dataLayer?: unknown }).dataLayer).toEqual([
    { event: "tool_arrived", tool: "cv_tjek", from: "jobmatch" },
    { event: "tool_step", tool: "cv_tjek", step: "loading", stepNumber: 2, resumed: true },
    { event: "tool_step", tool: "cv_tjek", step: "result", stepNumber: 3, resumed: true },
  ]);
});

it("does not track an arrival by a link of its own", async () => {
  window.history.replaceState(undefined, "", "/cv-tjek?cvId=1&cvJwt=token-1&toolId=cv_tjek");
  await show({ review: [reviewed] });
  await heading(result);
  expect((window as { dataLayer?: unknown }).dataLayer).toEqual([
    { event: "tool_step", tool: "cv_tjek", step: "loading", stepNumber: 2, resumed: true },
    { event: "tool_step", tool: "cv_tjek", step: "result", stepNumber: 3, resumed: true },
  ]);
});

it("does not change the page's title and has no axe findings in any step", async () => {
  document.title = "CV-tjek";
  const { choose, container } = await show({ upload: [accepted], review: [reviewed] });
  expect(await axeFindings(container)).toEqual([]);
  await choose();
  await heading(result);
  expect(await axeFindings(container)).toEqual([]);
  expect(document.title).toBe("CV-tjek");
});
