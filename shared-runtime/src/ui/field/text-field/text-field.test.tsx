import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../../testing/axe-findings.ts";
import { TextField } from "./text-field.tsx";

const described = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" | ");

it("has its label as name and reports what is typed", async () => {
  const onChange = vi.fn();
  render(
    <TextField id="f" name="email" label="E-mail" value="a" onChange={onChange} type="email" autoComplete="email" />,
  );
  const field = screen.getByLabelText("E-mail");
  expect([field.getAttribute("type"), field.getAttribute("autocomplete"), field.getAttribute("placeholder")]).toEqual([
    "email",
    "email",
    null,
  ]);
  await userEvent.type(field, "b");
  expect(onChange.mock.calls).toEqual([["ab"]]);
});

it("is described by its hint and its error, and marked invalid", async () => {
  const { container } = render(
    <TextField
      id="f"
      name="phone"
      label="Telefon"
      hint="Med landekode"
      problem="Skriv dit nummer"
      value=""
      onChange={vi.fn()}
      required
    />,
  );
  const field = screen.getByRole("textbox", { name: "Telefon" });
  expect(described(field)).toBe("Med landekode | Fejl: Skriv dit nummer");
  expect([field.getAttribute("aria-invalid"), field.getAttribute("aria-required")]).toEqual(["true", "true"]);
  expect(await axeFindings(container)).toEqual([]);
});

it("has no description without a hint and an error", () => {
  render(<TextField id="f" name="name" label="Navn" value="" onChange={vi.fn()} />);
  const field = screen.getByRole("textbox", { name: "Navn" });
  expect([field.hasAttribute("aria-describedby"), field.hasAttribute("aria-invalid")]).toEqual([false, false]);
});
