import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { Card } from "./card.tsx";

it("is a group if a heading names it, and a plain box otherwise", async () => {
  const { container, rerender } = render(
    <Card labelledBy="card-title">
      <h2 id="card-title">Dit CV</h2>
    </Card>,
  );
  expect(screen.getByRole("group", { name: "Dit CV" })).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);

  rerender(<Card tone="sand">Tekst</Card>);
  expect(screen.queryByRole("group")).toBeNull();
});
