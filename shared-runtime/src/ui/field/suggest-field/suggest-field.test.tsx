import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../../testing/axe-findings.ts";
import { type Suggestion, SuggestField } from "./suggest-field.tsx";

const cities = [
  { value: "8000", label: "Aarhus C", hint: "8000" },
  { value: "8200", label: "Aarhus N", hint: "8200" },
];

function City({ onChoose, container }: { readonly onChoose: (chosen: Suggestion) => void; readonly container?: true }) {
  const [value, setValue] = useState("");
  const found = value.length < 2 ? [] : cities;
  const [kept, keep] = useState(found);
  if (kept.length !== found.length) keep(found);
  const choose = (chosen: Suggestion) => {
    setValue(chosen.label);
    onChoose(chosen);
  };
  return (
    <form data-container={container}>
      <SuggestField
        id="city"
        name="city"
        label="By"
        value={value}
        onChange={setValue}
        suggestions={kept}
        onChoose={choose}
        required
      />
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "By" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

it("suggests while somebody types, and is chosen by the keyboard", async () => {
  const onChoose = vi.fn();
  const { container } = render(<City onChoose={onChoose} />);
  await userEvent.type(field(), "a");
  expect([options(), field().getAttribute("aria-expanded")]).toEqual([[], "false"]);
  await userEvent.type(field(), "a");
  expect([options(), field().getAttribute("aria-expanded")]).toEqual([["Aarhus C8000", "Aarhus N8200"], "true"]);
  expect(screen.getByRole("status").textContent).toBe("2 forslag. Brug piletasterne.");
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.keyboard("{ArrowUp}");
  const active = document.getElementById(field().getAttribute("aria-activedescendant") ?? "");
  expect(active?.textContent).toBe("Aarhus N8200");
  await userEvent.keyboard("{Enter}");
  expect([onChoose.mock.calls, field().value, options()]).toEqual([[[cities[1]]], "Aarhus N", []]);
});

it("is chosen by a press, without losing the focus", async () => {
  const onChoose = vi.fn();
  render(<City onChoose={onChoose} />);
  await userEvent.type(field(), "aa");
  await userEvent.click(screen.getByRole("option", { name: /Aarhus C/ }));
  expect([onChoose.mock.calls.length, field().value, document.activeElement === field()]).toEqual([
    1,
    "Aarhus C",
    true,
  ]);
});

it("submits on Enter if no suggestion is marked", async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  render(<City onChoose={vi.fn()} />);
  document.querySelector("form")?.addEventListener("submit", onSubmit);
  await userEvent.type(field(), "aa{Enter}");
  expect([onSubmit.mock.calls.length, field().value]).toEqual([1, "aa"]);
});

it("closes on Escape and when it is left, and keeps what was typed", async () => {
  const escaped = vi.fn();
  render(<City onChoose={vi.fn()} />);
  document.body.addEventListener("keydown", escaped);
  await userEvent.type(field(), "aa");
  escaped.mockClear();
  await userEvent.keyboard("{Escape}");
  expect([options(), field().value, escaped.mock.calls.length]).toEqual([[], "aa", 0]);
  await userEvent.type(field(), "r");
  expect(options().length).toBe(2);
  await userEvent.tab();
  expect([options(), field().value]).toEqual([[], "aar"]);
});

it("stays closed when the browser fills it in", () => {
  render(<City onChoose={vi.fn()} />);
  fireEvent.change(field(), { target: { value: "Aarhus C" } });
  expect([options(), field().value]).toEqual([[], "Aarhus C"]);
});
