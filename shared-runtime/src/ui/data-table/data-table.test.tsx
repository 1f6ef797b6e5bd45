import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { type Column, DataTable } from "./data-table.tsx";

interface Payment {
  readonly month: string;
  readonly amount: number;
}

const columns: readonly Column<Payment>[] = [
  { key: "month", header: "Måned", cell: ({ month }) => month },
  {
    key: "amount",
    header: "Beløb",
    align: "end",
    cell: ({ amount }) => amount,
    compare: (a, b) => a.amount - b.amount,
  },
];
const rows = [
  { month: "Januar", amount: 20 },
  { month: "Februar", amount: 3 },
];
const table = (given: readonly Payment[]) => (
  <DataTable
    caption="Betalinger"
    columns={columns}
    rows={given}
    keyOf={({ month }) => month}
    empty={<p>Ingen endnu</p>}
  />
);
const months = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

it("is a table with a caption, whose rows are named by their first cell", async () => {
  const { container } = render(table(rows));
  expect(screen.getByRole("table", { name: "Betalinger" })).toBeDefined();
  const row = screen.getByRole("row", { name: /Januar/ });
  expect(within(row).getByRole("cell").textContent).toBe("20");
  expect(await axeFindings(container)).toEqual([]);
});

it("sorts by a header that can sort, both ways, and says so", async () => {
  render(table(rows));
  const header = () => screen.getByRole("columnheader", { name: "Beløb" });
  expect([months(), header().getAttribute("aria-sort")]).toEqual([["Januar", "Februar"], "none"]);
  await userEvent.click(screen.getByRole("button", { name: "Beløb" }));
  expect([months(), header().getAttribute("aria-sort")]).toEqual([["Februar", "Januar"], "ascending"]);
  await userEvent.click(screen.getByRole("button", { name: "Beløb" }));
  expect([months(), header().getAttribute("aria-sort")]).toEqual([["Januar", "Februar"], "descending"]);
  expect(screen.getByRole("columnheader", { name: "Måned" }).getAttribute("aria-sort")).toBeNull();
});

it("says what is missing if there are no rows", () => {
  render(table([]));
  expect([screen.queryByRole("table"), screen.getByText("Ingen endnu")]).toEqual([null, expect.anything()]);
});
