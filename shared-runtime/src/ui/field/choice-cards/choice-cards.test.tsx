import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../../testing/axe-findings.ts";
import { ChoiceCards, type ChoiceCardsProps } from "./choice-cards.tsx";

const options = [
  { value: "direktor", label: "Direktør", hint: "Øverste leder", drawing: <svg aria-hidden /> },
  { value: "selvstaendig", label: "Selvstændig erhvervsdrivende" },
  { value: "ledig", label: "Ledig" },
];

function Role({ look, onChoose, onChange }: Pick<ChoiceCardsProps<string>, "look" | "onChoose" | "onChange">) {
  const [value, setValue] = useState("");
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  const choose = onChoose && { onChoose };
  return (
    <ChoiceCards
      id="role"
      name="role"
      label="Din rolle"
      problem="Vælg en"
      required
      look={look}
      options={options}
      value={value}
      onChange={change}
      {...choose}
    />
  );
}

it.each(["detailed", "illustration", "simple"] as const)("is a group of radio buttons as %s", async (look) => {
  const { container } = render(<Role look={look} onChange={vi.fn()} />);
  const group = screen.getByRole("radiogroup", { name: "Din rolle" });
  expect([group.getAttribute("aria-required"), group.getAttribute("aria-invalid")]).toEqual(["true", "true"]);
  expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("aria-describedby"))).toEqual([
    "role-direktor-hint",
    null,
    null,
  ]);
  expect(screen.getByRole("radio", { name: "Direktør" })).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
});

it("takes a press on the whole card as the answer", async () => {
  const [onChange, onChoose] = [vi.fn(), vi.fn()];
  render(<Role look="detailed" onChange={onChange} onChoose={onChoose} />);
  await userEvent.click(screen.getByText("Øverste leder"));
  expect([onChange.mock.calls, onChoose.mock.calls]).toEqual([[["direktor"]], [["direktor"]]]);
});

it("selects by arrow keys, and takes Space or Enter as the answer", async () => {
  const [onChange, onChoose] = [vi.fn(), vi.fn()];
  render(<Role look="simple" onChange={onChange} onChoose={onChoose} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect([onChange.mock.calls.at(-1), onChoose.mock.calls]).toEqual([["ledig"], []]);
  await userEvent.keyboard(" ");
  expect(onChoose.mock.calls).toEqual([["ledig"]]);
  await userEvent.keyboard("{ArrowUp}{Enter}");
  expect(onChoose.mock.calls).toEqual([["ledig"], ["selvstaendig"]]);
});
