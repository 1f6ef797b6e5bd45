import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RegistryEvent } from "../../services/widget-registry/registry-store.ts";
import { EventList } from "./event-list.tsx";

const events = Array.from({ length: 13 }, (_, index): RegistryEvent => ({
  id: 13 - index,
  name: "fees",
  at: new Date(Date.UTC(2026, 2, 2, 12, 59 - index)),
  actor: "ida",
  action: "publish",
  version: `1.${12 - index}.0`,
  channel: null,
  previous: null,
  reason: null,
  token: null,
}));

test("the newest eight are in sight, and the others are folded away below them", () => {
  render(<EventList events={events} />);
  const counts = screen.getAllByRole("list").map((list) => within(list).getAllByRole("listitem").length);
  expect(counts).toEqual([8, 5]);
  expect(screen.getByText("5 ældre").closest("details")?.open).toBe(false);
});

test("nothing is folded away where all are in sight", () => {
  render(<EventList events={events.slice(0, 8)} />);
  expect(screen.getAllByRole("list")).toHaveLength(1);
});
