import { render, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { showAllScreens } from "shared-runtime/testing/show-all-screens.ts";
import { expect, it } from "vitest";
import { type CvCheckTexts, cvCheckTexts } from "./cv-check.texts.ts";
import { EditingPreview } from "./editing-preview.tsx";

/** Texts that are only announced, or only shown while a file is dragged. */
const unseen = ["uploadRelease", "closeLabel", "reviewReady"];

it("shows an editor each text that a visitor can see", async () => {
  const placesIn = (text: string) => text.match(/\{\w+\}/gu)?.join(" ") ?? "";
  const texts = Object.fromEntries(
    Object.entries(cvCheckTexts).map(([key, text]) => [key, `‹${key}› ${placesIn(text)}`]),
  ) as unknown as CvCheckTexts;
  const { container } = render(<EditingPreview texts={texts} joinHref="/" privacyHref="/" logInHref="/" />);
  await showAllScreens(container);
  const missing = Object.keys(texts).filter((key) => !container.innerHTML.includes(`‹${key}›`));
  expect(missing).toEqual(unseen);
}, 30_000);

it("shows the words for visitors without JavaScript on a screen of their own", async () => {
  const { container } = render(<EditingPreview texts={cvCheckTexts} joinHref="/" privacyHref="/" logInHref="/" />);
  const list = within(container).getByRole("combobox", { name: "Skærmbillede" });
  await userEvent.selectOptions(list, "Upload");
  expect(container.textContent).not.toContain(cvCheckTexts.noScriptText);
  await userEvent.selectOptions(list, "Uden JavaScript");
  expect(container.textContent).toContain(cvCheckTexts.noScriptText);
});
