import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { EditingPreview } from "./editing-preview.tsx";
import { type JobmatchTexts, jobmatchTexts } from "./jobmatch.texts.ts";

/** What is heard only, and what stands there only while a file is held over it. */
const unseen = ["uploadRelease", "closeLabel", "qualitiesLoading", "qualitiesReady"];

it("shows an editor each text that a visitor may come to see", () => {
  const placesIn = (text: string) => text.match(/\{\w+\}/gu)?.join(" ") ?? "";
  const texts = Object.fromEntries(
    Object.entries(jobmatchTexts).map(([key, text]) => [key, `‹${key}› ${placesIn(text)}`]),
  ) as unknown as JobmatchTexts;
  const { container } = render(
    <EditingPreview texts={texts} joinHref="/" privacyHref="/" cvCheckHref="/" logInHref="/" />,
  );
  const missing = Object.keys(texts).filter((key) => !container.innerHTML.includes(`‹${key}›`));
  expect(missing).toEqual(unseen);
}, 30_000);
