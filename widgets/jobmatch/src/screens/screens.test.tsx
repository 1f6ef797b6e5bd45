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

const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent;
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
  const said = "Vi kender ikke postnummeret 9999. Tjek, om du har tastet rigtigt.";
  expect(describedBy(field())).toBe(`Fejl: ${said}`);
  expect([field().getAttribute("aria-invalid"), screen.getByRole("status").textContent]).toEqual(["true", said]);
});

it.each([
  ["offline", /uden net/],
  ["slow", /det tog for lang tid at få svar/],
  ["ourFault", /Fejlen er hos os/],
] as const)("shows the failure %s with a retry button", async (cause, words) => {
  const onRetry = vi.fn();
  render(<ZipScreen texts={texts} typed="8000" state={{ kind: "unanswered", cause }} onRetry={onRetry} />);
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("status").textContent).toMatch(words);
  await userEvent.click(screen.getByRole("button", { name: "Prøv igen" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it("has a button that can be pressed, and after a press in vain one error, at the focused field", async () => {
  const onSubmit = vi.fn();
  const { rerender } = render(<ZipScreen texts={texts} onSubmit={onSubmit} />);
  const button = screen.getByRole("button", { name: "Fortsæt" });
  expect(button.getAttribute("aria-disabled")).toBeNull();
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledOnce();
  rerender(<ZipScreen texts={texts} attempts={1} onSubmit={onSubmit} />);
  expect([document.activeElement, describedBy(field())]).toEqual([field(), "Fejl: Skriv dit postnummer"]);
  expect(screen.getAllByText(/Skriv dit postnummer/)).toHaveLength(1);
});

it("announces the error each time if the focus is in the field already", async () => {
  const { rerender } = render(<ZipScreen texts={texts} typed="80" />);
  const said: (string | null)[] = [];
  for (const attempts of [1, 2]) {
    await userEvent.type(field(), "{Enter}");
    rerender(<ZipScreen texts={texts} typed="80" attempts={attempts} />);
    said.push(screen.getByRole("status").textContent);
  }
  expect(new Set(said).size).toBe(2);
  expect(said.map((words) => words?.trim())).toEqual(Array(2).fill("Skriv alle fire cifre i dit postnummer"));
});

it("keeps the place of the city, empty, until it is known", () => {
  const { container, rerender } = render(<ZipScreen texts={texts} />);
  const besideField = () => container.querySelector("input")?.nextElementSibling;
  expect(besideField()?.textContent).toBe("");
  rerender(<ZipScreen texts={texts} typed="8000" state={{ kind: "found", city: "Aarhus C" }} />);
  expect(besideField()?.textContent).toBe("Aarhus C");
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
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("99 job, der passer til dit CV");
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
  const [card] = cards();
  expect([within(card!).queryByRole("link"), within(card!).queryByText(/væk/)]).toEqual([null, null]);
});

it("shows a job's last day to apply, else the day of posting, else none", () => {
  const year = new Date().getFullYear();
  show({
    jobMatchJobs: [
      job("1", { applyBy: `${year}-12-12`, postedOn: `${year}-11-20` }),
      job("2", { postedOn: `${year}-11-20` }),
      job("3"),
    ],
  });
  const dates = cards().map((card) => {
    const time = card.querySelector("time");
    return time && [time.textContent, time.dateTime];
  });
  expect(dates).toEqual([
    ["Ansøgningsfrist 12. december", `${year}-12-12`],
    ["Slået op 20. november", `${year}-11-20`],
    null,
  ]);
});

it("labels the scale of distances, for the eye only", () => {
  const { container } = show(jobsOf(1));
  const scale = container.querySelector("article svg");
  expect([[...(scale?.querySelectorAll("text") ?? [])].map((label) => label.textContent), scale?.ariaHidden]).toEqual([
    ["10", "25", "100", "200", "km"],
    "true",
  ]);
});

it("says how many jobs are left, and focuses the first new card when ten more are shown", async () => {
  const onMore = vi.fn();
  const { rerender } = show(jobsOf(99), { onMore });
  expect(screen.getByText("Du ser 3 af 99 job")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Vis flere (96 tilbage)" }));
  expect(onMore).toHaveBeenCalledOnce();
  for (const [shown, left, first] of [
    [13, 86, "Chef 4"],
    [23, 76, "Chef 14"],
  ] as const) {
    rerender(<ResultScreen {...results} results={jobsOf(99)} shown={shown} />);
    await expect.poll(() => [cards().length, document.activeElement?.textContent]).toEqual([shown, first]);
    expect(screen.getByText(`Du ser ${shown} af 99 job`)).toBeDefined();
    expect(screen.getByRole("button", { name: `Vis flere (${left} tilbage)` })).toBeDefined();
  }
});

it("has no button for more when all jobs are shown", async () => {
  show(jobsOf(13), { shown: 13 });
  await expect.poll(() => cards().length).toBe(13);
  expect([screen.queryByText(/Vis flere/), screen.queryByText(/^Du ser/)]).toEqual([null, null]);
});

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

/** The titles in the order of the list, the locked card's among them. */
const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const withLocked = (open: number): JobMatchResults => ({ jobMatchJobs: [...jobsOf(open).jobMatchJobs, lockedJob] });

it("shows a visitor who is not a member a card after the last of a few jobs, and counts only those", () => {
  show(withLocked(3));
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("3 job, der passer til dit CV");
  expect(titles()).toEqual(["Chef 1", "Chef 2", "Chef 3", "Det sidste job er kun for medlemmer"]);
  expect(screen.queryByText(/Vis flere/)).toBeNull();
  const card = screen.getByRole("group", { name: "Det sidste job er kun for medlemmer" });
  expect(within(card).getByText(/Som medlem ser du alle 4 job/)).toBeDefined();
  expect(within(card).getByRole("link", { name: "Bliv medlem" }).getAttribute("href")).toBe("/bliv-medlem");
  expect(within(card).getByRole("link", { name: "Jeg er medlem: Log ind" })).toBeDefined();
});

it("shows that card after ten of many jobs, and the focus skips it when more are shown", async () => {
  const { rerender } = show(withLocked(98));
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("98 job, der passer til dit CV");
  expect([
    screen.getByText("Du ser 3 af 98 job"),
    screen.queryByRole("heading", { name: /kun for medlemmer/ }),
  ]).toEqual([expect.anything(), null]);
  rerender(<ResultScreen {...results} results={withLocked(98)} shown={13} />);
  await expect.poll(() => cards().length).toBe(13);
  expect(titles().slice(9, 12)).toEqual(["Chef 10", "Ét job mere er kun for medlemmer", "Chef 11"]);
  rerender(<ResultScreen {...results} results={withLocked(98)} shown={23} />);
  await expect.poll(() => document.activeElement?.textContent).toBe("Chef 14");
});

it("has no sign-in link on a site that the sign-in cannot return to", () => {
  show({ jobMatchJobs: [lockedJob] }, { logInHref: undefined });
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Bliv medlem", "Bliv medlem"]);
});

it("shows visitors the filter locked, says for whom it is, and leads there", async () => {
  const onJoin = vi.fn((event?: unknown) => event);
  show(jobsOf(1), { onJoin: () => onJoin() });
  const filter = screen.getByRole("group", { name: "Vælg, hvor jobbene skal ligge" });
  for (const name of ["Region", "Afstand"]) {
    const choice = within(filter).getByRole<HTMLSelectElement>("combobox", { name });
    expect([choice.disabled, describedBy(choice)]).toEqual([true, "Kun for medlemmer"]);
  }
  const links = within(filter).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Bliv medlem", "/bliv-medlem"],
    ["Log ind", "/api/auth/login"],
  ]);
  await userEvent.click(links[0]!);
  expect(onJoin).toHaveBeenCalledOnce();
});

it("says where was searched, in the title and with its count", () => {
  const near = { region: 4, maxDistance: 25 } as const;
  const { rerender } = show(jobsOf(12), { filter: near, searched: near });
  const title = () => screen.getByRole("heading", { level: 2 }).textContent;
  expect(title()).toBe("12 job inden for 25 km i Midtjylland, der passer til dit CV");
  // The old results remain under their own title while new results are loading.
  const next = { region: 5, maxDistance: 10 } as const;
  rerender(<ResultScreen {...results} results={jobsOf(12)} filter={next} searched={near} refresh="refreshing" />);
  expect(title()).toBe("12 job inden for 25 km i Midtjylland, der passer til dit CV");
});

it("explains the choices of the distance until there is something else to say", () => {
  const { rerender } = show(jobsOf(1), { filter: everywhere });
  expect(screen.getByText(/så næste trin er 100 km/)).toBeDefined();
  rerender(<ResultScreen {...results} results={jobsOf(1)} filter={everywhere} refresh="refreshing" />);
  expect(screen.getByText("Henter nye resultater")).toBeDefined();
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
  const bar = within(screen.getByRole("group", { name: "Vælg, hvor jobbene skal ligge" }));
  expect(bar.getByText("Vi kunne ikke hente nye resultater. Din forrige søgning gav ingen job.")).toBeDefined();
  // The search with the new filter failed, so there is no sentence about it, and no other filter is offered.
  expect([screen.queryByText(/Søg længere væk/), screen.queryByRole("button", { name: /^Søg/ })]).toEqual([null, null]);
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
    show({ jobMatchJobs: [], ...(wider && { wider }) }, { filter, searched: filter, onFilter });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Ingen resultater");
    expect(screen.getByText(`Ingen job inden for ${filter.maxDistance} km i Midtjylland`)).toBeDefined();
    expect(screen.getByText(/^Søg længere væk, så/)).toBeDefined();
    const ways = screen.getAllByRole("button", { name: /^Søg/ });
    expect(ways.map(({ textContent }) => textContent)).toEqual([...(name ? [name] : []), "Søg i hele landet"]);
    for (const way of ways) await userEvent.click(way);
    const known = name && wider && { region: 4, maxDistance: wider.maxDistance };
    expect(onFilter.mock.calls).toEqual([...(known ? [[known]] : []), [everywhere]]);
  },
);

it("does not mention the filter if there is none", () => {
  show({ jobMatchJobs: [] });
  expect(screen.getByText(/ingen job, der passer til dit CV/)).toBeDefined();
  expect(screen.queryByText(/Søg længere væk/)).toBeNull();
});

it("says so if jobs were found only by place", () => {
  show({ ...jobsOf(3), matchedBy: "place" });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("De 3 nyeste job nær Aarhus C");
  expect(screen.getByText("Vi fandt ikke noget i dit CV, som jobopslagene spørger efter")).toBeDefined();
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
