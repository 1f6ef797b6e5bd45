import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { StarRating } from "./star-rating.tsx";

const onChange = vi.fn();

function Rated() {
  const [stars, setStars] = useState<number>();
  return (
    <StarRating
      legend="Hvor godt passer jobbet?"
      about="Driftschef"
      starsText={(count) => `${count} af 5 stjerner`}
      value={stars}
      onChange={(next) => {
        onChange(next);
        setStars(next);
      }}
    />
  );
}

it("is a group of five radio buttons named by their number of stars", async () => {
  const { container } = render(<Rated />);
  expect(screen.getByRole("group", { name: "Hvor godt passer jobbet? Driftschef" })).toBeDefined();
  expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("aria-label"))).toEqual(
    [1, 2, 3, 4, 5].map((count) => `${count} af 5 stjerner`),
  );
  expect(await axeFindings(container)).toEqual([]);
});

it("moves between the stars by the arrow keys", async () => {
  render(<Rated />);
  await userEvent.click(screen.getByRole("radio", { name: "3 af 5 stjerner" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "4 af 5 stjerner" }).checked).toBe(true);
  expect(onChange.mock.calls).toEqual([[3], [4]]);
});
