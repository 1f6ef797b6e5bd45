import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { expect, it, vi } from "vitest";
import { serviceFormsTexts as texts } from "../service-forms.texts.ts";
import { AdviceScreen } from "./advice-screen.tsx";
import { QuestionScreen } from "./question-screen.tsx";

it("passes on the chosen answer", async () => {
  const onAnswer = vi.fn();
  const { container } = render(<QuestionScreen texts={texts} onAnswer={onAnswer} />);
  await userEvent.click(screen.getByRole("button", { name: "Ja" }));
  await userEvent.click(screen.getByRole("button", { name: "Nej, ikke endnu" }));
  expect(onAnswer.mock.calls).toEqual([["yes"], ["no"]]);
  expect(await axeFindings(container)).toEqual([]);
});

it("shows advice for the answer, and a link if there is an address", async () => {
  const { container, rerender } = render(<AdviceScreen texts={texts} answer="yes" moreHref="/bliv-medlem" />);
  expect(container.textContent).toContain(texts.leadsText);
  expect(screen.getByRole("link", { name: "Læs mere" }).getAttribute("href")).toBe("/bliv-medlem");
  expect(await axeFindings(container)).toEqual([]);

  rerender(<AdviceScreen texts={texts} answer="no" />);
  expect(container.textContent).toContain(texts.laterText);
  expect(screen.queryByRole("link")).toBeNull();
});
