import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { keepConsent } from "shared-runtime/consent/keep-consent.ts";
import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { present } from "shared-runtime/flow/present.ts";
import { pageSession } from "shared-runtime/session/page-session.ts";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { forgetConsent } from "shared-runtime/testing/forget-consent.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { job, jobsOf, lockedJob } from "../testing/job.ts";
import { cut, json, refused, serveJobs } from "../testing/job-server.ts";
import { Jobmatch } from "./jobmatch.tsx";
import { jobmatchTexts as texts } from "./jobmatch.texts.ts";

const apiUrl = "http://localhost/api/";
const cv = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });
const aarhus = json({ zip: "8000", city: "Aarhus C" });
const accepted = json({ cvId: "0197b7a0-0000-7000-8000-000000000001", cvIdJwtString: "token-1" });
const stored = { cvId: "0197b7a0-0000-7000-8000-000000000001", cvJwt: "token-1", toolId: "cv_tjek" };
const place = { zip: "8000", city: "Aarhus C" };
const member: MemberUser = {
  id: "1",
  memberName: { firstName: "Karen", fullName: "Karen Prøvesen", initials: "KP" },
  contactInfo: { email: "karen@firma.example", mobilePhone: "+4520123456" },
  membership: { membershipNumber: 1, unionMembership: "fagforening" },
};

beforeEach(() => {
  for (const kept of ["page-session/2", "tool-gates/4", "site-settings/2"]) {
    Reflect.deleteProperty(globalThis, Symbol.for(`shared-runtime/${kept}`));
  }
  window.localStorage.clear();
  const tomorrow = Date.now() + 86_400_000;
  window.localStorage.setItem("tool-gate/jobmatch/2", JSON.stringify({ lead: tomorrow, consent: tomorrow }));
  window.history.replaceState(null, "", "/jobmatch");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Element.prototype.scrollIntoView = () => {};
  forgetConsent();
  keepConsent({ statistics: true, marketing: false });
});
afterEach(() => vi.unstubAllGlobals());

function keepCv(search: object = {}): void {
  window.localStorage.setItem("tool-session/1", JSON.stringify(stored));
  window.localStorage.setItem("jobmatch/search/1", JSON.stringify(search));
}

function start(answers: Parameters<typeof serveJobs>[0], user?: MemberUser) {
  const server = serveJobs(answers, user);
  vi.stubGlobal("fetch", server.fetch);
  render(
    <Jobmatch
      api={createApiClient({ apiUrl, fetch: server.fetch })}
      session={pageSession({ apiUrl })}
      texts={texts}
      joinHref="/bliv-medlem"
      privacyHref="/privatlivspolitik"
      cvCheckHref="/cv-tjek"
      leadSource={{ lead: 3, consent: 4 }}
    />,
  );
  return server;
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Postnummer" });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const title = (name: string) => screen.findByRole("heading", { level: 2, name });
const found = json(jobsOf(5));

it("goes from the postal code to the jobs, with the focus on each step's heading", async () => {
  const server = start({ "city-from-zipcode": [aarhus], "cv-upload": [accepted], "get-jobmatch-results": [found] });
  await userEvent.type(field(), "DK-8000 Aarhus");
  expect(field().value).toBe("8000");
  await screen.findByText("Aarhus C");
  await userEvent.keyboard("{Enter}");
  const upload = await title("Hvilket CV skal vi gå ud fra?");
  await waitFor(() => expect(document.activeElement).toBe(upload));
  expect(window.history.state).toEqual({ jobmatch: "upload", jobmatchTrail: ["zip"] });
  await userEvent.upload(screen.getByLabelText("Vælg dit CV"), cv);
  const results = await title("5 job, der passer til dit CV");
  await waitFor(() => expect(document.activeElement).toBe(results));
  expect(window.history.state).toEqual({ jobmatch: "result", jobmatchTrail: ["zip", "upload"] });
  expect(server.asked).toEqual(["city-from-zipcode/8000", "cv-upload", "get-jobmatch-results 8000 999"]);
});

it("keeps the CV's token out of the address and of its own storage", async () => {
  window.history.replaceState(null, "", "/jobmatch?cvId=1&cvJwt=token-9&toolId=cv_tjek#top");
  const known = json({ suggestions: 3 });
  start({ "stored-cv": [known], "city-from-zipcode": [aarhus], "get-jobmatch-results": [found] });
  expect(window.location.href).toBe("http://localhost:3000/jobmatch#top");
  await title(texts.zipTitle);
  await userEvent.type(field(), "8000{Enter}");
  await title("5 job, der passer til dit CV");
  expect(window.localStorage.getItem("jobmatch/search/1")).not.toContain("token");
});

it("restores the jobs, the filter, the number of shown jobs and the ratings after a reload", async () => {
  keepCv({ typed: "8000", place, region: 4, maxDistance: 100, shown: 99 });
  window.localStorage.setItem("jobmatch/ratings/1", JSON.stringify({ cvId: stored.cvId, scores: { 5: 2 } }));
  const server = start({ "get-jobmatch-results": [found] }, member);
  await title("5 job inden for 100 km i Midtjylland, der passer til dit CV");
  expect(server.asked).toEqual(["get-jobmatch-results 8000 4 100"]);
  // The list grows frame by frame.
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(5));
  const last = within(screen.getAllByRole("article").at(-1)!);
  expect(last.getByRole<HTMLInputElement>("radio", { name: "2 af 5 stjerner" }).checked).toBe(true);
  // The focus has not moved, since the visitor did nothing.
  expect(document.activeElement).toBe(document.body);
});

