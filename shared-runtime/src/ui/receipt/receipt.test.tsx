import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { offPaper } from "../print/print.css.ts";
import { Receipt } from "./receipt.tsx";

const sentAt = new Date("2026-11-24T12:05:00Z");
const rows = [
  { name: "Emne", value: "Sparring om løn" },
  { name: "Filer", value: "kontrakt.pdf" },
];

it("says what was sent, when, by which number, and what happens next", async () => {
  const { container } = render(
    <Receipt
      title="Tak for din henvendelse"
      number="LK-2026-004711"
      sentAt={sentAt}
      rows={rows}
      next={[{ key: "call", state: "now", title: "En rådgiver læser den", time: "Inden for to hverdage" }]}
    />,
  );
  const receipt = within(screen.getByRole("article", { name: "Tak for din henvendelse" }));
  const facts = receipt.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ["Kvitteringsnummer", "LK-2026-004711"],
    ["Sendt", "24. november 2026 kl. 13.05"],
    ["Emne", "Sparring om løn"],
    ["Filer", "kontrakt.pdf"],
  ]);
  expect(container.querySelector("time")?.dateTime).toBe("2026-11-24T12:05:00.000Z");
  expect(within(receipt.getByRole("list", { name: "Det sker der nu" })).getByRole("listitem").textContent).toBe(
    "Nu: En rådgiver læser denInden for to hverdage",
  );
  expect(await axeFindings(container)).toEqual([]);
});

it("has a title that takes the focus, and a text below it", () => {
  const titleRef = createRef<HTMLHeadingElement>();
  render(<Receipt title="Tak" titleRef={titleRef} lead="Vi har den." number="1" sentAt={sentAt} rows={rows} />);
  titleRef.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Tak" }));
  expect(document.activeElement?.nextElementSibling?.textContent).toBe("Vi har den.");
});

it("prints on request, without its buttons and notes", async () => {
  const onPrint = vi.fn<() => void>();
  render(
    <Receipt
      title="Tak"
      number="1"
      sentAt={sentAt}
      rows={rows}
      onPrint={onPrint}
      action={<a href="#forside">Til forsiden</a>}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Udskriv" }));
  expect(onPrint).toHaveBeenCalledTimes(1);
  const left = [
    screen.getByRole("button", { name: "Udskriv" }),
    screen.getByRole("link", { name: "Til forsiden" }),
    screen.getByText("Modtaget"),
  ];
  expect(left.map((part) => part.closest(`.${offPaper}`) !== null)).toEqual([true, true, true]);
  expect(screen.getByRole("heading", { name: "Tak" }).closest(`.${offPaper}`)).toBeNull();
});
