import { render, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { showAllScreens } from "shared-runtime/testing/show-all-screens.ts";
import { expect, it } from "vitest";
import { EditingPreview } from "./editing-preview.tsx";
import { type JobmatchTexts, jobmatchTexts } from "./jobmatch.texts.ts";

/** Texts that are only announced, or only shown while a file is dragged. */
const unseen = ["uploadRelease", "closeLabel", "qualitiesLoading", "qualitiesReady"];

it("shows an editor each text that a visitor can see", async () => {
  const placesIn = (text: string) => text.match(/\{\w+\}/gu)?.join(" ") ?? "";
  const texts = Object.fromEntries(
    Object.entries(jobmatchTexts).map(([key, text]) => [key, `‹${key}› ${placesIn(text)}`]),
  ) as unknown as JobmatchTexts;
  const { container } = render(
    <EditingPreview texts={texts} joinHref="/" privacyHref="/" cvCheckHref="/" logInHref="/" />,
  );
  await showAllScreens(container);
  const missing = Object.keys(texts).filter((key) => !container.innerHTML.includes(`‹${key}›`));
  expect(missing).toEqual(unseen);
}, 30_000);

it("shows the words for visitors without JavaScript on a screen of their own", async () => {
  const { container } = render(
    <EditingPreview texts={jobmatchTexts} joinHref="/" privacyHref="/" cvCheckHref="/" logInHref="/" />,
  );
  const list = within(container).getByRole("combobox", { name: "Skærmbillede" });
  await userEvent.selectOptions(list, "Upload");
  expect(container.textContent).not.toContain(jobmatchTexts.noScriptText);
  await userEvent.selectOptions(list, "Uden JavaScript");
  expect(container.textContent).toContain(jobmatchTexts.noScriptText);
});
