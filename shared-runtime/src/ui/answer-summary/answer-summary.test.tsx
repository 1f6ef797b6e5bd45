import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { type AnswerGroup, AnswerSummary } from "./answer-summary.tsx";

const texts = { change: "Ret", notAnswered: "Ikke udfyldt", stepIncomplete: "Mangler svar" };
const groups: readonly AnswerGroup[] = [
  {
    id: "contact",
    title: "Dine oplysninger",
    answers: [
      { label: "Navn", value: "Bo Ek" },
      { label: "Telefon", value: "" },
    ],
  },
  { id: "work", title: "Dit arbejde", isComplete: false, answers: [{ label: "Titel", value: undefined }] },
];
const shown = (onChange = vi.fn()) => <AnswerSummary groups={groups} texts={texts} onChange={onChange} />;

it("lists the answers by step, and says which are absent or missing", () => {
  render(shown());
  const rows = screen.getAllByRole("region").map((region) => ({
    title: within(region).getByRole("heading", { level: 3 }).textContent,
    answers: within(region)
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    isIncomplete: within(region).queryByText("Mangler svar") !== null,
  }));
  expect(rows).toEqual([
    {
      title: "Dine oplysninger",
      answers: [
        ["Navn", "Bo Ek"],
        ["Telefon", "Ikke udfyldt"],
      ],
      isIncomplete: false,
    },
    { title: "Dit arbejde", answers: [["Titel", "Ikke udfyldt"]], isIncomplete: true },
  ]);
});

it("has a button for each step that says what it changes", async () => {
  const onChange = vi.fn();
  render(shown(onChange));
  await userEvent.click(screen.getByRole("button", { name: "Ret Dit arbejde" }));
  await userEvent.click(screen.getByRole("button", { name: "Ret Dine oplysninger" }));
  expect(onChange.mock.calls).toEqual([["work"], ["contact"]]);
});

it("has no axe findings", async () => {
  const { container } = render(shown());
  expect(await axeFindings(container)).toEqual([]);
});
