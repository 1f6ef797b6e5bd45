import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { Spinner } from "./spinner.tsx";

it("says what is being waited for", () => {
  const { container } = render(<Spinner label="Henter …" />);
  expect(container.textContent).toBe("Henter …");
});

it("decorates and is never read out by itself", () => {
  const { container } = render(<Spinner />);
  expect(container.textContent).toBe("");
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

it("has nothing for axe to find", async () => {
  const { container } = render(<Spinner label="Henter …" />);
  expect(await axeFindings(container)).toEqual([]);
});
