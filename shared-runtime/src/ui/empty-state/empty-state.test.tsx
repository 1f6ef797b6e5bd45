import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { LetterDrawing } from "../drawing/letter.tsx";
import { EmptyState } from "./empty-state.tsx";

it("says what is missing and what to do about it, beside a drawing that is not read out", async () => {
  const { container } = render(
    <EmptyState
      drawing={<LetterDrawing />}
      title="Du har ikke sendt noget endnu"
      level={2}
      action={<a href="#r">Find en rådgiver</a>}
    >
      Når du sender os en blanket, står den her.
    </EmptyState>,
  );
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Du har ikke sendt noget endnu");
  expect(screen.getByRole("link", { name: "Find en rådgiver" })).toBeTruthy();
  expect(screen.queryByRole("img")).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});

it("needs no drawing and no action", () => {
  const { container } = render(<EmptyState title="Ingen beskeder">Du får besked her og på mail.</EmptyState>);
  expect(container.textContent).toBe("Ingen beskederDu får besked her og på mail.");
  expect(container.querySelector("svg")).toBeNull();
});
