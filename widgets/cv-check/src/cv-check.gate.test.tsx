import { signal } from "@preact/signals-react";
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import type { MemberSession } from "shared-runtime/session/member-session.ts";
import { pageSession } from "shared-runtime/session/page-session.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { passGate } from "../testing/pass-gate.ts";
import { accepted, reviewed, serveCvs } from "../testing/cv-server.ts";
import { cvCheckTexts as texts } from "./cv-check.texts.ts";
import { CvCheck } from "./cv-check.tsx";

const cv = new File(["%PDF-1.7"], "mit cv.pdf", { type: "application/pdf" });
const closing: (() => void)[] = [];

const hanne = {
  id: "7",
  memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" },
  contactInfo: {},
  membership: { membershipNumber: 7 },
};

/** Renders the check for a known person while the page's consent overlay is still open. */
const show = async (member: MemberSession = { kind: "visitor" }) => {
  const { apiUrl, asked, close } = await serveCvs({ upload: [accepted], review: [reviewed] });
  closing.push(close);
  const overlay = signal(true);
  const session = { ...pageSession({ apiUrl }), member: signal(member), consentOverlay: overlay };
  const shown = render(
    <CvCheck
      api={createApiClient({ apiUrl })}
      session={session}
      texts={texts}
      joinHref="/bliv-medlem"
      privacyHref="/privatlivspolitik"
      leadSource={{ lead: 1, consent: 2 }}
    />,
  );
  const answerCookies = () =>
    act(() => {
      overlay.value = false;
    });
  return { ...shown, asked, answerCookies };
};

const dialog = () => screen.findByRole("dialog", { name: texts.leadTitle });

beforeEach(() => {
  for (const place of ["shared-runtime/page-session/2", "shared-runtime/tool-gates/4"]) {
    Reflect.deleteProperty(globalThis, Symbol.for(place));
  }
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.scrollTo = () => {};
});
afterEach(() => {
  closing.splice(0).forEach((close) => close());
  vi.unstubAllGlobals();
});

it("keeps a CV that is chosen before the consent is answered, says so, and sends nothing", async () => {
  const { container, asked, answerCookies } = await show();
  await userEvent.upload(container.querySelector("input")!, cv);
  const note = await screen.findByText(texts.waitingForCookies);
  expect(note.closest("[role=status]")?.textContent).toContain("mit cv.pdf");
  answerCookies();
  await dialog();
  expect(asked).toEqual([]);
});

it("lets the visitor remove a chosen CV", async () => {
  const { container } = await show();
  await userEvent.upload(container.querySelector("input")!, cv);
  await userEvent.click(await screen.findByRole("button", { name: texts.offerFileRemove }));
  expect(screen.queryByText(texts.waitingForCookies)).toBeNull();
});

it("requests no stored review before the gate, and says what it waits for", async () => {
  window.localStorage.setItem("tool-session/1", JSON.stringify({ cvJwt: "token-1", cvId: "1", toolId: "cv_tjek" }));
  const { asked, answerCookies } = await show();
  expect(screen.getByText(texts.reviewWaitingForCookies)).toBeDefined();
  answerCookies();
  await dialog();
  expect(asked).toEqual([]);
});

it("opens no gate before a CV is chosen, nor beside its own error dialog", async () => {
  const { container, answerCookies } = await show();
  answerCookies();
  await act(async () => {});
  expect(screen.queryByRole("dialog")).toBeNull();
  const docx = new File(["PK"], "cv.docx");
  await userEvent.upload(container.querySelector("input")!, docx, { applyAccept: false });
  await screen.findByRole("alertdialog");
  await userEvent.click(screen.getByRole("button", { name: "Prøv igen" }));
  await act(async () => {});
  expect(screen.queryByRole("dialog", { name: texts.leadTitle })).toBeNull();
  await userEvent.upload(container.querySelector("input")!, cv);
  await dialog();
});

it("is back at the upload with the chosen CV after the visitor has declined, sends nothing, and can go on", async () => {
  const { container, asked, answerCookies } = await show();
  answerCookies();
  await userEvent.upload(container.querySelector("input")!, cv);
  await dialog();
  await userEvent.click(screen.getByRole("button", { name: texts.decline }));
  const note = await screen.findByText(texts.uploadDeclined);
  expect(note.closest("[role=status]")?.textContent).toContain("mit cv.pdf");
  expect(document.activeElement?.textContent).toBe(texts.uploadTitle);
  expect([screen.queryByRole("dialog"), asked]).toEqual([null, []]);
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: texts.uploadContinue }));
  await dialog();
});

it("says before the upload what is asked and that an adviser calls, with a link to the privacy policy", async () => {
  const { container } = await show();
  const said = screen.getByText(texts.uploadAsks, { exact: false });
  const input = container.querySelector("input")!;
  expect(said.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(texts.uploadAsks).toMatch(/navn.*telefon.*e-mail.*rådgiver ringer/);
  expect(screen.getByRole("link", { name: texts.uploadAsksLink }).getAttribute("href")).toBe("/privatlivspolitik");
});

it.each<[string, MemberSession, "answered" | "new", string]>([
  ["a visitor", { kind: "visitor" }, "new", texts.uploadAsks],
  ["a visitor who has answered", { kind: "visitor" }, "answered", texts.uploadAnswered],
  ["a member", { kind: "member", user: hanne }, "new", texts.uploadAsksMember],
  ["a member who has answered", { kind: "member", user: hanne }, "answered", texts.uploadAnswered],
])("says at the upload what is true for %s", async (_, member, state, sentence) => {
  if (state === "answered") passGate();
  await show(member);
  const said = await screen.findByText(sentence, { exact: false });
  const others = [texts.uploadAsks, texts.uploadAnswered, texts.uploadAsksMember].filter((one) => one !== sentence);
  expect(others.filter((one) => said.textContent.includes(one))).toEqual([]);
  expect(screen.queryAllByRole("link", { name: texts.uploadAsksLink })).toHaveLength(state === "new" ? 1 : 0);
});

it("offers the stored CV to a visitor who declines to have its review", async () => {
  window.localStorage.setItem("tool-session/1", JSON.stringify({ cvJwt: "token-1", cvId: "1", toolId: "cv_tjek" }));
  const { asked, answerCookies } = await show();
  answerCookies();
  await dialog();
  await userEvent.click(screen.getByRole("button", { name: texts.decline }));
  await screen.findByRole("button", { name: texts.offerReviewButton });
  expect([screen.queryByText(texts.offerReviewText), screen.getByText(texts.keptDeclined).tagName]).toEqual([
    null,
    "P",
  ]);
  expect(asked).toEqual([]);
});

it("continues by itself if the visitor passed the gate recently", async () => {
  passGate();
  const { container, asked } = await show();
  await userEvent.upload(container.querySelector("input")!, cv);
  await waitFor(() => expect(asked).toEqual(["upload mit cv.pdf", "review token-1"]));
});