it("sends no filter for a visitor who is not a member, whatever was stored", async () => {
  keepCv({ place, region: 4, maxDistance: 10 });
  const server = start({ "get-jobmatch-results": [json({ jobMatchJobs: [job("1"), lockedJob] })] });
  await title("1 job, der passer til dit CV");
  expect(server.asked).toEqual(["get-jobmatch-results 8000 999"]);
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Region" }).disabled).toBe(true);
});

it("searches again when a member changes the filter, and announces the result once", async () => {
  keepCv({ place });
  const server = start({ "get-jobmatch-results": [found, json(jobsOf(2))] }, member);
  await title("5 job, der passer til dit CV");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Afstand" }), "Højst 25 km væk");
  await title("2 job inden for 25 km, der passer til dit CV");
  expect(server.asked).toEqual(["get-jobmatch-results 8000 999", "get-jobmatch-results 8000 25"]);
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Afstand" }));
});

it("keeps the old jobs if the refresh fails", async () => {
  keepCv({ place });
  start({ "get-jobmatch-results": [found, refused(500), json(jobsOf(2))] }, member);
  await title("5 job, der passer til dit CV");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Region" }), "Midtjylland");
  await screen.findByText("Vi kunne ikke hente nye resultater. Du ser stadig dem fra før.", { selector: "p" });
  expect(screen.getAllByRole("article")).toHaveLength(3);
  await title("5 job, der passer til dit CV");
  await press("Prøv igen");
  await title("2 job i Midtjylland, der passer til dit CV");
});

it("does not mention old jobs if there were none", async () => {
  keepCv({ place, maxDistance: 10 });
  start({ "get-jobmatch-results": [json(jobsOf(0)), refused(500)] }, member);
  await title("Ingen resultater");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Region" }), "Midtjylland");
  const said = await screen.findAllByText("Vi kunne ikke hente nye resultater. Din forrige søgning gav ingen job.");
  expect([said.length, screen.queryByText(/Du ser stadig/)]).toEqual([2, null]);
});

