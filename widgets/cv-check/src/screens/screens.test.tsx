import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { CvRecommendations } from "shared-runtime/api/cv.ts";
import { CvErrorDialog } from "shared-runtime/cv/cv-error-dialog.tsx";
import { objection } from "shared-runtime/cv/cv-problem.ts";
import { CvSendingScreen } from "shared-runtime/cv/cv-sending-screen.tsx";
import { CvUploadScreen } from "shared-runtime/cv/cv-upload-screen.tsx";
import { beforeEach, expect, it, vi } from "vitest";
import { axeFindings } from "../../../../shared-runtime/testing/axe-findings.ts";
import { area, recommendations } from "../../testing/recommendations.ts";
import { cvCheckTexts as texts } from "../cv-check.texts.ts";
import { reviewOf } from "../model/cv-review.ts";
import { FeatureBox } from "./feature-box.tsx";
import { LoadingScreen, ReviewSkeleton } from "./loading-screen.tsx";
import { ResultScreen } from "./result-screen.tsx";

const review = reviewOf(recommendations);
const { contact, links, CVFrontPicModel } = recommendations;
const unsure = reviewOf({
  CVFrontPicModel,
  warning_info: { true_warnings: 1, false_warnings: 3 },
  photo: area("photo", "Foto", [{ warning: false, judged: false, title: "Foto", text: "Et foto er dit eget valg." }]),
  profile: area("profile", "Profiltekst", [
    { warning: false, judged: false, title: "Profiltekst", text: "Vi kunne ikke læse den." },
  ]),
  contact,
  links,
} as unknown as CvRecommendations);
const generic = {
  errorKey: "genericError",
  wording: "genericError",
  cause: "refused",
  retryable: true,
  status: 500,
  correlationId: "k-1",
} as const;
const keptReview = {
  kind: "cv",
  title: "Vi har dit CV",
  text: "Vi fik bare ikke hentet gennemgangen.",
  accept: "Hent gennemgangen",
  decline: "Begynd forfra",
} as const;
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Element.prototype.scrollIntoView = () => {};
});

it("shows the file's requirements, which also describe the button", () => {
  render(<CvUploadScreen texts={texts} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "PDF",
    "Højst 10 MB",
    "Højst 5 sider",
    "Dansk eller engelsk",
  ]);
  const described = screen.getByLabelText("Vælg dit CV").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toContain("Højst 10 MB");
});

it("passes a file on as soon as it is chosen, also the same file twice", async () => {
  const onChoose = vi.fn();
  const { container } = render(<CvUploadScreen texts={texts} onChoose={onChoose} />);
  const cv = new File(["%PDF"], "cv.pdf", { type: "application/pdf" });
  const input = container.querySelector("input")!;
  await userEvent.upload(input, cv);
  await userEvent.upload(input, cv);
  expect(onChoose.mock.calls).toEqual([
    [cv, 1],
    [cv, 1],
  ]);
});

it("offers to resend, replace or remove a file that was not sent, by its name", async () => {
  const [onAccept, onDecline] = [vi.fn(), vi.fn()];
  render(
    <CvUploadScreen
      texts={texts}
      offer={{ kind: "file", file: new File(["x"], "mit cv.pdf") }}
      onAccept={onAccept}
      onDecline={onDecline}
    />,
  );
  expect(screen.getByText("mit cv.pdf", { selector: "p *" })).toBeDefined();
  expect(button("Vælg et andet CV")).toBeDefined();
  await userEvent.click(button("Send igen"));
  await userEvent.click(button("Fjern mit cv.pdf"));
  expect([onAccept.mock.calls.length, onDecline.mock.calls.length]).toEqual([1, 1]);
});

it("offers to fetch the review of a CV that the server has", async () => {
  const [onAccept, onDecline] = [vi.fn(), vi.fn()];
  render(<CvUploadScreen texts={texts} offer={keptReview} onAccept={onAccept} onDecline={onDecline} />);
  await userEvent.click(button("Hent gennemgangen"));
  await userEvent.click(button("Begynd forfra"));
  expect([onAccept.mock.calls.length, onDecline.mock.calls.length]).toEqual([1, 1]);
});

