import { act, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { axeFindings } from "../../testing/axe-findings.ts";
import { PreviewScreens } from "./preview-screens.tsx";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

const screens = ["Upload", "Analyse", "Resultat"].map((name) => ({ name, content: <h2>Skærm: {name}</h2> }));

/** Renders as a widget is mounted: in a container of the shadow root of a placeholder. */
function preview(place: HTMLElement, list = screens, texts?: Readonly<Record<string, string>>) {
  const shadow = place.shadowRoot ?? place.attachShadow({ mode: "open" });
  const container = shadow.appendChild(document.createElement("div"));
  const root = createRoot(container);
  act(() => root.render(<PreviewScreens screens={list} {...(texts && { texts })} />));
  const stop = () => {
    act(() => root.unmount());
    container.remove();
  };
  stops.push(stop);
  const seen = within(container);
  return {
    container,
    stop,
    headings: () => seen.queryAllByRole("heading").map(({ textContent }) => textContent),
    list: () => seen.getByRole("combobox", { name: "Skærmbillede" }),
    press: (name: string) => userEvent.click(seen.getByRole("button", { name })),
    said: () => seen.getByRole("status").textContent,
  };
}
const newPlace = () => document.body.appendChild(document.createElement("div"));

it("shows one screen, and another when its name is chosen", async () => {
  const { headings, list, said, container } = preview(newPlace());
  expect([headings(), said()]).toEqual([["Skærm: Upload"], "Upload: 1 af 3"]);
  await userEvent.selectOptions(list(), "Resultat");
  expect([headings(), said()]).toEqual([["Skærm: Resultat"], "Resultat: 3 af 3"]);
  expect(await axeFindings(container)).toEqual([]);
});

it("goes through the screens in both directions, from the last to the first", async () => {
  const { headings, press } = preview(newPlace());
  const seen: (string | null)[] = [];
  for (const name of ["Næste", "Næste", "Næste", "Forrige"]) {
    await press(name);
    seen.push(...headings());
  }
  expect(seen).toEqual(["Skærm: Analyse", "Skærm: Resultat", "Skærm: Upload", "Skærm: Resultat"]);
});

it("shows all screens below each other on request, and one again", async () => {
  const { headings, list, press, said } = preview(newPlace());
  await userEvent.selectOptions(list(), "Alle på én gang");
  expect([headings(), said()]).toEqual([["Skærm: Upload", "Skærm: Analyse", "Skærm: Resultat"], "Alle: 3 af 3"]);
  await press("Næste");
  expect(headings()).toEqual(["Skærm: Upload"]);
});

it("keeps the choice when the widget of a placeholder is mounted anew, and for it alone", async () => {
  const place = newPlace();
  const first = preview(place);
  await first.press("Næste");
  first.stop();
  const again = preview(place);
  expect([again.headings(), preview(newPlace()).headings()]).toEqual([["Skærm: Analyse"], ["Skærm: Upload"]]);
  again.stop();
  // The screen may be gone by then.
  expect(preview(place, screens.slice(0, 1)).headings()).toEqual(["Skærm: Upload"]);
});

/** A widget that says the texts of its placeholder, mounted anew as an editor changes one of them. */
function edit(place: HTMLElement) {
  const texts = () => [
    { name: "Upload", content: <h2>{place.dataset["title"] ?? "Upload dit CV"}</h2> },
    { name: "Analyse", content: <p>{(place.dataset["wait"] ?? "Vi læser {pages} sider").replace("{pages}", "2")}</p> },
    { name: "Fejl", content: <img alt={place.dataset["error"] ?? "Filen kan ikke læses"} /> },
  ];
  let shown = preview(place, texts());
  return {
    seen: () => shown.container.querySelector("h2, p, img")?.outerHTML,
    said: () => shown.said(),
    choose: (name: string) => userEvent.selectOptions(shown.list(), name),
    change: (name: string, value: string) => {
      place.dataset[name] = value;
      shown.stop();
      shown = preview(place, texts());
    },
  };
}

it("lists all texts on a last screen, to which a text without a screen leads, and not among all screens", async () => {
  const place = newPlace();
  const texts = { wait: "Vent", heard: "Læst højt" };
  preview(place, screens, texts).stop();
  place.dataset["heard"] = "Hørt";
  const { headings, container, list, said } = preview(place, screens, { ...texts, heard: "Hørt" });
  expect([headings(), said()]).toEqual([[], "Alle tekster: 4 af 4"]);
  expect([...container.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual(["Vent", "Hørt"]);
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.selectOptions(list(), "Alle på én gang");
  expect(container.querySelector("li")).toBeNull();
});

it("follows an editor to the first screen that shows the changed text, also as an alternative text", () => {
  const editor = edit(newPlace());
  editor.change("wait", "Et øjeblik, vi læser {pages} sider …");
  expect([editor.seen(), editor.said()]).toEqual(["<p>Et øjeblik, vi læser 2 sider …</p>", "Analyse: 2 af 3"]);
  editor.change("error", "Det var ikke en PDF");
  expect(editor.seen()).toBe('<img alt="Det var ikke en PDF">');
});

it("stays on the screen that shows the changed text, and with a change that no screen shows", async () => {
  const editor = edit(newPlace());
  await editor.choose("Analyse");
  editor.change("wait", "Vent");
  editor.change("joinHref", "/bliv-medlem");
  expect(editor.said()).toBe("Analyse: 2 af 3");
});

it("stays with all screens, if an editor wants them", async () => {
  const editor = edit(newPlace());
  await editor.choose("Alle på én gang");
  editor.change("wait", "Vent");
  expect(editor.said()).toBe("Alle: 3 af 3");
});
