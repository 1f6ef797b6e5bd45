import { describe, expect, it } from "vitest";
import { isAccountNo, isRegNo, pastedAccount, wholeAccountNo } from "./bank-account.ts";

describe("pastedAccount", () => {
  const account = { regNo: "0040", accountNo: "0440116243" };

  it.each([
    "DK5000400440116243",
    "DK50 0040 0440 1162 43",
    "IBAN: dk50 0040 0440 1162 43",
    "0040 0440116243",
    "0040-0440116243",
    "00400440116243",
    "0040 440116243",
    "Reg.nr. 0040 Kontonr. 0440116243",
    "reg 0040 konto 440 116 243",
    "\u202DDK50\u202F0040\u202F0440\u202F1162\u202F43\u202C",
    "ＤＫ５０００４００４４０１１６２４３",
    "0040\u20110440116243",
    "0040–04\u200B40116243",
  ])("finds both numbers in %j, in either field", (text) => {
    for (const field of ["regNo", "accountNo"] as const)
      expect(pastedAccount(text, field)).toEqual({ kind: "account", account });
  });

  it("takes ten grouped digits as the account number alone, unless they stand where the registration number does", () => {
    expect(pastedAccount("1234 567 890", "accountNo")).toEqual({ kind: "field" });
    expect(pastedAccount("1234 567 890", "regNo")).toEqual({
      kind: "account",
      account: { regNo: "1234", accountNo: "0000567890" },
    });
  });

  it.each(["DK5100400440116243", "DK50 0040 0440 1162 34"])("refuses the mistyped %j", (text) => {
    expect(pastedAccount(text, "accountNo")).toEqual({ kind: "mistyped-iban" });
  });

  it("knows an account abroad", () => {
    expect(pastedAccount("SE45 5000 0000 0583 9825 7466", "regNo")).toEqual({ kind: "foreign-iban" });
    expect(pastedAccount("GB29 NWBK 6016 1331 9268 19", "accountNo")).toEqual({ kind: "foreign-iban" });
  });

  it.each([
    ["0040", "regNo"],
    ["440116243", "accountNo"],
    ["", "accountNo"],
    ["konto", "regNo"],
    ["123456789012345678", "accountNo"],
  ] as const)("leaves %j to its field", (text, field) => {
    expect(pastedAccount(text, field)).toEqual({ kind: "field" });
  });
});

it("fills an account number up", () => {
  expect([wholeAccountNo("44 01"), wholeAccountNo("")]).toEqual(["0000004401", ""]);
});

it("knows numbers that cannot be", () => {
  expect(["1234", "0040", "0000", "123", "12345", ""].map(isRegNo)).toEqual([true, true, false, false, false, false]);
  expect(["1", "0440116243", "0000000000", "12345678901", "x"].map(isAccountNo)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
