import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { useToasts } from "./use-toasts.tsx";

const onUndo = vi.fn();

function Page() {
  const { show, toasts } = useToasts();
  return (
    <>
      <button type="button" onClick={() => show({ message: "CV’et er slettet.", onUndo })}>
        Slet
      </button>
      {toasts}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const count = () => screen.queryAllByRole("button", { name: "Fortryd" }).length;
const pass = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};

beforeEach(() => {
  vi.useFakeTimers();
  onUndo.mockClear();
});
afterEach(() => vi.useRealTimers());

it("announces a message politely, also the same one again, and goes after ten seconds", () => {
  render(<Page />);
  press("Slet");
  const first = screen.getByRole("status").textContent;
  expect(first?.trim()).toBe("CV’et er slettet.");
  press("Slet");
  expect([screen.getByRole("status").textContent === first, count()]).toEqual([false, 2]);
  pass(9_999);
  expect(count()).toBe(2);
  pass(1);
  expect([count(), screen.queryByRole("region")]).toEqual([0, null]);
});

it("stays while it is pointed at or focused", () => {
  render(<Page />);
  press("Slet");
  const undo = screen.getByRole("button", { name: "Fortryd" });
  fireEvent.pointerEnter(undo.parentElement?.parentElement as Element);
  pass(60_000);
  expect(count()).toBe(1);
  act(() => undo.focus());
  fireEvent.pointerLeave(undo.parentElement?.parentElement as Element);
  pass(60_000);
  expect(count()).toBe(1);
  act(() => undo.blur());
  pass(10_000);
  expect(count()).toBe(0);
});

it("takes back what was done, and returns the focus", () => {
  render(<Page />);
  screen.getByRole("button", { name: "Slet" }).focus();
  press("Slet");
  act(() => screen.getByRole("button", { name: "Fortryd" }).focus());
  press("Fortryd");
  expect([onUndo.mock.calls.length, count(), document.activeElement?.textContent]).toEqual([1, 0, "Slet"]);
});

it("closes by its button and by Escape, and shows three at most", () => {
  render(<Page />);
  for (let presses = 0; presses < 4; presses += 1) press("Slet");
  expect(count()).toBe(3);
  fireEvent.click(screen.getAllByRole("button", { name: "Luk beskeden" })[0] as Element);
  expect(count()).toBe(2);
  fireEvent.keyDown(screen.getAllByRole("button", { name: "Fortryd" })[0] as Element, { key: "Escape" });
  expect(count()).toBe(1);
});

it("has no axe findings", async () => {
  const { container } = render(<Page />);
  press("Slet");
  vi.useRealTimers();
  expect(await axeFindings(container)).toEqual([]);
});