it("shows the progress of an upload, which can be cancelled", async () => {
  const onCancel = vi.fn();
  render(
    <CvSendingScreen texts={texts} sending={{ name: "cv.pdf", size: 2048, sent: 0.5 }} onCancel={onCancel}>
      <ReviewSkeleton />
    </CvSendingScreen>,
  );
  const bar = screen.getByRole("progressbar", { name: "Sender cv.pdf" });
  expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["0.5", "1"]);
  await userEvent.click(button("Annuller"));
  expect(onCancel).toHaveBeenCalledOnce();
});

it("says how long a review can take, and shows no fake progress bar", () => {
  render(<LoadingScreen texts={texts} />);
  expect(screen.getByRole("heading", { name: "Vi læser dit CV" })).toBeDefined();
  expect(screen.getByText(/kan tage op til 3 minutter/)).toBeDefined();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

const todo = () => screen.getAllByRole("link").map((link) => link.textContent);

it("sums up a review: its suggestions, what to do first, and facts that add up", () => {
  render(<ResultScreen texts={texts} review={review} />);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("2 forslag til dit CV");
  expect(todo()).toEqual(["Sæt tal på dine resultater", "Links: LinkedIn mangler"]);
  expect(screen.getByText(/^Vi har set på/).textContent).toBe(
    "Vi har set på 3 områder: 2 har forslag, og 1 følger anbefalingerne.",
  );
  expect(screen.getByRole("img", { name: "Forsiden af dit CV" }).getAttribute("src")).toBe(
    "data:image/png;base64,aGVq",
  );
});

it("shows the first area with suggestions open, and opens the one that a first step leads to", async () => {
  const onOpenChange = vi.fn();
  const { container } = render(<ResultScreen texts={texts} review={review} onOpenChange={onOpenChange} />);
  const open = () => [...container.querySelectorAll("details")].map((details) => details.open);
  expect(open()).toEqual([true, false, false]);
  const link = screen.getByRole("link", { name: "Links: LinkedIn mangler" });
  const target = container.querySelector(`[id="${link.getAttribute("href")?.slice(1)}"]`);
  expect(target?.textContent).toBe("Links1 forslag");
  await userEvent.click(link);
  expect([open(), document.activeElement]).toEqual([[true, true, false], target]);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(["results", "links"], ["results"]);
});

const counts = { areas: 3, warned: 0, meets: 3, improvable: 0, suggestions: 0, unjudged: 0, tips: 0 };

it("praises a CV without suggestions, names what can be improved, and opens nothing", () => {
  const good = { ...review, first: [], counts: { ...counts, areas: 4, improvable: 2, tips: 1 } };
  const areas = review.areas.filter(({ verdict }) => verdict === "meets");
  const { container } = render(<ResultScreen texts={texts} review={{ ...good, areas }} />);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Dit CV står stærkt");
  expect(screen.getByText(texts.resultTextAll)).toBeDefined();
  expect(screen.getByText(/^Vi har set på/).textContent).toBe(
    "Vi har set på 4 områder: 3 følger anbefalingerne (heraf kan 2 løftes), og 1 er til orientering.",
  );
  expect([screen.queryAllByRole("link"), container.querySelector("details[open]")]).toEqual([[], null]);
  expect(button("Se alle områder")).toBeDefined();
});

it("shows what can be improved with a mark and a word of its own, and no tick", async () => {
  const { meta, items } = area("it", "IT-kompetencer", [
    { warning: false, title: "IT-kompetencer", text: "Saml dem gerne under overskriften »IT«.", improvable: true },
  ]);
  const { container } = render(
    <ResultScreen
      texts={texts}
      review={reviewOf({
        CVFrontPicModel,
        warning_info: { true_warnings: 0, false_warnings: 2 },
        contact,
        it: { meta: { ...meta, improvable: true }, items },
      } as unknown as CvRecommendations)}
    />,
  );
  expect([...container.querySelectorAll("summary")].map((summary) => summary.textContent)).toEqual([
    "IT-kompetencerKan løftes",
    "KontaktoplysningerFølger anbefalingen",
  ]);
  await userEvent.click(button("Åbn alle"));
  const shapes = [...container.querySelectorAll("details li")].map((item) => [
    item.textContent,
    item.querySelectorAll("path")[1]?.getAttribute("d"),
  ]);
  expect(shapes.map(([words]) => words)).toEqual([
    "Kan løftes: IT-kompetencerSaml dem gerne under overskriften »IT«.",
    "Følger anbefalingen: E-mail er med",
  ]);
  expect(shapes[0]?.[1]).not.toBe(shapes[1]?.[1]);
});

it("shows markup in a text of the review as it is written", async () => {
  const { container } = render(
    <ResultScreen
      texts={texts}
      review={reviewOf({
        CVFrontPicModel,
        warning_info: { true_warnings: 1, false_warnings: 0 },
        it: area("it", "IT", [
          { warning: true, title: "IT", text: "Skriv <b>SAP</b>.", todo: "Skriv <i>IT</i> &amp; mere" },
        ]),
      } as unknown as CvRecommendations)}
    />,
  );
  await userEvent.click(button("Åbn alle"));
  expect(container.querySelector("details li")?.textContent).toBe("Forslag: ITSkriv <b>SAP</b>.");
  expect(screen.getByRole("link", { name: "Skriv <i>IT</i> &amp; mere" })).toBeDefined();
});

it("marks areas that could not be judged, and those that are only tips", async () => {
  const { container } = render(<ResultScreen texts={texts} review={unsure} />);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("1 forslag til dit CV");
  expect(screen.getByText(/^Vi har set på/).textContent).toBe(
    "Vi har set på 4 områder: 1 har forslag, 1 følger anbefalingerne, 1 kunne vi ikke vurdere, og 1 er til orientering.",
  );
  expect([...container.querySelectorAll("summary")].map((summary) => summary.textContent)).toEqual([
    "Links1 forslag",
    "KontaktoplysningerFølger anbefalingen",
    "ProfiltekstKunne ikke vurderes",
    "FotoTip",
  ]);
  await userEvent.click(button("Åbn alle"));
  expect([...container.querySelectorAll("details li")].map((item) => item.textContent)).toEqual([
    "Forslag: LinkedIn manglerIndsæt linket.",
    "Følger anbefalingen: E-mail er med",
    "Kunne ikke vurderes: ProfiltekstVi kunne ikke læse den.",
    "Tip: FotoEt foto er dit eget valg.",
  ]);
});

it.each([
  [{ ...counts, meets: 2, unjudged: 1 }, texts.resultTitleUnjudged, texts.resultTextUnjudged],
  [{ ...counts, meets: 0, unjudged: 3 }, texts.resultTitleNone, texts.resultTextUnclear],
])("praises only judged areas: %j", (known, title, sentence) => {
  render(<ResultScreen texts={texts} review={{ ...review, first: [], counts: known }} />);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(title);
  expect(screen.getByText(sentence)).toBeDefined();
});

it("explains a CV without headings, of which most could not be judged", () => {
  const known = { areas: 19, warned: 4, meets: 2, improvable: 0, suggestions: 6, unjudged: 12, tips: 1 };
  render(<ResultScreen texts={texts} review={{ ...review, counts: known, isUnclear: true }} />);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(texts.resultTitleUnclear);
  expect(screen.getByText(/Som regel er det overskrifterne, der mangler/)).toBeDefined();
  expect(screen.queryByText(texts.resultText)).toBeNull();
  expect(screen.getByText(/^Vi har set på/).textContent).toBe(
    "Vi har set på 19 områder: 4 har forslag, 2 følger anbefalingerne, 12 kunne vi ikke vurdere, og 1 er til orientering.",
  );
});

it("shows a badge only for areas that need attention; the others have a visually hidden one", () => {
  const { container } = render(<ResultScreen texts={texts} review={unsure} />);
  const pills = [...container.querySelectorAll("summary")].map((summary) =>
    summary.querySelector("[class*=badge_badge]"),
  );
  expect(pills.map((pill) => pill?.textContent)).toEqual(["1 forslag", undefined, "Kunne ikke vurderes", "Tip"]);
});

it("says while loading which of several files was used", () => {
  render(<LoadingScreen texts={texts} note="Du gav os 2 filer." />);
  expect(screen.getByText("Du gav os 2 filer.")).toBeDefined();
});

it("calls an empty file empty", () => {
  render(<CvErrorDialog problem={objection("emptyFileError")} texts={texts} onAcknowledge={() => {}} />);
  expect(screen.getByRole("alertdialog", { name: "Filen er tom" })).toBeDefined();
});

it("names each area's verdict: its number of suggestions, or as recommended", () => {
  const { container } = render(<ResultScreen texts={texts} review={review} />);
  expect([...container.querySelectorAll("summary")].map((summary) => summary.textContent)).toEqual([
    "Resultater1 forslag",
    "Links1 forslag",
    "KontaktoplysningerFølger anbefalingen",
  ]);
});

it("names each item's verdict", async () => {
  const { container } = render(<ResultScreen texts={texts} review={review} />);
  await userEvent.click(button("Åbn alle"));
  const [results] = container.querySelectorAll("details");
  expect(
    within(results!)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual([
    "Forslag: 4 af 11 punkter har et talSkriv, hvad der kom ud af det.",
    "Følger anbefalingen: Nyeste job har et tal",
  ]);
});

it("opens and closes all areas, and reports which", async () => {
  const onOpenChange = vi.fn();
  const { container } = render(<ResultScreen texts={texts} review={review} onOpenChange={onOpenChange} />);
  const open = () => [...container.querySelectorAll("details")].map((details) => details.open);
  await userEvent.click(button("Åbn alle"));
  expect(open()).toEqual([true, true, true]);
  await userEvent.click(button("Luk alle"));
  expect(open()).toEqual([false, false, false]);
  expect(onOpenChange.mock.calls).toEqual([
    [["results", "links", "contact"], ["results"]],
    [[], ["results", "links", "contact"]],
  ]);
});

it("scrolls to the details and focuses their heading", async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const onSeeDetails = vi.fn();
  render(<ResultScreen texts={texts} review={review} onSeeDetails={onSeeDetails} />);
  await userEvent.click(button("Se forslagene"));
  const title = screen.getByRole("heading", { name: "Område for område" });
  expect([document.activeElement, scrolled.mock.contexts[0]]).toEqual([title, title]);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: "instant", block: "start" });
  expect(onSeeDetails).toHaveBeenCalledOnce();
});

