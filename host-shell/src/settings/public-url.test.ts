import { expect, it } from "vitest";
import { publicUrlOf } from "./public-url.ts";

it.each([
  ["127.0.0.1", "http://127.0.0.1:4000"],
  ["www.lederkredsen.example", "http://www.lederkredsen.example:4000"],
  ["0.0.0.0", "http://localhost:4000"],
  ["::", "http://localhost:4000"],
  ["::1", "http://[::1]:4000"],
])("a server on %s is reached at %s", (host, url) => {
  expect(publicUrlOf({ host, publicUrl: undefined }, 4_000)).toBe(url);
  expect(URL.parse(url)?.origin).toBe(url);
});

it("a server is reached at its public URL", () => {
  expect(publicUrlOf({ host: "::", publicUrl: "https://www.lederkredsen.example" }, 4_000)).toBe(
    "https://www.lederkredsen.example",
  );
});
