import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../../testing/axe-findings.ts";
import { Combobox } from "./combobox.tsx";

// jsdom has no layout.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const options = ["Aalborg", "Aarhus", "Odense", "Rønne"].map((label) => ({ value: label.toLowerCase(), label }));
const town = { id: "town", name: "town", label: "By", options };

/** Holds the value of the field, as a form does. */
function Town({ initial, onWrite }: { readonly initial: string; readonly onWrite: (value: string) => void }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    setValue(next);
    onWrite(next);
  };
  return <Combobox {...town} value={value} onChange={change} hint="Skriv" problem="Vælg en by" required />;
}

/** The texts that describe an element, joined by " | ". */
const descriptionOf = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" | ");

function show(initial = "", container?: HTMLElement) {
  const onWrite = vi.fn();
  const view = render(
    <>
      <Town initial={initial} onWrite={onWrite} />
      <button type="button">Næste</button>
    </>,
    container ? { container, baseElement: container } : {},
  );
  return { ...view, onWrite };
}
/** The time for a lazy import: Vitest requests each module from its main process, even one that it already has. */
const loading = { timeout: 15_000 };
const search = async (inside: HTMLElement = document.body) => {
  await waitFor(() => expect(within(inside).getByRole("combobox").tagName).toBe("INPUT"), loading);
  return within(inside).getByRole<HTMLInputElement>("combobox", { name: "By" });
};
const suggestions = (inside: HTMLElement = document.body) =>
  within(inside)
    .queryAllByRole("option")
    .map(({ textContent }) => textContent);

it("is a native select until the search is loaded", async () => {
  const { container } = show("odense");
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "By" });
  expect([select.tagName, select.selectedOptions[0]?.text, select.options[0]?.text]).toEqual([
    "SELECT",
    "Odense",
    "Vælg …",
  ]);
  expect(descriptionOf(select)).toBe("Skriv | Fejl: Vælg en by");
  const input = await search();
  expect([input.id, input.value, input.name, descriptionOf(input)]).toEqual([
    "town",
    "Odense",
    "town",
    "Skriv | Fejl: Vælg en by",
  ]);
  expect([input.getAttribute("aria-required"), input.getAttribute("aria-invalid")]).toEqual(["true", "true"]);
  expect(await axeFindings(container)).toEqual([]);
});

it("stays a native select while that has the focus", async () => {
  const { onWrite } = show();
  const select = screen.getByRole("combobox", { name: "By" });
  select.focus();
  await import("./search-box.tsx");
  await userEvent.selectOptions(select, "Rønne");
  expect([document.activeElement === select, select.isConnected]).toEqual([true, true]);
  await userEvent.tab();
  const input = await search();
  expect([input.value, onWrite.mock.calls]).toEqual(["Rønne", [["rønne"]]]);
});

it("finds by typing, and is chosen by the keyboard", async () => {
  const { container, onWrite } = show();
  const input = await search();
  await userEvent.type(input, "aa");
  await waitFor(() => expect(suggestions()).toEqual(["Aalborg", "Aarhus"]));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("2 forslag"));
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.keyboard("{ArrowDown}");
  const active = () => document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent;
  await waitFor(() => expect(active()).toBe("Aarhus"));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect([input.value, onWrite.mock.calls]).toEqual(["Aarhus", [["aarhus"]]]));
  expect(input.getAttribute("aria-expanded")).toBe("false");
});

it("is opened and chosen by presses, and cleared by its button", async () => {
  const { onWrite } = show();
  const input = await search();
  await userEvent.click(screen.getByRole("button", { name: "Vis forslag" }));
  await userEvent.click(await screen.findByRole("option", { name: "Odense" }));
  await waitFor(() => expect(input.value).toBe("Odense"));
  await userEvent.click(screen.getByRole("button", { name: "Ryd feltet" }));
  await waitFor(() => expect([input.value, onWrite.mock.calls]).toEqual(["", [["odense"], [""]]]));
});

it("says that nothing is found, and returns to its value when it is left", async () => {
  const { onWrite } = show("odense");
  const input = await search();
  await userEvent.type(input, " xyz");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Ingen forslag. Ret det, du har skrevet."));
  expect(input.value).toBe("Odense xyz");
  await userEvent.tab();
  await waitFor(() => expect([input.value, onWrite.mock.calls]).toEqual(["Odense", []]));
});

it("is empty when its text is deleted", async () => {
  const { onWrite } = show("odense");
  const input = await search();
  await userEvent.clear(input);
  await userEvent.tab();
  await waitFor(() => expect([input.value, onWrite.mock.calls]).toEqual(["", [[""]]]));
});

it("shows a value from elsewhere", async () => {
  const { rerender } = render(<Combobox {...town} value="odense" onChange={vi.fn()} />);
  const input = await search();
  rerender(<Combobox {...town} value="rønne" onChange={vi.fn()} />);
  await waitFor(() => expect(input.value).toBe("Rønne"));
  rerender(<Combobox {...town} value="" onChange={vi.fn()} />);
  await waitFor(() => expect(input.value).toBe(""));
});

it("works inside a shadow root", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const container = root.appendChild(document.createElement("div"));
  const next = root.appendChild(document.createElement("button"));
  const { onWrite } = show("", container);
  const input = await search(container);
  await userEvent.type(input, "røn");
  await waitFor(() => expect(suggestions(container)).toEqual(["Rønne"]));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect([input.value, onWrite.mock.calls]).toEqual(["Rønne", [["rønne"]]]));

  // Typed text without a choice is replaced by the value, even after Escape.
  for (const keys of ["{Backspace}{Backspace}", "xyz{Escape}"]) {
    await userEvent.type(input, keys);
    act(() => next.focus());
    await waitFor(() => expect([input.value, input.getAttribute("aria-expanded")]).toEqual(["Rønne", "false"]));
  }
  expect(onWrite).toHaveBeenCalledTimes(1);
  host.remove();
});

it("shows the first 50 of many, and says that there are more", async () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ value: String(index), label: `Virksomhed ${index}` }));
  render(<Combobox {...town} options={many} value="" onChange={vi.fn()} />);
  await userEvent.type(await search(), "virk");
  await waitFor(() => expect(suggestions().length).toBe(50));
  expect(screen.getByText("Skriv mere for at se de øvrige 70.")).toBeDefined();
});
