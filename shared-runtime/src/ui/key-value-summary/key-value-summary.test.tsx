import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { Button } from "../button/button.tsx";
import { KeyValueSummary } from "./key-value-summary.tsx";

it("lists each value with its label and its action", async () => {
  const { container } = render(
    <KeyValueSummary
      rows={[
        { label: "Telefon", value: "70 20 30 40", action: <Button variant="quiet">Ret telefon</Button> },
        { label: "Medlem siden", value: "2019" },
      ]}
    />,
  );
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Telefon", "Medlem siden"]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "70 20 30 40",
    "Ret telefon",
    "2019",
  ]);
  expect(await axeFindings(container)).toEqual([]);
});
