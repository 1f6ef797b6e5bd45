import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { Honeypot } from "./honeypot.tsx";

it("is reachable for bots only: no role, no tab stop, no autofill", async () => {
  const onChange = vi.fn();
  const { container } = render(<Honeypot name="kontrolfelt" value="" onChange={onChange} />);
  const field = container.querySelector("input")!;
  expect(screen.queryByRole("textbox")).toBeNull();
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect([field.name, field.autocomplete]).toEqual(["kontrolfelt", "off"]);
  expect(Object.fromEntries(Object.entries(field.dataset))).toEqual({
    "1pIgnore": "true",
    lpignore: "true",
    bwignore: "true",
    protonpassIgnore: "true",
    formType: "other",
  });
  fireEvent.change(field, { target: { value: "https://spam.example" } });
  expect(onChange.mock.calls).toEqual([["https://spam.example"]]);
  expect(await axeFindings(container)).toEqual([]);
});
