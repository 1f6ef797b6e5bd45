import { act } from "@testing-library/react";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drawSample } from "../../testing/draw-sample.ts";
import { withUid } from "../../block/block-samples.ts";
import { samples } from "./my-data.samples.ts";
import { enhanceMyData } from "./my-data.enhance.ts";

type Answer = () => Response | Promise<Response>;
const sentAt = "2026-11-20T12:00:00.000Z";
const cvs = [
  {
    id: "7",
    isMine: true,
    isReviewed: true,
    cvJwt: "token-7",
    uploadedAt: "2026-11-03T12:05:00.000Z",
    deletedAt: "2026-12-03T12:05:00.000Z",
  },
  {
    id: "8",
    isMine: false,
    isReviewed: false,
    cvJwt: "token-8",
    uploadedAt: "2026-11-02T23:30:00.000Z",
    deletedAt: "2026-12-02T23:30:00.000Z",
  },
];
const consent = { form: "form-1", title: "Indmeldelse", purposes: ["contact"] };
const remember = (cvId: string) =>
  localStorage.setItem("tool-session/1", JSON.stringify({ cvJwt: "token-old", cvId, toolId: "jobmatch" }));
const isRemembered = () => localStorage.getItem("tool-session/1") !== null;

let answers: Record<string, Answer>;
let calls: string[];
let listed: typeof cvs;
beforeEach(() => {
  localStorage.clear();
  calls = [];
  listed = cvs;
  answers = {
    "/api/member/cvs": () => Response.json({ cvs: listed }),
    "/api/member/submissions": () =>
      Response.json({
        submissions: [
          { id: "1", form: "form-0", title: "Svar på høring", sentAt, files: ["cv.pdf"], delivery: "waiting" },
          {
            id: "2",
            form: "unknown",
            sentAt,
            files: [],
            delivery: "delivered",
            replacedAt: "2026-11-22T12:00:00.000Z",
          },
          {
            id: "3f9a1c2b-55d0-4a3e-9a4e-0d6d3b2f7c11",
            form: "member.contact-change",
            title: "Ny adresse",
            sentAt,
            files: [],
            delivery: "delivered",
            withdrawnAt: "2026-11-21T12:00:00.000Z",
          },
        ],
      }),
    "/api/member/consents": () =>
      Response.json({
        consents: [
          { ...consent, id: "1", givenAt: sentAt, asked: { text: "Må vi?\n<b>Ja</b>", version: "3fa2c1d4e5b6" } },
          { ...consent, id: "2", givenAt: sentAt, withdrawnAt: sentAt },
        ],
      }),
    "/api/member/sessions": () =>
      Response.json({ sessions: [{ isCurrent: true, startedAt: sentAt, renewedAt: sentAt }] }),
  };
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body, headers }: RequestInit = {}) => {
    const token = new Headers(headers).get("authorization");
    if (method !== "GET" || token)
      calls.push([method, path, token, body].filter((part) => typeof part === "string").join(" "));
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
const question = () => document.querySelector<HTMLElement>('[data-my-data] [role="group"]');
const answer = (name: "yes" | "no") => question()!.querySelectorAll("button")[name === "yes" ? 0 : 1]!;
const confirm = async (button: HTMLElement) => {
  button.click();
  expect(answer("yes").textContent).toMatch(/^Dine oplysninger dine/);
  answer("yes").click();
  await act(async () => undefined);
};

it("shows what was sent, with its name or that of any form, its time, files and state, and is accessible", async () => {
  const block = await open();
  expect(rows("sent")).toEqual([
    expect.stringMatching(/^Svar på høring20\. november 2026 kl\. 13\.00 · Sagsnummer 1- · cv\.pdf ?Dine oplysninger$/),
    expect.stringMatching(
      /^Dine oplysninger20\. november 2026 kl\. 13\.00 · Erstattet af din indmeldelse fra 22\. november 2026 kl\. 13\.00 · Sagsnummer 2- ?Erstattet$/,
    ),
    expect.stringMatching(
      /^Ny adresse20\. november 2026 kl\. 13\.00 · Dine oplysninger 21\. november 2026 kl\. 13\.00 · Sagsnummer 3F9A-1C2B ?Dine/,
    ),
  ]);
  expect(rows("consents")).toEqual([expect.stringMatching(/^Indmeldelse/), expect.stringMatching(/^Indmeldelse/)]);
  expect([told("sent"), rows("sessions").length]).toEqual(["", 1]);
  expect(await axeFindings(block)).toEqual([]);
});

it("says what the withdrawal does to a sign-up, which it does not stop", async () => {
  answers["/api/member/consents"] = () =>
    Response.json({ consents: [{ ...consent, form: "signup", id: "1", givenAt: sentAt }] });
  await open();
  part("consents").querySelector("button")?.click();
  expect(question()?.textContent).toContain("Dine oplysninger 8");
});

it("says what is empty, and what could not be fetched", async () => {
  answers["/api/member/submissions"] = () => Response.json({ submissions: [] });
  answers["/api/member/consents"] = () => Promise.reject(new TypeError("offline"));
  listed = [];
  await open();
  expect([told("sent"), told("consents"), told("cv")]).toEqual([
    "Dine oplysninger",
    "Dine oplysninger",
    "Dine oplysninger",
  ]);
  expect([rows("consents"), rows("cv")]).toEqual([[], []]);
});

it("shows the CVs with their dates, and a link to each review that can be read", async () => {
  remember("8");
  await open();
  expect(rows("cv")).toEqual([
    expect.stringMatching(/^Dine oplysningerDine oplysninger 3\. november(?: 2026)? kl\. 13\.05, 3\. december/),
    expect.stringMatching(
      /^Dine oplysninger 5Dine oplysninger 3\. november(?: 2026)? kl\. 00\.30, 3\. december(?: 2026)?Dine oplysninger 6/,
    ),
  ]);
  expect([...part("cv").querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/cv-tjek#cvId=7&cvJwt=token-7&toolId=cv_tjek",
  ]);
  expect(calls).toEqual(["GET /api/member/cvs Bearer token-old"]);
});

const deleteButton = (index: number) => part("cv").querySelectorAll("button")[index]!;

it.each([
  ["the button for no", () => answer("no").click()],
  ["Escape", () => question()!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))],
])("asks before it deletes, with a button for each answer; %s deletes nothing", async (_, refuse) => {
  const block = await open();
  calls = [];
  const button = deleteButton(0);
  button.click();
  expect([button.hidden, document.activeElement]).toEqual([true, question()]);
  expect(question()?.getAttribute("aria-label")).toBe("Dine oplysninger");
  expect(answer("no").textContent).toBe("Dine oplysninger 8");
  expect(await axeFindings(block)).toEqual([]);
  refuse();
  expect([button.hidden, document.activeElement, question(), calls]).toEqual([false, button, null, []]);
});

