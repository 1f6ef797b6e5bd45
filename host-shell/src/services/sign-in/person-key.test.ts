import { expect, it } from "vitest";
import { personInLog, personKey } from "./person-key.ts";

const secret = new Uint8Array(32).fill(1);

it.each([
  ["browsers", personKey],
  ["the log", personInLog],
])(
  "in %s is the same for the same person, another for each other one and for each secret, and has nothing of the id",
  (_, nameOf) => {
    const names = [
      nameOf(secret, "010190-1234"),
      nameOf(secret, "010190-1235"),
      nameOf(
        secret.map(() => 2),
        "010190-1234",
      ),
    ];
    expect(new Set(names).size).toBe(3);
    expect(nameOf(secret, "010190-1234")).toBe(names[0]);
    for (const name of names) expect(name).toMatch(/^[\w-]{22}$/);
  },
);

it("in the log is another name than in browsers", () => {
  expect(personInLog(secret, "010190-1234")).not.toBe(personKey(secret, "010190-1234"));
});
