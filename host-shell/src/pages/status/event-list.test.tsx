import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RegistryEvent } from "../../services/widget-registry/widget-registry.tables.ts";
import { sampleEvent } from "./testing/sample-event.ts";
import { EventList } from "./event-list.tsx";

const event = sampleEvent({ channel: "stable" });
const english = "21 of 21 loads failed (100 %), more than 20 % may.";
const heal: RegistryEvent = { ...event, actor: "self-healing", action: "heal", previous: "1.1.0", reason: english };

const events = Array.from({ length: 13 }, (_, index) => ({ ...event, id: 13 - index, version: `1.${12 - index}.0` }));

test("shows the newest eight, and collapses the others below them", () => {
  render(<EventList events={events} />);
  const counts = screen.getAllByRole("list").map((list) => within(list).getAllByRole("listitem").length);
  expect(counts).toEqual([8, 5]);
  expect(screen.getByText("5 ældre").closest("details")?.open).toBe(false);
});

test("collapses nothing if there are at most eight", () => {
  render(<EventList events={events.slice(0, 8)} />);
  expect(screen.getAllByRole("list")).toHaveLength(1);
});

test("explains a withdrawal by the registry in Danish", () => {
  render(<EventList events={[{ ...heal, failures: { failed: 21, loads: 21, limit: 20 } }]} />);
  const reason = screen.getByText("21 af 21 indlæsninger mislykkedes (100 %). Grænsen er 20 %.");
  expect(reason.closest("[lang]")).toBeNull();
});

test("marks a withdrawal without stored figures as English", () => {
  render(<EventList events={[heal]} />);
  expect(screen.getByText(english).getAttribute("lang")).toBe("en");
});

test("shows the reason of a team without a language", () => {
  render(<EventList events={[{ ...event, reason: "Siden lukker i aften." }]} />);
  expect(screen.getByText("Siden lukker i aften.").closest("[lang]")).toBeNull();
});

test("explains once, in Danish, why a canary ended", () => {
  const end: RegistryEvent = {
    ...event,
    action: "end",
    channel: "canary",
    previous: "1.0.0",
    reason: "stable serves 1.0.0.",
  };
  render(<EventList events={[end]} />);
  expect(screen.getByText("canary sluttede med 1.0.0, da ida (Kontingent) gav stable 1.0.0")).toBeDefined();
  expect(screen.queryByText(/stable serves/)).toBeNull();
});