it("opens all areas for printing and restores them afterwards", async () => {
  const { container } = render(<ResultScreen texts={texts} review={review} />);
  const open = () => [...container.querySelectorAll("details")].map((details) => details.open);
  await expect.poll(open).toEqual([true, false, false]);
  window.dispatchEvent(new Event("beforeprint"));
  expect(open()).toEqual([true, true, true]);
  window.dispatchEvent(new Event("afterprint"));
  await expect.poll(open).toEqual([true, false, false]);
});

it("asks the page to print nothing else, as long as it is shown", () => {
  const { container, unmount } = render(<ResultScreen texts={texts} review={review} />);
  expect(container.querySelectorAll("section[data-print-alone]").length).toBe(1);
  unmount();

  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const inside = render(<ResultScreen texts={texts} review={review} />, { container: root as unknown as HTMLElement });
  expect(host.hasAttribute("data-print-alone")).toBe(true);
  inside.unmount();
  expect(host.hasAttribute("data-print-alone")).toBe(false);
});

it("links the invitation to the page's address", async () => {
  const onJoin = vi.fn((event?: unknown) => event);
  render(<FeatureBox texts={texts} joinHref="#bliv-medlem" onJoin={onJoin} />);
  const link = screen.getByRole("link", { name: "Bliv medlem" });
  expect(link.getAttribute("href")).toBe("#bliv-medlem");
  await userEvent.click(link);
  expect(onJoin).toHaveBeenCalledOnce();
});

