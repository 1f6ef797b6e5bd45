import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { Accordion, type AccordionItem } from "./accordion.tsx";

const items: readonly AccordionItem[] = [
  {
    key: "results",
    title: "Resultater",
    status: "warn",
    badge: "2 forslag",
    content: <p>Skriv, hvad der kom ud af det.</p>,
  },
  { key: "profile", title: "Profiltekst", status: "good", badge: "Følger anbefalingen", content: <p>56 ord.</p> },
];

function Areas({ initially = [] }: { readonly initially?: readonly string[] }) {
  const [open, setOpen] = useState(initially);
  return (
    <Accordion
      items={items}
      open={open}
      onChange={setOpen}
      openAllLabel="Åbn alle områder"
      closeAllLabel="Luk alle områder"
    />
  );
}

const openOnes = () => [...document.querySelectorAll("details")].map((item) => item.open);

it("gives every item a heading and names its status in words", () => {
  render(<Areas />);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Resultater",
    "Profiltekst",
  ]);
  expect([...document.querySelectorAll("summary")].map(({ textContent }) => textContent)).toEqual([
    "Resultater2 forslag",
    "ProfiltekstFølger anbefalingen",
  ]);
});

it("opens and closes all items", async () => {
  render(<Areas initially={["profile"]} />);

  await userEvent.click(screen.getByRole("button", { name: "Åbn alle områder" }));
  expect(openOnes()).toEqual([true, true]);
  await userEvent.click(screen.getByRole("button", { name: "Luk alle områder" }));
  expect(openOnes()).toEqual([false, false]);
});

it("marks the buttons unavailable when nothing is left to open or close", async () => {
  render(<Areas />);
  const unavailable = () =>
    ["Åbn alle områder", "Luk alle områder"].map((name) =>
      screen.getByRole("button", { name }).getAttribute("aria-disabled"),
    );
  expect(unavailable()).toEqual([null, "true"]);
  await userEvent.click(screen.getByRole("button", { name: "Åbn alle områder" }));
  expect(unavailable()).toEqual(["true", null]);
});

it("follows an item that the browser opens or closes, and reports the keys in the order of the items", () => {
  const onChange = vi.fn();
  const { container } = render(<Accordion items={items} open={["profile"]} onChange={onChange} />);
  const [results, profile] = container.querySelectorAll("details");

  results!.open = true;
  fireEvent(results!, new Event("toggle"));
  profile!.open = false;
  fireEvent(profile!, new Event("toggle"));

  expect(onChange.mock.calls).toEqual([[["results", "profile"]], [[]]]);
});

it("does not report an item that it opened itself", () => {
  const onChange = vi.fn();
  const { container } = render(<Accordion items={items} open={["profile"]} onChange={onChange} />);
  fireEvent(container.querySelectorAll("details")[1]!, new Event("toggle"));
  expect(onChange).not.toHaveBeenCalled();
});

it("has no axe findings, closed or open", async () => {
  const { container } = render(<Areas initially={["results"]} />);
  expect(await axeFindings(container)).toEqual([]);
});
