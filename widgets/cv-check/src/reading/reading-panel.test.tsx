import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { afterEach, expect, it, vi } from "vitest";
import { startReadingServer } from "../../testing/reading-server.ts";
import { sampleReading } from "./sample-reading.ts";
import type { CvReview } from "../model/cv-review.ts";
import { ReadingPanel } from "./reading-panel.tsx";
import { readingTexts as texts } from "./reading.texts.ts";

afterEach(cleanup);

async function open(server = startReadingServer()) {
  const onCorrected = vi.fn<(review: CvReview) => void>();
  const api = createApiClient({ apiUrl: "https://vaert.example/api/", fetch: server.fetch });
  const { container } = render(<ReadingPanel api={api} cvJwt="token-1" onCorrected={onCorrected} />);
  await screen.findByRole("list", { name: texts.entries });
  return { server, onCorrected, container };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const saved = () => screen.findByText(texts.saved);
const names = () =>
  within(screen.getByRole("list", { name: texts.entries }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("lists what was read, the latest first, with the gaps, and asks about what is uncertain", async () => {
  const { container } = await open();
  expect(names()).toEqual([
    "Job · Side 1Driftschef, Nordhavn A/Sjanuar 2020 – nuRet",
    "Her læste vi ikke noget: januar 2019 – december 2019Tilføj noget her",
    "Job · Side 1Stemningsbærer, Tivoli2014 – 2018Læste vi rigtigt?Ja, det passerRet",
    "Her læste vi ikke noget: januar 2012 – december 2013Tilføj noget her",
    "Uddannelse · Side 1Logistikøkonom2008 – 2011Ret",
  ]);
  expect(await axeFindings(container)).toEqual([]);
});

it("corrects a title with the keyboard alone, reports the new review, and returns the focus", async () => {
  const { server, onCorrected, container } = await open();
  const opener = screen.getByRole("button", { name: "Ret Driftschef, Nordhavn A/S" });
  opener.focus();
  await userEvent.keyboard("{Enter}");
  const kind = screen.getByRole("combobox", { name: texts.kind });
  expect(document.activeElement).toBe(kind);
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard("{Control>}a{/Control}Havnefoged{Enter}");
  await saved();
  expect(server.stored().entries[0]).toMatchObject({ title: "Havnefoged", isConfirmed: true });
  expect(onCorrected.mock.calls.map(([{ counts }]) => counts.suggestions)).toEqual([2]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Ret Havnefoged, Nordhavn A/S");
});

it("leaves a form with Escape without a correction", async () => {
  const { server } = await open();
  await press("Ret Logistikøkonom");
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Ret Logistikøkonom");
  expect(server.sent).toEqual([]);
});

it("confirms what was asked, and all at once", async () => {
  const { server } = await open();
  await press("Ja, det passer: Stemningsbærer, Tivoli");
  await saved();
  expect(screen.queryByText(texts.doubt)).toBeNull();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Ret Stemningsbærer, Tivoli");
  await press(texts.allRight);
  expect(await screen.findByText(texts.allRightDone)).toBeTruthy();
  expect([server.stored().isComplete, server.stored().entries.every(({ isConfirmed }) => isConfirmed)]).toEqual([
    true,
    true,
  ]);
});

it("changes the kind and the period, and removes", async () => {
  const { server } = await open();
  await press("Ret Logistikøkonom");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: texts.kind }), "Kursus");
  const [from, to] = [screen.getByRole("textbox", { name: /^Fra/ }), screen.getByRole("textbox", { name: /^Til/ })];
  await userEvent.clear(from);
  await userEvent.type(from, "aug. 2009");
  await userEvent.clear(to);
  await userEvent.type(to, "06/2011");
  await press(texts.save);
  await saved();
  expect(server.stored().entries[2]).toMatchObject({ kind: "course", from: "2009-08", to: "2011-06" });
  await press("Ret Logistikøkonom");
  await press(texts.remove);
  await waitFor(() => expect(server.stored().entries).toHaveLength(2));
});

it("divides an entry, joins two, and fills a gap", async () => {
  const { server } = await open();
  await press("Ret Driftschef, Nordhavn A/S");
  await press(texts.divide);
  await userEvent.type(screen.getByRole("textbox", { name: texts.title }), "Konsulent");
  await press(texts.save);
  await saved();
  const [first, second] = server.stored().entries;
  expect([second?.title, second?.parts, second?.id === first?.id]).toEqual(["Konsulent", first?.parts, false]);

  await press("Ret Driftschef, Nordhavn A/S");
  await userEvent.selectOptions(
    screen.getByRole("combobox", { name: texts.join }),
    "Stemningsbærer, Tivoli (2014 – 2018)",
  );
  await press(texts.joinButton);
  await waitFor(() => expect(server.stored().entries).toHaveLength(3));
  expect(server.stored().entries[0]).toMatchObject({ from: "2014", to: "now", parts: ["p1-1", "p1-5"] });

  await userEvent.click(screen.getAllByRole("button", { name: texts.fillGap })[0]!);
  await userEvent.type(screen.getByRole("textbox", { name: texts.title }), "Orlov");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: texts.kind }), "Orlov eller pause");
  await press(texts.save);
  await waitFor(() => expect(server.stored().entries).toHaveLength(4));
  expect(server.stored().entries.at(-1)).toMatchObject({ kind: "leave", from: "2019-01", to: "2019-12", parts: [] });
});

