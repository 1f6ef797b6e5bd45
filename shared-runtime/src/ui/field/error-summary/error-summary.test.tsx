import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { axeFindings } from "../../../../testing/axe-findings.ts";
import { TextField } from "../text-field/text-field.tsx";
import { later } from "./error-summary.css.ts";
import { ErrorSummary } from "./error-summary.tsx";

const errors = [
  { fieldId: "one", message: "Skriv dit fornavn" },
  { fieldId: "two", message: "Skriv din e-mail" },
];
const scrolled: (string | null)[] = [];
beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = vi.fn(function scrollIntoView(this: Element) {
    scrolled.push(this.textContent);
  });
});

const form = (attempt: number) => (
  <>
    <ErrorSummary errors={errors} attempt={attempt} />
    <TextField id="one" name="one" label="Fornavn" value="" onChange={vi.fn()} problem="Skriv dit fornavn" />
    <TextField id="two" name="two" label="E-mail" value="" onChange={vi.fn()} problem="Skriv din e-mail" />
  </>
);

it("takes the focus after each failed attempt", () => {
  const { rerender } = render(form(1));
  const summary = screen.getByRole("group", { name: "Ret dette, før du går videre" });
  expect(document.activeElement).toBe(summary);
  screen.getByLabelText("Fornavn").focus();
  rerender(form(2));
  expect(document.activeElement).toBe(summary);
});

it("links to each field in reading order, and scrolls to its label", async () => {
  render(form(1));
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Skriv dit fornavn",
    "Skriv din e-mail",
  ]);
  await userEvent.click(screen.getByRole("link", { name: "Skriv din e-mail" }));
  expect(document.activeElement).toBe(screen.getByLabelText("E-mail"));
  expect(scrolled.at(-1)).toBe("E-mail");
});

it("links to a field inside a shadow root", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const container = root.appendChild(document.createElement("div"));
  render(form(1), { container, baseElement: container });
  await userEvent.click([...container.querySelectorAll("a")].at(-1)!);
  expect(root.activeElement?.id).toBe("two");
  host.remove();
});

it("shows the errors after the first one at a press, for phones, and keeps the focus", async () => {
  const { container } = render(form(1));
  const isLater = () => screen.getAllByRole("listitem").map(({ className }) => className === later);
  expect(isLater()).toEqual([false, true]);
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "og 1 til" }));
  expect([isLater(), screen.queryByRole("button")]).toEqual([[false, false], null]);
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Ret dette, før du går videre" }));
  expect(await axeFindings(container)).toEqual([]);
});

it.each([
  [errors, "Ret 2 ting, før du sender"],
  [errors.slice(1), "Ret én ting, før du sender"],
])("counts the errors in its title", (some, title) => {
  render(<ErrorSummary title="Ret {antal} ting, før du sender" errors={some} attempt={0} />);
  expect(screen.getByRole("heading").textContent).toBe(title);
  expect(screen.queryAllByRole("button")).toHaveLength(some.length - 1);
});
