import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../../testing/axe-findings.ts";
import { Select } from "./select.tsx";

const options = [
  { value: "all", label: "Hele landet" },
  { value: "4", label: "Midtjylland" },
] as const;

it("has its label as name, shows its value and reports the chosen one", async () => {
  const onChange = vi.fn();
  const { container } = render(
    <Select id="region" name="region" label="Region" options={options} value="all" onChange={onChange} />,
  );
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Region" });
  expect(select.selectedOptions[0]?.textContent).toBe("Hele landet");
  await userEvent.selectOptions(select, "Midtjylland");
  expect(onChange.mock.calls).toEqual([["4"]]);
  expect(await axeFindings(container)).toEqual([]);
});
