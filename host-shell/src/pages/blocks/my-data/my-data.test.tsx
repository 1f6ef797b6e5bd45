import { act } from "@testing-library/react";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drawSample } from "../../testing/draw-sample.ts";
import { withUid } from "../../block/block-samples.ts";
import { samples } from "./my-data.samples.ts";
import { enhanceMyData } from "./my-data.enhance.ts";

type Answer = () => Response | Promise<Response>;
const sentAt = "2026-11-20T12:00:00.000Z";

let answers: Record<string, Answer>;
let calls: string[];
beforeEach(() => {
  localStorage.clear();
  calls = [];
  answers = {
    "/api/member/submissions": () =>
      Response.json({
        submissions: [
          { id: "1", form: "form-0", sentAt, files: ["cv.pdf"], delivery: "waiting" },
          { id: "2", form: "unknown", sentAt, files: [], delivery: "delivered" },
        ],
      }),
    "/api/member/consents": () =>
      Response.json({
        consents: [
          { id: "1", form: "form-1", givenAt: sentAt },
          { id: "2", form: "form-1", givenAt: sentAt, withdrawnAt: sentAt },
        ],
      }),
    "/api/member/sessions": () =>
      Response.json({ sessions: [{ isCurrent: true, startedAt: sentAt, renewedAt: sentAt }] }),
  };
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") calls.push(`${method} ${path}${typeof body === "string" ? ` ${body}` : ""}`);
    const answer = answers[path.split("?")[0] ?? ""];
    return answer ? answer() : Response.json({ taken: true });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function open(): Promise<HTMLElement> {
  document.body.innerHTML = `<main>${await drawSample([withUid(samples["usual"]!, "mine")])}</main>`;
  const block = document.querySelector<HTMLElement>("[data-my-data]")!;
  enhanceMyData(block);
  await act(async () => undefined);
  await vi.waitFor(() => expect(rows("sessions")).not.toEqual([]));
  return block;
}
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
const rows = (name: string) =>
  [...part(name).querySelectorAll("li")].map((row) => row.textContent.replaceAll(/\s+/g, " ").trim());
const told = (name: string) => part(name).querySelector("[data-told]")?.textContent;
const pressTwice = async (button: HTMLElement) => {
  button.click();
  expect(button.textContent).toMatch(/^Dine oplysninger dine/);
  button.click();
  await act(async () => undefined);
};

it("shows what was sent, with its time, files and state, and is accessible", async () => {
  const block = await open();
  expect(rows("sent")).toEqual([
    expect.stringMatching(/^Dine oplysninger20\. november 2026 kl\. 13\.00 · cv\.pdf ?Dine oplysninger$/),
    expect.stringMatching(/^Dine oplysninger20\. november 2026 kl\. 13\.00 ?Dine oplysninger$/),
  ]);
  expect([told("sent"), rows("consents").length, rows("sessions").length]).toEqual(["", 2, 1]);
  expect(await axeFindings(block)).toEqual([]);
});

it("says what is empty, and what could not be fetched", async () => {
  answers["/api/member/submissions"] = () => Response.json({ submissions: [] });
  answers["/api/member/consents"] = () => Promise.reject(new TypeError("offline"));
  await open();
  expect([told("sent"), told("consents"), told("cv")]).toEqual([
    "Dine oplysninger",
    "Dine oplysninger",
    "Dine oplysninger",
  ]);
  expect(rows("consents")).toEqual([]);
});

it("deletes the stored CV at the second press, and not when the focus leaves in between", async () => {
  localStorage.setItem("tool-session/1", JSON.stringify({ cvJwt: "token-9", cvId: "7", toolId: "cv_tjek" }));
  await open();
  const button = part("cv").querySelector("button")!;
  button.click();
  button.dispatchEvent(new FocusEvent("blur"));
  expect(button.textContent).toBe("Dine oplysninger");
  expect(calls).toEqual([]);
  await pressTwice(button);
  expect([calls, localStorage.getItem("tool-session/1"), rows("cv")]).toEqual([
    ["DELETE /api/stored-cv?cvJwt=token-9"],
    null,
    [],
  ]);
  expect(document.activeElement).toBe(part("cv").querySelector("h2"));
});

it("keeps the CV if it could not be deleted", async () => {
  localStorage.setItem("tool-session/1", JSON.stringify({ cvJwt: "token-9" }));
  answers["/api/stored-cv"] = () => Response.json({}, { status: 503 });
  await open();
  await pressTwice(part("cv").querySelector("button")!);
  expect([rows("cv").length, localStorage.getItem("tool-session/1") !== null]).toEqual([1, true]);
});

it("withdraws a consent", async () => {
  await open();
  const buttons = part("consents").querySelectorAll("button");
  expect(buttons).toHaveLength(1);
  await pressTwice(buttons[0]!);
  expect(calls).toEqual(['POST /api/member/withdraw-consent {"id":"1"}']);
});
