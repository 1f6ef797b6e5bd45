import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { InlineConfirm } from "./inline-confirm.tsx";

const texts = { label: "Slet dit CV", question: "Vil du slette dit CV?", confirm: "Slet CV’et" } as const;
const opener = () => screen.getByRole("button", { name: "Slet dit CV" });
const group = () => screen.getByRole("group", { name: "Vil du slette dit CV?" });

it("asks in place with the focus on the question, and acts when it is confirmed", async () => {
  const onConfirm = vi.fn();
  const { container } = render(<InlineConfirm {...texts} onConfirm={onConfirm} />);
  await userEvent.click(opener());
  expect([document.activeElement, screen.queryByRole("button", { name: "Slet dit CV" })]).toEqual([group(), null]);
  expect(await axeFindings(container)).toEqual([]);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onConfirm).toHaveBeenCalledOnce();
});

it.each(["Escape", "Behold"])("goes back by %s, and returns the focus to its button", async (way) => {
  const onConfirm = vi.fn();
  render(<InlineConfirm {...texts} onConfirm={onConfirm} />);
  await userEvent.click(opener());
  if (way === "Escape") await userEvent.keyboard("{Escape}");
  else await userEvent.click(screen.getByRole("button", { name: way }));
  expect([document.activeElement, onConfirm.mock.calls.length]).toEqual([opener(), 0]);
});

it("cannot be left or confirmed again while it acts", async () => {
  const onConfirm = vi.fn();
  const { rerender } = render(<InlineConfirm {...texts} onConfirm={onConfirm} />);
  await userEvent.click(opener());
  rerender(<InlineConfirm {...texts} busy busyLabel="Sletter …" onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole("button", { name: "Sletter …" }));
  await userEvent.keyboard("{Escape}");
  expect([group(), onConfirm.mock.calls.length, screen.queryByRole("button", { name: "Behold" })]).toEqual([
    expect.anything(),
    0,
    null,
  ]);
});