it("deletes a CV of the member after the question", async () => {
  remember("7");
  await open();
  calls = [];
  const button = deleteButton(0);
  listed = cvs.slice(1);
  await confirm(button);
  await vi.waitFor(() => expect(rows("cv")).toHaveLength(1));
  expect(calls).toEqual(['POST /api/member/delete-cv {"id":"7"}']);
  expect([isRemembered(), told("cv")]).toEqual([false, "Dine oplysninger"]);
  expect(document.activeElement).toBe(part("cv").querySelector("h2"));
});

it("deletes the CV of the browser by its token, and forgets no other that the browser has stored since", async () => {
  remember("8");
  await open();
  remember("9");
  calls = [];
  listed = cvs.slice(0, 1);
  await confirm(deleteButton(1));
  await vi.waitFor(() => expect(rows("cv")).toHaveLength(1));
  expect(calls).toEqual(["DELETE /api/stored-cv Bearer token-8", "GET /api/member/cvs Bearer token-old"]);
  expect(isRemembered()).toBe(true);
});

it("remembers whose search and ratings are left when the CV is deleted", async () => {
  localStorage.setItem("tool-session/1", JSON.stringify({ cvJwt: "token", cvId: "7", toolId: "cv_tjek", person: "k" }));
  await open();
  listed = [];
  await confirm(deleteButton(0));
  await vi.waitFor(() => expect(rows("cv")).toEqual([]));
  expect(localStorage.getItem("tool-session/1")).toBe('{"person":"k"}');
});

