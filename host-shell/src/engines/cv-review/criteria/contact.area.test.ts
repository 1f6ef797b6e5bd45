import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

function emailItem(lines: string): unknown {
  const cv = cvFromText(`Hanne Bruun\n${lines}\n# Profil\nJeg er leder.`);
  const item = reviewAreas(cv, new Date("2026-11-20T12:00:00Z"))
    .find(({ meta }) => meta.key === "contact")
    ?.items.find(({ title }) => title === "E-mail");
  return [item?.warning, item?.text];
}

it("finds an e-mail address that wraps to the next line, and mentions it", () => {
  expect(emailItem("hanne.bruun@mikkelsen-\npost.dk")).toEqual([
    false,
    "Din e-mailadresse er delt over to linjer: »hanne.bruun@mikkelsen-post.dk«. Sæt den gerne på én linje, så den er nem at kopiere.",
  ]);
});

it("does not report a missing address if it found part of one", () => {
  expect(emailItem("hanne.bruun@mikk\nelsen.dk")).toEqual([
    false,
    "Vi fandt »hanne.bruun@mikk«, men kan ikke se, om det er hele din e-mailadresse. Skriv den på én linje, så den er nem at læse og kopiere.",
  ]);
});

it("reports a missing address", () => {
  expect(emailItem("28 44 19 03")).toEqual([
    true,
    "Vi fandt ingen e-mailadresse. Skriv din private e-mailadresse øverst under dit navn, så den, der vil invitere dig til samtale, kan svare med det samme.",
  ]);
});