it("shows a rating at once, sends it, and only logs a failure", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  keepCv({ place });
  const server = start({ "get-jobmatch-results": [found], "post-jobmatch-rating": [refused(500)] });
  await title("5 job, der passer til dit CV");
  const [first] = screen.getAllByRole("article");
  const stars = within(first!).getByRole<HTMLInputElement>("radio", { name: "4 af 5 stjerner" });
  await userEvent.click(stars);
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect([stars.checked, screen.queryByRole("alertdialog")]).toEqual([true, null]);
  expect(server.asked.at(-1)).toBe(`post-jobmatch-rating {"jobId":"1","cvId":"${stored.cvId}","score":4}`);
  expect(window.localStorage.getItem("jobmatch/ratings/1")).toBe(
    JSON.stringify({ cvId: stored.cvId, scores: { 1: 4 } }),
  );
});

it("forgets a CV that is gone, shows a note, and keeps the postal code", async () => {
  keepCv({ place });
  start({ "get-jobmatch-results": [refused(401)] });
  await title("Hvilket CV skal vi gå ud fra?");
  expect(screen.getByText("Dit CV er her ikke længere")).toBeDefined();
  expect(screen.getByText("Du søger fra 8000 Aarhus C")).toBeDefined();
  expect(window.localStorage.getItem("tool-session/1")).toBeNull();
});

it("shows an error in a dialog, and keeps everything for a retry", async () => {
  keepCv({ place });
  start({ "get-jobmatch-results": [cut, cut, cut, found] });
  const dialog = await screen.findByRole("alertdialog", undefined, { timeout: 9_000 });
  expect(dialog.textContent).toContain("Det ser ud til, at forbindelsen røg.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Prøv igen" }));
  await press("Find job til mit CV");
  await title("5 job, der passer til dit CV");
}, 15_000);

it("restarts from nothing, also after a reload", async () => {
  keepCv({ typed: "8000", place, region: 4, maxDistance: 100, shown: 99 });
  start({ "get-jobmatch-results": [found] });
  await title("5 job, der passer til dit CV");
  // A second button appears below the last card as soon as that card is rendered.
  const [restart] = screen.getAllByRole("button", { name: "Start forfra" });
  await userEvent.click(present(restart, "button"));
  const first = await title("Hvilket postnummer søger du fra?");
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(field().value).toBe("");
  expect([
    window.localStorage.getItem("tool-session/1"),
    JSON.parse(window.localStorage.getItem("jobmatch/search/1") ?? ""),
    window.history.state,
  ]).toEqual([null, { typed: "", maxDistance: 999, shown: 3 }, { jobmatch: "zip", jobmatchTrail: [] }]);
});

it("goes back by the browser's button, to the typed postal code", async () => {
  keepCv({ typed: "8000", place });
  start({ "get-jobmatch-results": [found] });
  await title("5 job, der passer til dit CV");
  act(() => {
    window.history.replaceState({ jobmatch: "zip" }, "");
    window.dispatchEvent(new PopStateEvent("popstate", { state: { jobmatch: "zip" } }));
  });
  await title("Hvilket postnummer søger du fra?");
  expect([field().value, screen.getByText("Aarhus C").textContent]).toEqual(["8000", "Aarhus C"]);
});

/** One press of the browser's Back. */
async function goBack(): Promise<void> {
  const left = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  await act(() => left);
}

const unanswered = () => new Promise<Response>(() => {});

it("shows no step twice when going back after a cancelled search", async () => {
  start({ "city-from-zipcode": [aarhus], "cv-upload": [accepted], "get-jobmatch-results": [unanswered] });
  await userEvent.type(field(), "8000{Enter}");
  await title("Hvilket CV skal vi gå ud fra?");
  const atUpload = window.history.length;
  await userEvent.upload(screen.getByLabelText("Vælg dit CV"), cv);
  await title("Vi finder job, der passer til dit CV");
  await press("Annuller");
  await waitFor(() => expect(window.history.state).toMatchObject({ jobmatch: "upload" }));
  await goBack();
  await title("Hvilket postnummer søger du fra?");
  // Going forward again uses the existing history entries.
  await userEvent.type(field(), "{Enter}");
  await title("Vi finder job, der passer til dit CV");
  expect(window.history.length).toBe(atUpload);
});

