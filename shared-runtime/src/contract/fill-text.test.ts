import { expect, it } from "vitest";
import { fillText } from "./fill-text.ts";

it("fills the places it has values for and leaves others as they are written", () => {
  expect(fillText("{meets} af {areas} – {ukendt} {toString}", { meets: 12, areas: "17" })).toBe(
    "12 af 17 – {ukendt} {toString}",
  );
});

it("takes a value as it is, whatever signs it has", () => {
  expect(fillText("Sender {name}", { name: "$& {name}.pdf" })).toBe("Sender $& {name}.pdf");
});
