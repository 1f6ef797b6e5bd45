import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { Sheet } from "./sheet.tsx";

it("shows the page's picture with its description and the note on it", async () => {
  const { container } = render(<Sheet src="data:image/png;base64,AA==" alt="Forsiden af dit CV" note="5 forslag" />);
  expect(screen.getByRole("img", { name: "Forsiden af dit CV" }).getAttribute("src")).toBe(
    "data:image/png;base64,AA==",
  );
  expect(container.textContent).toBe("5 forslag");
  expect(await axeFindings(container)).toEqual([]);
});

it("draws a decorative page if there is no picture", () => {
  const { container } = render(<Sheet />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
