import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { EmailField } from "./email-field.tsx";

const asked = { id: "f", name: "email", label: "E-mail", value: "bo@firma.d", onChange: () => {} };

it.each([
  ["the visitor's address", {}, "email"],
  ["the address of another person", { autoComplete: "off" as const }, "off"],
])("asks for %s with the keyboard of addresses, without capitals and spelling", (_, more, autocomplete) => {
  render(<EmailField {...asked} {...more} />);
  const { attributes } = screen.getByRole("textbox", { name: "E-mail" });
  const names = ["type", "inputmode", "autocapitalize", "spellcheck", "autocomplete"];
  expect(names.map((name) => attributes.getNamedItem(name)?.value)).toEqual([
    "email",
    "email",
    "none",
    "false",
    autocomplete,
  ]);
});

it("reports what is typed", async () => {
  const onChange = vi.fn();
  render(<EmailField {...asked} onChange={onChange} />);
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "k");
  expect(onChange.mock.calls).toEqual([["bo@firma.dk"]]);
});
