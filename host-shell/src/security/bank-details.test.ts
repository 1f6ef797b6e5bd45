import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { OutboxMessage } from "../services/outbox/outbox-messages.ts";
import { createBankDetails } from "./bank-details.ts";
import { bankDetailsKeys } from "./bank-details-keys.ts";
import { sendOpened } from "../services/outbox/open-bank-details.ts";

const account = { regNo: "0040", accountNo: "0440116243" };
const [first, second] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];

it("opens what it sealed, and shows nothing of it", () => {
  const details = createBankDetails([first]);
  const sealed = details.seal(account, "member-1");
  expect(sealed).toMatch(/^v1\.[\da-f]{8}\.[\w-]+$/);
  expect(Buffer.from(sealed.split(".")[2] ?? "", "base64url").toString("latin1")).not.toContain("0440");
  expect(details.open(sealed, "member-1")).toEqual(account);
});

it("seals equal details alike, and those of another member or another account differently", () => {
  const { seal } = createBankDetails([first]);
  const sealed = seal(account, "member-1");
  expect(seal({ ...account }, "member-1")).toBe(sealed);
  expect(new Set([sealed, seal(account, "member-2"), seal({ ...account, regNo: "0041" }, "member-1")]).size).toBe(3);
});

it("is rotated by a new first key: the old one still opens", () => {
  const old = createBankDetails([first]).seal(account, "member-1");
  const rotated = createBankDetails([second, first]);
  expect(rotated.open(old, "member-1")).toEqual(account);
  expect(rotated.seal(account, "member-1")).not.toBe(old);
  const id = old.split(".")[1];
  expect(() => createBankDetails([second]).open(old, "member-1")).toThrow(
    `the key ${id} is missing: add it to BANK_DETAILS_KEYS`,
  );
});

it("opens nothing that was changed or belongs to somebody else", () => {
  const { seal, open } = createBankDetails([first]);
  const sealed = seal(account, "member-1");
  const flipped = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA");
  for (const [text, owner] of [
    [sealed, "member-2"],
    [flipped, "member-1"],
    [sealed.slice(0, 20), "member-1"],
  ] as const)
    expect(() => open(text, owner)).toThrow("does not open them");
  expect(() => open("v2.00000000.AA", "member-1")).toThrow("is missing");
});

it("makes a key at the first start that only the server's user can read, and keeps it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "keys-"));
  const [made] = await bankDetailsKeys(folder, undefined);
  expect(made).toHaveLength(32);
  expect(await bankDetailsKeys(folder, undefined)).toEqual([made]);
  const file = join(folder, "bank-details-key");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, "utf8")).toBe(`${Buffer.from(made!).toString("base64")}\n`);
  expect(await bankDetailsKeys(folder, [first])).toEqual([first]);
  await rm(folder, { recursive: true });
});

it("delivers the account itself, and keeps a message that it cannot open", async () => {
  const details = createBankDetails([first]);
  const sent: unknown[] = [];
  const messageOf = (payload: OutboxMessage["payload"]) => ({ payload }) as OutboxMessage;
  const deliver = (keys: readonly Uint8Array[], payload: OutboxMessage["payload"]) =>
    sendOpened(async (message) => {
      sent.push(message.payload);
      return { kind: "delivered" };
    }, createBankDetails(keys))(messageOf(payload), new AbortController().signal);
  const payload = { memberId: "member-1", payByInvoice: false, bankDetails: details.seal(account, "member-1") };

  expect(await deliver([second], payload)).toMatchObject({ kind: "failed", error: expect.stringContaining("missing") });
  expect(await deliver([first], payload)).toEqual({ kind: "delivered" });
  expect(await deliver([first], { name: "Hanne" })).toEqual({ kind: "delivered" });
  expect(sent).toEqual([{ memberId: "member-1", payByInvoice: false, ...account }, { name: "Hanne" }]);
});