it("keeps the CV if it could not be deleted", async () => {
  remember("7");
  answers["/api/member/delete-cv"] = () => Response.json({}, { status: 503 });
  await open();
  await confirm(deleteButton(0));
  expect([rows("cv").length, isRemembered()]).toEqual([2, true]);
});

it("no longer shows a CV that was deleted elsewhere", async () => {
  remember("7");
  answers["/api/member/delete-cv"] = () => Response.json({}, { status: 404 });
  await open();
  listed = [];
  await confirm(deleteButton(0));
  await vi.waitFor(() => expect(rows("cv")).toEqual([]));
  expect(isRemembered()).toBe(false);
});

it("follows another tab that stores a CV", async () => {
  listed = [];
  await open();
  expect(rows("cv")).toEqual([]);
  listed = cvs;
  dispatchEvent(new StorageEvent("storage", { key: "another" }));
  await act(async () => undefined);
  expect(rows("cv")).toEqual([]);
  dispatchEvent(new StorageEvent("storage", { key: "tool-session/1" }));
  await vi.waitFor(() => expect(rows("cv")).toHaveLength(2));
});

it("shows what a consent was given to, as text, without the version of the words, and offers all of it as a file", async () => {
  const block = await open();
  const [given, ...others] = part("consents").querySelectorAll("details");
  expect(others).toEqual([]);
  expect(given?.querySelector("[data-asked-words]")?.textContent).toBe("Må vi?\n<b>Ja</b>");
  expect(block.textContent).not.toContain("3fa2c1d4e5b6");
  expect(block.querySelector("a[download]")?.getAttribute("href")).toBe("/api/member/export");
  expect(await axeFindings(block)).toEqual([]);
});

it("lists what another block of the page has just sent", async () => {
  answers["/api/member/submissions"] = () => Response.json({ submissions: [] });
  await open();
  expect(rows("sent")).toEqual([]);
  const sent = { id: "9", form: "member.contact-change", title: "Ny adresse", sentAt, files: [], delivery: "waiting" };
  answers["/api/member/submissions"] = () => Response.json({ submissions: [sent] });
  document.dispatchEvent(new Event("member-sent"));
  await vi.waitFor(() => expect(rows("sent")).toEqual([expect.stringMatching(/^Ny adresse/)]));
});

it("withdraws a consent", async () => {
  await open();
  const buttons = part("consents").querySelectorAll("button");
  expect(buttons).toHaveLength(1);
  await confirm(buttons[0]!);
  expect(calls).toEqual(['POST /api/member/withdraw-consent {"id":"1"}']);
});

it("names sessions by their browsers and days, and folds those after the third", async () => {
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
  const sessions = [
    { isCurrent: true, browserName: "Chrome på Windows", startedAt: yesterday, renewedAt: yesterday },
    ...Array.from({ length: 5 }, () => ({ isCurrent: false, startedAt: sentAt, renewedAt: sentAt })),
  ];
  answers["/api/member/sessions"] = () => Response.json({ sessions });
  const block = await open();
  expect(rows("sessions")[0]).toMatch(/^Chrome på Windows · Dine oplysninger.*i går kl\. \d\d\.\d\d/);
  const [folded] = part("sessions").querySelectorAll("details");
  expect(folded?.querySelector("summary")?.textContent).toBe("Dine oplysninger 6");
  expect([part("sessions").querySelectorAll("[data-rows] > li").length, folded?.querySelectorAll("li").length]).toEqual(
    [4, 3],
  );
  expect(await axeFindings(block)).toEqual([]);
});
