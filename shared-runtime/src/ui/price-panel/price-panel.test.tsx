import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { PricePanel } from "./price-panel.tsx";

const title = "Lederkredsen med a-kasse";
const parts = [{ name: "Fagforening", oere: 24_900 }, { name: "Rådgivning om løn og kontrakt" }];

it("shows the price of a month, reads it out in words, and lists what is in it", async () => {
  const { container } = render(
    <PricePanel
      title={title}
      price={{ state: "known", oere: 123_400, saving: "Du sparer 212,- om måneden", remark: "Pr. kvartal (3.702 kr)" }}
      parts={parts}
      action={<a href="#bestil">Bliv medlem</a>}
    />,
  );
  const panel = within(screen.getByRole("group", { name: title }));
  expect(panel.getByRole("status").textContent).toBe(
    "1.234 kroner om måneden1.234,-/md.Du sparer 212,- om månedenPr. kvartal (3.702 kr)",
  );
  expect(panel.getByText("1.234,-").getAttribute("aria-hidden")).toBe("true");
  const list = panel.getByRole("list", { name: "Det får du" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Fagforening 249,-", "Rådgivning om løn og kontrakt"]);
  expect(panel.getByRole("link", { name: "Bliv medlem" })).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
});

it("keeps the place of the price while it loads, and announces it in the same region", async () => {
  const { container, rerender } = render(<PricePanel title={title} price={{ state: "loading" }} />);
  const region = screen.getByRole("status");
  expect([region.textContent, region.getAttribute("aria-busy")]).toEqual(["Henter prisen …", "true"]);
  expect(await axeFindings(container)).toEqual([]);

  rerender(<PricePanel title={title} price={{ state: "known", oere: 79_100 }} />);
  expect(screen.getByRole("status")).toBe(region);
  expect([region.textContent, region.getAttribute("aria-busy")]).toEqual(["791 kroner om måneden791,-/md.", "false"]);
});

it("says that the price could not be fetched and offers another try", async () => {
  const retry = vi.fn<() => void>();
  const { container } = render(<PricePanel title={title} price={{ state: "unavailable", onRetry: retry }} />);
  expect(screen.getByRole("status").textContent).toBe("Bemærk: Vi kunne desværre ikke hente prisen.");
  await userEvent.click(screen.getByRole("button", { name: "Prøv igen" }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(await axeFindings(container)).toEqual([]);
});
