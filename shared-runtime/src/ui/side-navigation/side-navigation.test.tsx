import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { SideNavigation } from "./side-navigation.tsx";

const items = [
  { href: "/selvbetjening", text: "Overblik" },
  {
    href: "/selvbetjening/breve",
    text: "Breve",
    badge: "2",
    items: [{ href: "/selvbetjening/breve/arkiv", text: "Arkiv" }],
  },
];
const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

it("marks the current page, and shows the pages below it", async () => {
  const { container, rerender } = render(
    <SideNavigation label="Selvbetjening" items={items} current="/selvbetjening" />,
  );
  expect([names(), screen.getByRole("link", { current: "page" }).textContent]).toEqual([
    ["Overblik", "Breve2"],
    "Overblik",
  ]);
  rerender(<SideNavigation label="Selvbetjening" items={items} current="/selvbetjening/breve/arkiv" />);
  expect([names(), screen.getByRole("link", { current: "page" }).textContent]).toEqual([
    ["Overblik", "Breve2", "Arkiv"],
    "Arkiv",
  ]);
  expect(await axeFindings(container)).toEqual([]);
});

it("opens and closes by its button, which says whether it is open", async () => {
  render(<SideNavigation label="Selvbetjening" items={items} current="/selvbetjening" />);
  const button = screen.getByRole("button", { name: "Selvbetjening" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
});