it("corrects the lists and the contact details", async () => {
  const { server } = await open();
  await press("Ret sprog");
  const lines = screen.getByRole("textbox", { name: texts.languages });
  expect(document.activeElement).toBe(lines);
  await userEvent.type(lines, "\n\n  Engelsk (flydende)  ");
  await press(texts.save);
  await saved();
  await press("Ret kontakt");
  await userEvent.type(screen.getByRole("textbox", { name: /^Telefon/ }), "20 10 90 12");
  await press(texts.save);
  await waitFor(() => expect(server.stored().contact.phone).toBe("20 10 90 12"));
  expect(server.stored().languages).toEqual(["Dansk (modersmål)", "Engelsk (flydende)"]);
});

it("says what is wrong in a field, and goes there", async () => {
  const { server } = await open();
  await press("Ret Driftschef, Nordhavn A/S");
  const from = screen.getByRole("textbox", { name: /^Fra/ });
  await userEvent.clear(from);
  await userEvent.type(from, "engang");
  await press(texts.save);
  expect(document.activeElement).toBe(from);
  expect(screen.getByText(texts.fromWrong)).toBeTruthy();
  await userEvent.clear(from);
  await userEvent.type(from, "2020");
  const to = screen.getByRole("textbox", { name: /^Til/ });
  await userEvent.clear(to);
  await userEvent.type(to, "2019");
  await press(texts.save);
  expect(screen.getByText(texts.toBeforeFrom)).toBeTruthy();
  expect(server.sent).toEqual([]);
});

it("shows a correction of another tab, keeps the visitor's own, and stores both", async () => {
  const { server } = await open();
  server.correct({ tools: ["SAP"] });
  await press("Ret Driftschef, Nordhavn A/S");
  await userEvent.type(screen.getByRole("textbox", { name: texts.title }), " i havnen");
  await press(texts.save);
  await screen.findByText(texts.conflictText);
  expect(document.activeElement?.textContent).toBe(texts.conflictKeep);
  expect(screen.getByText("SAP")).toBeTruthy();
  await press(texts.conflictKeep);
  await saved();
  expect([server.stored().tools, server.stored().entries[0]?.title]).toEqual([["SAP"], "Driftschef i havnen"]);
});

it("keeps the words of a correction that could not be sent", async () => {
  const { server } = await open();
  await press("Ret Driftschef, Nordhavn A/S");
  await userEvent.type(screen.getByRole("textbox", { name: texts.title }), " i havnen");
  server.loseConnection();
  await press(texts.save);
  await screen.findByText(texts.failedOffline);
  await press(texts.failedBack);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: texts.title }).value).toBe("Driftschef i havnen");
  await press(texts.save);
  await saved();
  expect(server.stored().entries[0]?.title).toBe("Driftschef i havnen");
});

it("takes the last correction back", async () => {
  const { server } = await open();
  expect(screen.queryByRole("button", { name: texts.undo })).toBeNull();
  await press("Ja, det passer: Stemningsbærer, Tivoli");
  await saved();
  await press(texts.undo);
  await screen.findByText(texts.undone);
  expect(server.stored().entries).toEqual(sampleReading.entries);
  expect(screen.getByText(texts.doubt)).toBeTruthy();
});

it("says that the CV was deleted meanwhile", async () => {
  const { server } = await open();
  server.answer(404);
  await press(texts.allRight);
  expect(await screen.findByText(texts.goneText)).toBeTruthy();
});

it("says that the reading of an older review is not kept", async () => {
  const server = startReadingServer();
  server.answer(404, { errorKey: "noReading" });
  const api = createApiClient({ apiUrl: "https://vaert.example/api/", fetch: server.fetch });
  render(<ReadingPanel api={api} cvJwt="token-1" onCorrected={() => undefined} />);
  expect(await screen.findByText(texts.unavailable)).toBeTruthy();
});

it("asks about a job that may have been missed", async () => {
  await open(startReadingServer({ ...sampleReading, missed: "2012 – 2013 Projektleder, Vestas" }));
  await press(texts.missedAdd);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: texts.title }).value).toBe(
    "2012 – 2013 Projektleder, Vestas",
  );
});

it("shows hostile words as words", async () => {
  const words = `<img src=x onerror="alert(1)"> {what} {words}`;
  const [first, ...others] = sampleReading.entries;
  const { container } = await open(
    startReadingServer({
      ...sampleReading,
      entries: [{ ...first!, title: words, place: { page: 1, words } }, ...others],
      languages: [words],
      missed: words,
    }),
  );
  expect(container.querySelector("img")).toBeNull();
  expect(names()[0]).toContain(words);
  await press(`Ret ${words}, Nordhavn A/S`);
  expect(screen.getByText(`I dit CV står der: »${words}«`)).toBeTruthy();
});
