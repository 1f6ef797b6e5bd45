import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { PasswordStrength } from "./password-strength.tsx";

const name = "Adgangskodens styrke";
const meter = () => {
  const element = screen.getByRole("meter", { name });
  return ["aria-valuenow", "aria-valuemax", "aria-valuetext"].map((attribute) => element.getAttribute(attribute));
};
const checks = () =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("lists what a password needs before anything is typed", async () => {
  const { container } = render(<PasswordStrength password="" />);
  expect(meter()).toEqual(["0", "100", "Ingen krav opfyldt"]);
  expect(checks()).toEqual([
    "Mindst 8 tegn, mangler",
    "Et stort bogstav, mangler",
    "Et lille bogstav, mangler",
    "Et tal, mangler",
    "Et specialtegn, fx ! eller #, mangler",
  ]);
  expect(await axeFindings(container)).toEqual([]);
});

it("rates a password while it is typed, and announces its level in one region", async () => {
  const { container, rerender } = render(<PasswordStrength password="sommer" />);
  const region = screen.getByRole("status");
  expect([meter(), region.textContent]).toEqual([["20", "100", "Meget svag"], "Meget svag"]);
  rerender(<PasswordStrength password="Sommer 26" />);
  expect([meter(), region.textContent]).toEqual([["80", "100", "God"], "God"]);
  expect(checks()[4]).toBe("Et specialtegn, fx ! eller #, mangler");
  rerender(<PasswordStrength password="Sommer-26" />);
  expect([meter(), screen.getByRole("status")]).toEqual([["100", "100", "Stærk"], region]);
  expect(checks().filter((check) => check?.endsWith(", opfyldt"))).toHaveLength(5);
  expect(await axeFindings(container)).toEqual([]);
});

it("never shows the password", () => {
  const { container } = render(<PasswordStrength password="Hemmelig-42" />);
  expect(container.innerHTML).not.toContain("Hemmelig-42");
});

it("can describe its field and have other texts", () => {
  render(
    <>
      <input aria-label="Adgangskode" aria-describedby="krav" />
      <PasswordStrength id="krav" password="a" texts={{ label: "Styrke", passed: "klaret" }} />
    </>,
  );
  expect(document.getElementById("krav")).toBe(screen.getByRole("list", { name: "Styrke" }));
  expect(document.getElementById("krav")?.textContent).toContain("Et lille bogstav, klaret");
});