it.each([
  "genericError",
  "fileSizeError",
  "wrongFileExtensionError",
  "tooManyPagesError",
  "insufficientContentError",
] as const)("uses the page's text for %s, and the default title", (errorKey) => {
  const own = { ...texts, [`${errorKey}Text`]: "Sætning fra CMS", btnLabel: "Forstået" };
  render(<CvErrorDialog problem={{ ...generic, errorKey, wording: errorKey }} texts={own} onAcknowledge={() => {}} />);
  const dialog = screen.getByRole("alertdialog", { name: "Der skete en fejl" });
  expect(within(dialog).getByText("Sætning fra CMS")).toBeDefined();
  expect(within(dialog).getByRole("button", { name: "Forstået" })).toBeDefined();
});

it.each([
  [{ ...generic, cause: "offline" }, texts.hintOffline],
  [{ ...generic, cause: "slow" }, texts.hintSlow],
  [{ ...generic, cause: "broken" }, texts.hintOurFault],
  [generic, texts.hintOurFault],
  [
    { ...generic, status: 429 },
    "Vi har fået mange CV’er fra din forbindelse på kort tid. Vent lidt, og prøv igen. Dit CV er ikke gået tabt. Bliver det ved, så prøv fra en anden forbindelse.",
  ],
  [
    { ...generic, status: 429, reason: "Der bliver sendt mange CV’er på én gang. Prøv igen om 10 sekunder." },
    "Der bliver sendt mange CV’er på én gang. Prøv igen om 10 sekunder. Dit CV er ikke gået tabt. Bliver det ved, så prøv fra en anden forbindelse.",
  ],
  [{ ...generic, status: 507 }, texts.hintFull],
  [{ ...generic, retryable: false, status: 422 }, texts.hintUnreadable],
  [{ ...generic, retryable: false, status: 404 }, texts.expiredText],
] as const)("says what to do after %j", (problem, hint) => {
  render(<CvErrorDialog problem={problem} texts={texts} onAcknowledge={() => {}} />);
  expect(screen.getByText(hint)).toBeDefined();
  expect(screen.getByText("Fejlnummer: k-1")).toBeDefined();
});

