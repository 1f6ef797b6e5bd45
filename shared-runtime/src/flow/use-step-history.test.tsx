import { act, render, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { type OnVisit, useStepHistory } from "./use-step-history.ts";

type Step = "a" | "b" | "c" | "d";

interface PlaceProps {
  readonly flow: string;
  readonly step: Step | undefined;
  readonly returnTo?: Step;
  readonly onVisit?: OnVisit<Step>;
}

function Place({ flow, step, returnTo, onVisit = () => {} }: PlaceProps) {
  useStepHistory(step, onVisit, { flow, order: ["a", "b", "c", "d"] }, returnTo);
  return undefined;
}

beforeEach(() => window.history.pushState({ own: 1 }, "", "/kursus"));

async function move(by: number): Promise<void> {
  const moved = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.go(by);
  await act(() => moved);
}

/** Shows the steps one after another. */
function walk(...steps: readonly Omit<PlaceProps, "flow">[]) {
  const { rerender } = render(<Place flow="course" {...steps[0]!} />);
  const show = (props: Omit<PlaceProps, "flow">) => rerender(<Place flow="course" {...props} />);
  for (const props of steps.slice(1)) show(props);
  return show;
}

const entry = (course: Step, courseTrail: readonly Step[]) => ({ own: 1, course, courseTrail });

it("gives each step an entry, beside what the page keeps in its own", () => {
  walk({ step: "a" }, { step: "b" }, { step: "c" });
  expect(window.history.state).toEqual(entry("c", ["a", "b"]));
});

it("returns to the existing entry when the flow goes back by itself", async () => {
  const show = walk({ step: "a" }, { step: "b" }, { step: "c" });
  show({ step: "a" });
  await waitFor(() => expect(window.history.state).toEqual(entry("a", [])));
});

it("opens a step for a change in an entry after the one that it returns to, and goes back to that", async () => {
  const show = walk({ step: "a" }, { step: "b" }, { step: "d" }, { step: "a", returnTo: "d" });
  expect(window.history.state).toEqual(entry("a", ["a", "b", "d"]));
  show({ step: "c", returnTo: "d" });
  expect(window.history.state).toEqual(entry("c", ["a", "b", "d", "a"]));
  show({ step: "d" });
  await waitFor(() => expect(window.history.state).toEqual(entry("d", ["a", "b"])));
});

it("tells which step a visited one was opened from", async () => {
  const visits: unknown[] = [];
  const onVisit: OnVisit<Step> = (step, returnTo) => void visits.push([step, returnTo]);
  const show = walk({ step: "a" }, { step: "b" }, { step: "d" }, { step: "a", returnTo: "d" });
  show({ step: "d", onVisit });
  await waitFor(() => expect(window.history.state).toEqual(entry("d", ["a", "b"])));
  await move(1);
  show({ step: "a", returnTo: "d", onVisit });
  await move(-1);
  show({ step: "d", onVisit });
  await move(-1);
  expect(visits).toEqual([
    ["a", "d"],
    ["d", undefined],
    ["b", undefined],
  ]);
});

it("returns to the step of the flow when that does not follow", async () => {
  const show = walk({ step: "a" }, { step: "b" });
  show({ step: "a" });
  await waitFor(() => expect(window.history.state).toEqual(entry("a", [])));
  show({ step: "a", onVisit: () => "a" });
  await move(1);
  await waitFor(() => expect(window.history.state).toEqual(entry("a", [])));
});

it("returns to the first entry when the flow is over, so that Back leaves it", async () => {
  window.history.replaceState({ before: 1 }, "", "/forside");
  window.history.pushState({ own: 1 }, "", "/kursus");
  const show = walk({ step: "a" }, { step: "b" }, { step: "c" });
  show({ step: undefined });
  await waitFor(() => expect(window.history.state).toEqual(entry("a", [])));
  await move(-1);
  expect(window.history.state).toEqual({ before: 1 });
});

it("does not visit steps of a flow that is over", async () => {
  const visits: unknown[] = [];
  const show = walk({ step: "a" }, { step: "b" });
  show({ step: undefined, onVisit: (step) => void visits.push(step) });
  await waitFor(() => expect(window.history.state).toEqual(entry("a", [])));
  await move(1);
  expect(visits).toEqual([]);
});

it("keeps two flows of a page apart", async () => {
  const visits: string[] = [];
  const both = (first: Step, second: Step) => (
    <>
      <Place flow="first" step={first} onVisit={(step) => void visits.push(`first ${step}`)} />
      <Place flow="second" step={second} onVisit={(step) => void visits.push(`second ${step}`)} />
    </>
  );
  const { rerender } = render(both("a", "a"));
  rerender(both("b", "a"));
  rerender(both("b", "b"));
  expect(window.history.state).toEqual({ own: 1, first: "b", firstTrail: [], second: "b", secondTrail: ["a"] });
  // The first flow cannot return to its entry without moving the second flow.
  rerender(both("a", "b"));
  expect(window.history.state).toEqual({ own: 1, first: "a", firstTrail: [], second: "b", secondTrail: ["a"] });
  expect(visits).toEqual([]);
});

it("ignores entries of others, and hostile ones", async () => {
  const visits: unknown[] = [];
  walk({ step: "a", onVisit: (step) => void visits.push(step) });
  for (const state of [undefined, null, 1, { course: "x" }, { course: ["a"] }, { courseTrail: "a" }]) {
    window.dispatchEvent(new PopStateEvent("popstate", { state }));
  }
  expect(visits).toEqual([]);
});
