import { render, screen, within } from "@testing-library/react";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { expect, test } from "vitest";
import { ActionList } from "./action-list.tsx";

const widgets = [
  { title: "Prisberegner", href: "#fees-redigering", count: 2 },
  { title: "Jobmatch", href: "#jobmatch", count: undefined },
];

test("each trouble is a line with a link to each widget that has it", async () => {
  const { container } = render(<ActionList actions={[{ summary: "Glemt redigering på 2 sider", widgets }]} />);
  const region = screen.getByRole("region", { name: "Det skal nogen gøre noget ved" });
  const line = within(region).getByRole("listitem");
  expect(line.querySelector("strong")?.textContent).toBe("Glemt redigering på 2 sider");
  const links = within(line).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Prisberegner (2)", "#fees-redigering"],
    ["Jobmatch", "#jobmatch"],
  ]);
  expect(await axeFindings(container)).toEqual([]);
});
