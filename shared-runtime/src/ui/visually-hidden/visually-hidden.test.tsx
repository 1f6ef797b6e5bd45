import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { VisuallyHidden } from "./visually-hidden.tsx";

it("is part of its parent's accessible name", () => {
  render(
    <button type="button">
      Fjern <VisuallyHidden>cv.pdf</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole("button", { name: "Fjern cv.pdf" })).toBeDefined();
});
