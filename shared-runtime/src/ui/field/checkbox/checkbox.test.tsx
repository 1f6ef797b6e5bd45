import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../../testing/axe-findings.ts";
import { Checkbox } from "./checkbox.tsx";

it("is ticked by its label and the space key, not by the link below it", async () => {
  const onChange = vi.fn();
  const shown = { id: "c", name: "terms", label: "I må ringe", checked: false, onChange };
  render(<Checkbox {...shown} hint={<a href="#politik">politik</a>} />);
  await userEvent.click(screen.getByText("I må ringe"));
  screen.getByRole("checkbox", { name: "I må ringe" }).focus();
  await userEvent.keyboard(" ");
  await userEvent.click(screen.getByRole("link", { name: "politik" }));
  expect(onChange.mock.calls).toEqual([[true], [true]]);
});

it("is described by its error and its hint", async () => {
  const { container } = render(
    <Checkbox
      id="c"
      name="terms"
      label="I må ringe"
      hint="Kun om dit CV"
      problem="Sæt kryds"
      checked={false}
      onChange={vi.fn()}
    />,
  );
  const box = screen.getByRole("checkbox", { name: "I må ringe" });
  const ids = (box.getAttribute("aria-describedby") ?? "").split(" ");
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(["Fejl: Sæt kryds", "Kun om dit CV"]);
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(await axeFindings(container)).toEqual([]);
});
