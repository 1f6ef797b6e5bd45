import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";

const page = join(import.meta.dirname, "../../../content/lederkredsen/pages/medlemskab.json");

const Cards = v.object({
  componentName: v.literal("MembershipCards"),
  fields: v.object({
    items: v.array(
      v.object({
        fields: v.object({ price: v.object({ value: v.string() }), linkId: v.object({ value: v.string() }) }),
      }),
    ),
  }),
});
const Page = v.object({ placeholders: v.object({ "headless-main": v.array(v.unknown()) }) });

test("each card of the membership page quotes the price that the sign-up calculates with for its membership", async () => {
  const main = v.parse(Page, JSON.parse(await readFile(page, "utf8"))).placeholders["headless-main"];
  const cards = main.flatMap((rendering) => (v.is(Cards, rendering) ? rendering.fields.items : []));
  expect(Object.fromEntries(cards.map(({ fields }) => [fields.linkId.value, fields.price.value]))).toEqual({
    fagforening: "{{pris-fagforening-tal}}",
    "fagforening+akasse": "{{pris-fagforening-a-kasse-tal}}",
    akasse: "{{pris-a-kasse-tal}}",
  });
});