it("returns to the first entry on a restart, so that Back leaves the page", async () => {
  window.history.pushState(null, "", "/jobmatch?her");
  start({ "city-from-zipcode": [aarhus], "cv-upload": [accepted], "get-jobmatch-results": [found] });
  await userEvent.type(field(), "8000{Enter}");
  await title("Hvilket CV skal vi gå ud fra?");
  await userEvent.upload(screen.getByLabelText("Vælg dit CV"), cv);
  await title("5 job, der passer til dit CV");
  await press("Start forfra");
  await title("Hvilket postnummer søger du fra?");
  await waitFor(() => expect(window.history.state).toMatchObject({ jobmatch: "zip" }));
  await goBack();
  expect(window.location.search).toBe("");
});

it("adds a step to the history that comes while the browser is still going back", async () => {
  keepCv({ typed: "8000", place });
  window.history.replaceState({ jobmatch: "zip" }, "");
  start({ "get-jobmatch-results": [found] });
  await userEvent.type(await screen.findByRole("textbox", { name: "Postnummer" }), "{Enter}");
  await title("5 job, der passer til dit CV");
  await press("Skift");
  await userEvent.type(field(), "{Enter}");
  await title("5 job, der passer til dit CV");
  await waitFor(() => expect(window.history.state).toMatchObject({ jobmatch: "result" }));
  await goBack();
  await title("Hvilket postnummer søger du fra?");
});

it("tracks what it does, and nothing about the visitor", async () => {
  keepCv({ place });
  start({ "get-jobmatch-results": [found], "get-jobmatch-core-qualities": [json({ qualities: "Det ligner." })] });
  await title("5 job, der passer til dit CV");
  await press("Hvorfor passer det til mig? Chef 1");
  await press(/^Vis flere/);
  await waitFor(() =>
    expect((window as { dataLayer?: unknown }).dataLayer).toEqual([
      { event: "tool_step", tool: "jobmatch", step: "loading", stepNumber: 3, resumed: true },
      { event: "tool_step", tool: "jobmatch", step: "result", stepNumber: 4, resumed: true },
      { event: "tool_interaction", tool: "jobmatch", interaction: "qualities_opened" },
      { event: "tool_interaction", tool: "jobmatch", interaction: "more_shown" },
    ]),
  );
});

it("has no axe findings in any step", async () => {
  start({ "city-from-zipcode": [aarhus], "cv-upload": [accepted], "get-jobmatch-results": [found] });
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.type(field(), "8000{Enter}");
  await title("Hvilket CV skal vi gå ud fra?");
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.upload(screen.getByLabelText("Vælg dit CV"), cv);
  await title("5 job, der passer til dit CV");
  expect(await axeFindings(document.body)).toEqual([]);
});

it("begins at the place that a CV from the CV check names, says so, and lets the visitor change it", async () => {
  window.history.replaceState(null, "", `/jobmatch#${new URLSearchParams(stored)}`);
  const { asked } = start({
    "stored-cv": [json({ suggestions: 3, place: { zip: "4700", city: "Næstved" } })],
    "get-jobmatch-results": [found],
  });
  await title("5 job, der passer til dit CV");
  expect(asked).toEqual(["stored-cv", "get-jobmatch-results 4700 999"]);
  expect(screen.getByText("Vi går ud fra 4700 Næstved.")).toBeDefined();
  await press("Skift");
  expect(field().value).toBe("4700");
  expect(screen.getByText("Næstved")).toBeDefined();
});

it("asks for the postal code if a CV from the CV check names none", async () => {
  window.history.replaceState(null, "", `/jobmatch#${new URLSearchParams(stored)}`);
  start({ "stored-cv": [json({ suggestions: 3 })] });
  await title(texts.zipTitle);
  expect(screen.getByText(texts.knownCv)).toBeDefined();
});
