import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Button } from "../button/button.tsx";
import { Dialog } from "./dialog.tsx";

it.each([
  ["ArrowDown", 120],
  ["ArrowUp", 80],
  ["PageDown", 280],
  [" ", 280],
  ["Home", 0],
  ["End", 1000],
])("the key %j scrolls the content of a dialog that has the focus", (key, top) => {
  render(<Dialog open title="Titel" onClose={vi.fn()} actions={<Button>Videre</Button>} />);
  const dialog = screen.getByRole("dialog");
  const content = dialog.querySelector("[data-dialog-scroller]")!;
  Object.defineProperty(content, "clientHeight", { value: 200 });
  content.scrollTop = 100;

  fireEvent.keyDown(screen.getByRole("button", { name: "Videre" }), { key });
  fireEvent.keyDown(dialog, { key, ctrlKey: true });
  expect(content.scrollTop, "a key that is meant for something else").toBe(100);
  expect(fireEvent.keyDown(dialog, { key }), "the page behind stays").toBe(false);
  // Browsers do not scroll beyond the content.
  expect(Math.min(Math.max(content.scrollTop, 0), 1000)).toBe(top);
});
