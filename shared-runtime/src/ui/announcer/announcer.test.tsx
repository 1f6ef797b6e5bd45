import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Announcer } from "./announcer.tsx";

it("renders the same live region before and after it has a message", () => {
  const { rerender } = render(<Announcer message="" />);
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");

  rerender(<Announcer message="Dit CV er gennemgået." />);

  expect(screen.getByRole("status")).toBe(region);
  expect(region.textContent).toBe("Dit CV er gennemgået.");
});
