import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { Spinner } from "./spinner.tsx";

it("has its label as text", () => {
  const { container } = render(<Spinner label="Henter …" />);
  expect(container.textContent).toBe("Henter …");
});

it("is decorative without a label", () => {
  const { container } = render(<Spinner />);
  expect(container.textContent).toBe("");
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

it("has no axe findings", async () => {
  const { container } = render(<Spinner label="Henter …" />);
  expect(await axeFindings(container)).toEqual([]);
});
