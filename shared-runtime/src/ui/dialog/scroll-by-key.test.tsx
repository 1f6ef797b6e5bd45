import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Button } from "../button/button.tsx";
import { Dialog } from "./dialog.tsx";

it.each([
  ["ArrowDown", {}, 120],
  ["ArrowUp", {}, 80],
  ["PageDown", {}, 280],
  [" ", {}, 280],
  [" ", { shiftKey: true }, 0],
  ["Home", {}, 0],
  ["End", {}, 1000],
])("the key %j with %j scrolls the content of a dialog that has the focus", (key, modifiers, top) => {
  render(<Dialog open title="Titel" onClose={vi.fn()} actions={<Button>Videre</Button>} />);
  const dialog = screen.getByRole("dialog");
  const content = dialog.querySelector("[data-dialog-scroller]")!;
  const sizes = { clientHeight: 200, scrollHeight: 1000 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(content, name, { value });
  content.scrollTop = 100;

  fireEvent.keyDown(screen.getByRole("button", { name: "Videre" }), { key, ...modifiers });
  fireEvent.keyDown(dialog, { key, ctrlKey: true });
  expect(content.scrollTop, "a key that is meant for something else").toBe(100);
  expect(fireEvent.keyDown(dialog, { key, ...modifiers }), "the page behind stays").toBe(false);
  expect(content.scrollTop).toBe(top);
});
