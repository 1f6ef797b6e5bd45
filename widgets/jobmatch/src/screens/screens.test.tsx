import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { JobMatchResults } from "shared-runtime/api/jobmatch.ts";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { expect, it, vi } from "vitest";
import { job, jobsOf, lockedJob, placelessJob } from "../../testing/job.ts";
import { jobmatchTexts as texts } from "../jobmatch.texts.ts";
import { everywhere } from "../model/filter.ts";
import { ResultScreen, type ResultScreenProps } from "./result-screen.tsx";
import { SearchingScreen } from "./searching-screen.tsx";
import { ZipScreen } from "./zip-screen.tsx";

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Postnummer" });

it("asks for a postal code, with a numeric keyboard and autofill", () => {
  render(<ZipScreen texts={texts} />);
  const { inputMode, autocomplete, maxLength } = field();
  // With `maxLength` the browser would truncate a pasted "DK-8000" before its digits are read.
  expect([inputMode, autocomplete, maxLength]).toEqual(["numeric", "postal-code", -1]);
  expect(screen.getByRole("heading", { level: 2, name: "Hvilket postnummer søger du fra?" })).toBeDefined();
});

it("shows the city and announces it politely", () => {
  render(<ZipScreen texts={texts} typed="8000" state={{ kind: "found", city: "Aarhus C" }} />);
  expect(screen.getByText("Aarhus C", { selector: "p" })).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("Du søger fra Aarhus C");
});

it("shows an unknown postal code's error at the field, and announces it politely", () => {
  render(<ZipScreen texts={texts} typed="9999" state={{ kind: "unknown" }} />);
  const said = "Vi kender ikke postnummeret 9999. Se efter, om cifrene står rigtigt.";
  const described = field().getAttribute("aria-describedby")?.split(" ").at(-1) ?? "";
  expect(document.getElementById(described)?.textContent).toBe(`Fejl: ${said}`);
  expect([field().getAttribute("aria-invalid"), screen.getByRole("status").textContent]).toEqual(["true", said]);
});

