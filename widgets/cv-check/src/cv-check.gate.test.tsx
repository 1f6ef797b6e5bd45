import { signal } from "@preact/signals-react";
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import { pageSession } from "shared-runtime/session/page-session.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { passGate } from "../testing/pass-gate.ts";
import { accepted, reviewed, serveCvs } from "../testing/cv-server.ts";
import { cvCheckTexts as texts } from "./cv-check.texts.ts";
import { CvCheck } from "./cv-check.tsx";

const cv = new File(["%PDF-1.7"], "mit cv.pdf", { type: "application/pdf" });
const closing: (() => void)[] = [];

/** Renders the check for a known visitor while the page's consent overlay is still open. */
const show = async () => {
  const { apiUrl, asked, close } = await serveCvs({ upload: [accepted], review: [reviewed] });
  closing.push(close);
  const overlay = signal(true);
  const session = { ...pageSession({ apiUrl }), member: signal({ kind: "visitor" } as const), consentOverlay: overlay };
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
  for (const place of ["shared-runtime/page-session/2", "shared-runtime/tool-gates/3"]) {
    Reflect.deleteProperty(globalThis, Symbol.for(place));
  }
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
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

it("continues by itself if the visitor passed the gate recently", async () => {
  passGate();
  const { container, asked } = await show();
  await userEvent.upload(container.querySelector("input")!, cv);
  await waitFor(() => expect(asked).toEqual(["upload mit cv.pdf", "review token-1"]));
});
