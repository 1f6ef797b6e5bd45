import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { ProgressSteps } from "./progress-steps.tsx";

const steps = ["Upload", "Analyse", "Resultat"];

function stepsShown(): readonly (readonly [string | null, string | null])[] {
  const list = screen.getByRole("group", { name: "Trin i CV-tjek" });
  return within(list)
    .getAllByRole("listitem")
    .map((step) => [step.textContent, step.getAttribute("aria-current")]);
}

it("marks the finished steps and the current one", () => {
  render(<ProgressSteps label="Trin i CV-tjek" steps={steps} current={1} />);
  expect(stepsShown()).toEqual([
    ["Upload, gennemført", null],
    ["Analyse", "step"],
    ["Resultat", null],
  ]);
});

it("shows the position and the name in one line on a phone", () => {
  const { container } = render(<ProgressSteps label="Trin i CV-tjek" steps={steps} current={1} />);
  expect(container.querySelector("p")?.textContent).toBe("Trin 2 af 3: Analyse");
});

it("shows the last step when all are finished", () => {
  const { container } = render(<ProgressSteps label="Trin i CV-tjek" steps={steps} current={3} doneText="er klaret" />);
  expect(stepsShown()).toEqual([
    ["Upload, er klaret", null],
    ["Analyse, er klaret", null],
    ["Resultat, er klaret", null],
  ]);
  expect(container.querySelector("p")?.textContent).toBe("Trin 3 af 3: Resultat");
});

it("has no axe findings, also if a page has it twice", async () => {
  const { container } = render(
    <>
      <ProgressSteps label="Trin i CV-tjek" steps={steps} current={1} />
      <ProgressSteps label="Trin i CV-tjek" steps={steps} current={0} />
    </>,
  );
  expect(await axeFindings(container)).toEqual([]);
});