it("shows a sentence once if the page uses it as title and text", () => {
  const own = { ...texts, genericErrorTitle: "Vi kunne ikke gennemgå dit CV" };
  render(<CvErrorDialog problem={generic} texts={own} onAcknowledge={() => {}} />);
  expect(screen.getAllByText(/Vi kunne ikke gennemgå dit CV/)).toEqual([
    screen.getByRole("heading", { name: "Vi kunne ikke gennemgå dit CV" }),
  ]);
  expect(screen.getByText(texts.hintOurFault)).toBeDefined();
});

it.each(["button", "cross", "Escape"])("is acknowledged by the %s", async (way) => {
  const onAcknowledge = vi.fn();
  render(<CvErrorDialog problem={generic} texts={texts} onAcknowledge={onAcknowledge} />);
  if (way === "button") await userEvent.click(button("Prøv igen"));
  if (way === "cross") await userEvent.click(button("Luk"));
  if (way === "Escape") screen.getByRole("alertdialog").dispatchEvent(new Event("cancel", { cancelable: true }));
  expect(onAcknowledge).toHaveBeenCalledOnce();
});

it.each(
  Object.entries({
    upload: <CvUploadScreen texts={texts} />,
    "an offered file": <CvUploadScreen texts={texts} offer={{ kind: "file", file: new File(["x"], "mit cv.pdf") }} />,
    "an offered review": <CvUploadScreen texts={texts} offer={keptReview} />,
    "an expired review": <CvUploadScreen texts={texts} offer={{ kind: "expired" }} />,
    sending: (
      <CvSendingScreen texts={texts} sending={{ name: "cv.pdf", size: 2048, sent: 0.5 }}>
        <ReviewSkeleton />
      </CvSendingScreen>
    ),
    loading: <LoadingScreen texts={texts} />,
    "the feature box": <FeatureBox texts={texts} joinHref="/bliv-medlem" />,
  }),
)("has no axe findings in %s", async (_, element) => {
  expect(await axeFindings(render(element).container)).toEqual([]);
});

it("has no axe findings in an open result and an error", async () => {
  const { container } = render(<ResultScreen texts={texts} review={review} />);
  await userEvent.click(button("Åbn alle"));
  expect(await axeFindings(container)).toEqual([]);
  const dialog = render(<CvErrorDialog problem={generic} texts={texts} onAcknowledge={() => {}} />);
  expect(await axeFindings(dialog.container)).toEqual([]);
});

it("says of a document that is no CV what to do instead, and shows neither facts nor areas", () => {
  const advice = "Har du valgt den forkerte fil, så prøv igen med dit CV.";
  const document: typeof review = {
    ...review,
    first: [],
    areas: [
      {
        key: "document",
        title: "Det ligner ikke et CV",
        text: "",
        found: false,
        verdict: "unjudged",
        suggestions: 0,
        items: [{ verdict: "unjudged", title: "Ligner det et CV?", text: advice }],
      },
    ],
  };
  render(<ResultScreen texts={texts} review={document} />);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Det ligner ikke et CV");
  expect(screen.getByText(advice)).toBeDefined();
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([texts.restart]);
  expect(screen.queryByText(/Vi har set på/)).toBeNull();
});
