import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { Stepper, type StepperStep } from "./stepper.tsx";

const texts = { stepWord: "Trin", stepOf: "af", stepDone: "gennemført" };
const steps: readonly StepperStep[] = [
  { id: "a", label: "Dine oplysninger", isDone: true, isReachable: true },
  { id: "b", label: "Dit arbejde", isDone: false, isReachable: true },
  { id: "c", label: "A-kasse", isDone: false, isReachable: false },
];
const shown = (current: string, onVisit = vi.fn()) => (
  <Stepper label="Trin i indmeldelsen" texts={texts} steps={steps} current={current} onVisit={onVisit} />
);
const items = () =>
  within(screen.getByRole("navigation", { name: "Trin i indmeldelsen" }))
    .getAllByRole("listitem")
    .map((item) => [item.textContent, item.getAttribute("aria-current"), within(item).queryByRole("button") !== null]);

it("says which steps are done, where the visitor is, and what comes", () => {
  render(shown("b"));
  expect(items()).toEqual([
    ["Trin 1 gennemført: Dine oplysninger", null, true],
    ["Trin 2 af 3: 2Dit arbejde", "step", false],
    ["Trin 3: 3A-kasse", null, false],
  ]);
});

it("is a list of buttons for the steps that can be visited, and never for the current one", async () => {
  const onVisit = vi.fn();
  render(shown("b", onVisit));
  await userEvent.click(screen.getByRole("button", { name: "Trin 1 gennemført: Dine oplysninger" }));
  expect(onVisit.mock.calls).toEqual([["a"]]);
});

it("leads back to the step where the visitor was", () => {
  render(shown("a"));
  expect(items().map(([text, current]) => [text, current])).toEqual([
    ["Trin 1 af 3: 1Dine oplysninger", "step"],
    ["Trin 2: 2Dit arbejde", null],
    ["Trin 3: 3A-kasse", null],
  ]);
  expect(screen.getByRole("button", { name: "Trin 2: Dit arbejde" })).toBeDefined();
});

it("shows the position on one line where there is no room for the names", () => {
  const { container } = render(shown("b"));
  expect(container.querySelector("p")?.textContent).toBe("Trin 2 af 3: Dit arbejde");
});

it("is not there for a flow of one step", () => {
  const { container } = render(
    <Stepper label="Trin" texts={texts} steps={steps.slice(0, 1)} current="a" onVisit={vi.fn()} />,
  );
  expect(container.innerHTML).toBe("");
});

it("has no axe findings", async () => {
  const { container } = render(shown("b"));
  expect(await axeFindings(container)).toEqual([]);
});
