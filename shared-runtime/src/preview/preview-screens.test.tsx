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
function preview(place: HTMLElement, list = screens) {
  const shadow = place.shadowRoot ?? place.attachShadow({ mode: "open" });
  const container = shadow.appendChild(document.createElement("div"));
  const root = createRoot(container);
  act(() => root.render(<PreviewScreens screens={list} />));
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
