import { expect, test } from "vitest";
import { addressOfHash } from "./address-of-hash.ts";

const addressOf = (hash: string) => addressOfHash({ hash, pathname: "/soeg" });

test("the hash of the external service becomes the address of the same search", () => {
  expect(addressOf("#?cludoquery=l%C3%B8n&cludopage=1&cludoinputtype=standard")).toBe("/soeg?q=l%C3%B8n");
  expect(addressOf("#?cludoquery=l%C3%B8n&cludopage=3&cludoCategory=Guide")).toBe(
    "/soeg?q=l%C3%B8n&kategori=Guide&side=3",
  );
});

test("other hashes stay what they are", () => {
  for (const hash of ["", "#indhold", "#?side=2", "#cludo"]) expect(addressOf(hash)).toBeUndefined();
});

test("of a hash with two searches the first counts, a long one is cut, and markup stays text", () => {
  expect(addressOf("#?cludoquery=en&cludoquery=to")).toBe("/soeg?q=en");
  expect(addressOf(`#?cludoquery=${"a".repeat(10_000)}`)).toBe(`/soeg?q=${"a".repeat(200)}`);
  expect(addressOf("#?cludoquery=%3Cimg%20src=x%20onerror=alert(1)%3E")).toBe(
    "/soeg?q=%3Cimg+src%3Dx+onerror%3Dalert%281%29%3E",
  );
  expect(addressOf("#?cludoquery=%20%20")).toBe("/soeg");
  expect(addressOf("#?cludoquery=%E0%A4%A")).toBeDefined();
});
