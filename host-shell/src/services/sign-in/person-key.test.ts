import { expect, it } from "vitest";
import { personKey } from "./person-key.ts";

const secret = new Uint8Array(32).fill(1);

it("is the same for the same person, another for each other one and for each secret, and has nothing of the id", () => {
  const keys = [
    personKey(secret, "010190-1234"),
    personKey(secret, "010190-1235"),
    personKey(
      secret.map(() => 2),
      "010190-1234",
    ),
  ];
  expect(new Set(keys).size).toBe(3);
  expect(personKey(secret, "010190-1234")).toBe(keys[0]);
  for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/);
});
