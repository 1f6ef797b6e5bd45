import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { Timeline } from "./timeline.tsx";

it("lists the events in order, says which have happened, and marks the present one", async () => {
  const { container } = render(
    <Timeline
      label="Din indmeldelse"
      events={[
        { key: "sent", state: "done", title: "Du har meldt dig ind", time: "24. november" },
        { key: "read", state: "now", title: "Vi læser dine oplysninger", content: <p>Du skal ikke gøre noget.</p> },
        { key: "start", state: "later", title: "Dit medlemskab begynder", time: "1. december" },
      ]}
    />,
  );
  const list = screen.getByRole("list", { name: "Din indmeldelse" });
  const seen = within(list)
    .getAllByRole("listitem")
    .map((item) => [item.textContent, item.getAttribute("aria-current")]);
  expect(seen).toEqual([
    ["Klaret: Du har meldt dig ind24. november", null],
    ["Nu: Vi læser dine oplysningerDu skal ikke gøre noget.", "step"],
    ["Senere: Dit medlemskab begynder1. december", null],
  ]);
  expect(await axeFindings(container)).toEqual([]);
});
