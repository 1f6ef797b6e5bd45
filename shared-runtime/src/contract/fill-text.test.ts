import { expect, it } from "vitest";
import { fillText } from "./fill-text.ts";

it("fills the placeholders that have values and leaves the others unchanged", () => {
  expect(fillText("{meets} af {areas} – {ukendt} {toString}", { meets: 12, areas: "17" })).toBe(
    "12 af 17 – {ukendt} {toString}",
  );
});

it("takes names in any letters", () => {
  expect(fillText("{år}: {indførte}", { år: 2026, indførte: "Led" })).toBe("2026: Led");
});

it("inserts a value literally, whatever characters it has", () => {
  expect(fillText("Sender {name}", { name: "$& {name}.pdf" })).toBe("Sender $& {name}.pdf");
});