it.each([
  ["offline", /uden net/],
  ["slow", /svaret lod vente/],
  ["ourFault", /Fejlen er hos os/],
] as const)("shows the failure %s with a retry button", async (cause, words) => {
  const onRetry = vi.fn();
  render(<ZipScreen texts={texts} typed="8000" state={{ kind: "unanswered", cause }} onRetry={onRetry} />);
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("status").textContent).toMatch(words);
  await userEvent.click(screen.getByRole("button", { name: "Prøv igen" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it("keeps the blocked button focusable, and shows and focuses the errors when it is pressed", async () => {
  Element.prototype.scrollIntoView = () => {};
  const onSubmit = vi.fn();
  const { rerender } = render(<ZipScreen texts={texts} onSubmit={onSubmit} />);
  const button = screen.getByRole("button", { name: "Fortsæt" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledOnce();
  rerender(<ZipScreen texts={texts} attempts={1} onSubmit={onSubmit} />);
  const summary = screen.getByRole("group", { name: "Ret dette, før du går videre" });
  expect(document.activeElement).toBe(summary);
  await userEvent.click(within(summary).getByRole("link", { name: "Skriv dit postnummer" }));
  expect(document.activeElement).toBe(field());
});

it("says that a stored CV is used, and offers to use another", async () => {
  const onOtherCv = vi.fn();
  render(<ZipScreen texts={texts} hasCv onOtherCv={onOtherCv} />);
  await userEvent.click(screen.getByRole("button", { name: "Brug et andet" }));
  expect(onOtherCv).toHaveBeenCalledOnce();
});

it("says how long a search can take", () => {
  render(<SearchingScreen texts={texts} />);
  expect(screen.getByText(/op til 1 minut/)).toBeDefined();
});

const results: Omit<ResultScreenProps, "results"> = {
  texts,
  city: "Aarhus C",
  shown: 3,
  ratings: {},
  joinHref: "/bliv-medlem",
  logInHref: "/api/auth/login",
  cvCheckHref: "/cv-tjek",
  loadQualities: () => Promise.resolve(""),
  onRate: () => {},
};
const show = (found: JobMatchResults, more: Partial<ResultScreenProps> = {}) =>
  render(<ResultScreen {...results} {...more} results={found} />);
const cards = () => screen.getAllByRole("article");

it("sums up the results, and shows the first three, best first", () => {
  show(jobsOf(99));
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("99 job, der ligner dit CV");
  expect(cards().map((card) => within(card).getByRole("heading", { level: 3 }).textContent)).toEqual([
    "Chef 1",
    "Chef 2",
    "Chef 3",
  ]);
  expect(screen.getByText("Du ser 3 af 99 job")).toBeDefined();
});

it("shows each job's place and distance, and links to it in a new tab", () => {
  show({ jobMatchJobs: [job("1"), job("2", { distanceKm: 0 })] });
  const [first, second] = cards();
  expect(within(first!).getByText("4 km væk")).toBeDefined();
  expect(within(second!).getByText("Under 1 km væk")).toBeDefined();
  const link = within(first!).getByRole("link", { name: "Se jobopslaget Chef 1 (åbner i en ny fane)" });
  expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
    "https://job.example/1",
    "_blank",
    "noopener noreferrer",
  ]);
});

it("has no link for an address that could execute a script, and no distance if it is unknown", () => {
  show({ jobMatchJobs: [{ ...placelessJob, sourceJobUrl: "javascript:alert(1)" }] });
  expect([screen.queryByRole("link"), screen.queryByText(/væk/)]).toEqual([null, null]);
});

it("focuses the first new card when more are shown, and shows them all in the end", async () => {
  const onMore = vi.fn();
  const { container, rerender } = show(jobsOf(99), { onMore });
  await userEvent.click(screen.getByRole("button", { name: "Vis flere" }));
  expect(onMore).toHaveBeenCalledOnce();
  rerender(<ResultScreen {...results} results={jobsOf(99)} shown={99} />);
  expect(document.activeElement?.textContent).toBe("Chef 4");
  await expect.poll(() => container.querySelectorAll("article").length, { timeout: 20_000 }).toBe(99);
  expect(screen.queryByText("Vis flere")).toBeNull();
}, 30_000);

it("has buttons to the top and to restart at the end of a long list", async () => {
  const scrollTo = vi.fn();
  Element.prototype.scrollIntoView = scrollTo;
  const onRestart = vi.fn();
  const titleRef = { current: null };
  const { rerender } = show(jobsOf(3), { onRestart, titleRef });
  expect(screen.queryByRole("button", { name: "Til toppen" })).toBeNull();
  rerender(<ResultScreen {...results} results={jobsOf(4)} shown={99} titleRef={titleRef} onRestart={onRestart} />);
  await userEvent.click(screen.getByRole("button", { name: "Til toppen" }));
  expect([document.activeElement, scrollTo.mock.contexts]).toEqual([
    screen.getByRole("heading", { level: 2 }),
    [screen.getByRole("heading", { level: 2 })],
  ]);
  await userEvent.click(screen.getAllByRole("button", { name: "Start forfra" }).at(-1)!);
  expect(onRestart).toHaveBeenCalledOnce();
});

it("shows a visitor who is not a member a locked card in place of the last job", () => {
  show({ jobMatchJobs: [job("1"), lockedJob] });
  expect(cards()).toHaveLength(1);
  const card = screen.getByRole("group", { name: "Det sidste job er gemt til medlemmer" });
  expect(within(card).getByRole("link", { name: "Bliv medlem" }).getAttribute("href")).toBe("/bliv-medlem");
  expect(within(card).getByRole("link", { name: "Jeg er medlem: Log ind" })).toBeDefined();
});

it("has no sign-in link on a site that the sign-in cannot return to", () => {
  show({ jobMatchJobs: [lockedJob] }, { logInHref: undefined });
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Bliv medlem"]);
});

it("has a member's filter with the whole country first", async () => {
  const onFilter = vi.fn();
  show(jobsOf(1), { filter: everywhere, onFilter });
  const options = (name: string) =>
    within(screen.getByRole("combobox", { name }))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(options("Region")).toEqual([
    "Hele landet",
    "Hovedstaden",
    "Sjælland",
    "Syddanmark",
    "Midtjylland",
    "Nordjylland",
  ]);
  expect(options("Afstand")).toEqual([...[10, 25, 100, 200, 300].map((km) => `Højst ${km} km væk`), "Uanset afstand"]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Region" }), "Midtjylland");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Afstand" }), "Højst 25 km væk");
  expect(onFilter.mock.calls).toEqual([[{ region: 4, maxDistance: 999 }], [{ region: undefined, maxDistance: 25 }]]);
});

it("has no filter for a visitor who is not a member", () => {
  show(jobsOf(1));
  expect(screen.queryByRole("combobox")).toBeNull();
});

it("keeps the old cards while new ones are loading, and says so", () => {
  const { container } = show(jobsOf(3), { filter: everywhere, refresh: "refreshing" });
  expect(screen.getByText("Henter nye resultater")).toBeDefined();
  expect(container.querySelector("[aria-busy=true]")?.querySelectorAll("article")).toHaveLength(3);
});

it("keeps the old cards if the refresh fails, with a retry button", async () => {
  const onRefresh = vi.fn();
  show(jobsOf(3), { filter: everywhere, refresh: "offline", onRefresh });
  expect(screen.getByText(/uden net. Du ser stadig resultaterne fra før/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Prøv igen" }));
  expect([onRefresh.mock.calls.length, cards().length]).toEqual([1, 3]);
});

it("says that the refresh failed, and that the search before found nothing", () => {
  const found = { jobMatchJobs: [], wider: { maxDistance: 100 } } as const;
  const filter = { region: undefined, maxDistance: 25 } as const;
  const { rerender } = show({ ...found, jobMatchJobs: [] }, { filter, refresh: "failed" });
  const bar = within(screen.getByRole("group", { name: "Vælg, hvor du vil se job" }));
  expect(bar.getByText("Vi kunne ikke hente nye resultater. Din forrige søgning gav ingen job.")).toBeDefined();
  // The new filter had no answer, so nothing is said about it and no other filter is offered.
  expect([screen.queryByText(/inden for det, du har valgt/), screen.queryByRole("button", { name: /^Søg/ })]).toEqual([
    null,
    null,
  ]);
  rerender(<ResultScreen {...results} filter={filter} refresh="offline" results={{ jobMatchJobs: [] }} />);
  expect(bar.getByText("Det ser ud til, at du er uden net. Din forrige søgning gav ingen job.")).toBeDefined();
});

it("says nothing about the filter while its search is running", () => {
  const { container } = show({ jobMatchJobs: [] }, { filter: everywhere, refresh: "refreshing" });
  expect(container.querySelector("[aria-busy=true]")?.textContent).toBe("");
});

it.each([
  [{ region: 4, maxDistance: 10 }, { jobLocationRegion: 4, maxDistance: 100 }, "Søg op til 100 km væk"],
  [{ region: 4, maxDistance: 300 }, { jobLocationRegion: 4, maxDistance: 999 }, "Søg uanset afstand"],
  [{ region: 4, maxDistance: 10 }, { maxDistance: 999 }, undefined],
  [{ region: 4, maxDistance: 10 }, undefined, undefined],
] as const)(
  "offers to widen %j to a filter that finds jobs (%j), and to the whole country",
  async (filter, wider, name) => {
    const onFilter = vi.fn();
    show({ jobMatchJobs: [], ...(wider && { wider }) }, { filter, onFilter });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Ingen resultater");
    expect(screen.getByText(/Gør søgeradiussen større/)).toBeDefined();
    const ways = screen.getAllByRole("button", { name: /^Søg/ });
    expect(ways.map(({ textContent }) => textContent)).toEqual([...(name ? [name] : []), "Søg i hele landet"]);
    for (const way of ways) await userEvent.click(way);
    const known = name && wider && { region: 4, maxDistance: wider.maxDistance };
    expect(onFilter.mock.calls).toEqual([...(known ? [[known]] : []), [everywhere]]);
  },
);

it("does not mention the filter if there is none", () => {
  show({ jobMatchJobs: [] });
  expect(screen.getByText(/ingen job, der ligner dit CV/)).toBeDefined();
  expect(screen.queryByText(/søgeradius/)).toBeNull();
});

it("says so if jobs were found only by place", () => {
  show({ ...jobsOf(3), matchedBy: "place" });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("De 3 nyeste job nær Aarhus C");
  expect(screen.getByText("Vi fandt ikke noget i dit CV, som jobopslag spørger efter")).toBeDefined();
  expect(screen.getByRole("link", { name: "Se, hvad dit CV mangler" }).getAttribute("href")).toBe("/cv-tjek");
});

it("marks the language of a posting, so that it is read out correctly", () => {
  const results = jobsOf(2);
  show({ ...results, jobMatchJobs: results.jobMatchJobs.map((job) => ({ ...job, language: "en" as const })) });
  expect(screen.getByRole("heading", { name: "Chef 1" }).lang).toBe("en");
});

it("accepts one to five stars and shows the given ones", async () => {
  const onRate = vi.fn();
  show(jobsOf(2), { onRate, ratings: { 2: 4 } });
  const group = (title: string) => screen.getByRole("group", { name: `Hvor godt passer jobbet? ${title}` });
  expect(within(group("Chef 2")).getByRole<HTMLInputElement>("radio", { name: "4 af 5 stjerner" }).checked).toBe(true);
  await userEvent.click(within(group("Chef 1")).getByRole("radio", { name: "2 af 5 stjerner" }));
  expect(onRate.mock.calls).toEqual([["1", 2]]);
});

const why = () => screen.getByRole("button", { name: "Hvorfor passer det til mig? Chef 1" });

it("loads the explanation only on request, and shows it as paragraphs and points", async () => {
  const loadQualities = vi.fn(() => Promise.resolve("Det ligner.\n\n• Ledelse: 14 medarbejdere\n• Budget"));
  show(jobsOf(1), { loadQualities });
  expect([why().getAttribute("aria-expanded"), loadQualities.mock.calls]).toEqual(["false", []]);
  await userEvent.click(why());
  expect([why().getAttribute("aria-expanded"), loadQualities.mock.calls]).toEqual(["true", [["1"]]]);
  expect(screen.getByText("Det ligner.")).toBeDefined();
  const panel = document.getElementById(why().getAttribute("aria-controls") ?? "")!;
  expect(
    within(panel)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Ledelse: 14 medarbejdere", "Budget"]);
  await userEvent.click(why());
  await userEvent.click(why());
  expect(loadQualities).toHaveBeenCalledOnce();
});

it("lets the visitor retry a failed explanation, without losing the focus", async () => {
  const loadQualities = vi
    .fn((): Promise<string | undefined> => Promise.resolve("Det ligner."))
    .mockResolvedValueOnce(undefined);
  show(jobsOf(1), { loadQualities });
  await userEvent.click(why());
  await userEvent.click(screen.getByRole("button", { name: "Prøv igen" }));
  expect(screen.getByText("Det ligner.", { selector: "p" })).toBeDefined();
  expect(document.activeElement?.id).toBe(why().getAttribute("aria-controls"));
});

it.each(
  Object.entries({
    empty: <ZipScreen texts={texts} hasCv />,
    "tried in vain": <ZipScreen texts={texts} attempts={1} />,
    unknown: <ZipScreen texts={texts} typed="9999" state={{ kind: "unknown" }} />,
    searching: <SearchingScreen texts={texts} />,
    found: <ResultScreen {...results} results={{ jobMatchJobs: [job("1"), lockedJob] }} />,
    member: <ResultScreen {...results} results={jobsOf(3)} filter={everywhere} refresh="failed" ratings={{ 1: 3 }} />,
    nothing: <ResultScreen {...results} results={{ jobMatchJobs: [] }} filter={{ region: 1, maxDistance: 10 }} />,
    "by place": <ResultScreen {...results} results={{ ...jobsOf(3), matchedBy: "place" }} />,
  }),
)("has nothing that axe objects to: %s", async (_state, element) => {
  const { container } = render(element);
  expect(await axeFindings(container)).toEqual([]);
});
