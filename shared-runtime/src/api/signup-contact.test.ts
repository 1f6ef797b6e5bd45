import * as v from "valibot";
import { expect, it } from "vitest";
import { ContactInfo } from "./signup-contact.ts";

const cityOf = (city: string) =>
  v
    .safeParse(ContactInfo, { city })
    .issues?.filter(({ path }) => path?.[0].key === "city")
    .map(({ message }) => message);

it.each(["Å", "Aarhus C", "東京", "القاهرة", "2. by"])("takes the city %s", (city) => {
  expect(cityOf(city)).toEqual([]);
});

it.each(["😀", "🌱 🌱", "-", "8000", "ـ", "ˈ", "\u0301"])("asks for a city instead of %j", (city) => {
  expect(cityOf(city)).toEqual(["Skriv din by"]);
});
