import { OperatorTokenList } from "shared-runtime/api/operator-tokens.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { describeOperatorTokens } from "./describe-operator-tokens.ts";

const now = Date.parse("2026-12-01T00:00:00Z");
const token = {
  id: "1",
  right: "jobs",
  label: "Import",
  createdAt: "2026-11-20T14:03:22Z",
  createdBy: "hanne",
  expiresAt: "2027-02-18T14:03:22Z",
  revokedAt: null,
  revokedBy: null,
};

it("says when each token ends or ended", () => {
  const tokens = [
    token,
    { ...token, id: "2", right: "widgets", expiresAt: "2026-11-30T14:03:22Z" },
    { ...token, id: "3", right: "outbox", revokedAt: "2026-11-21T09:00:00Z", revokedBy: "bo" },
  ];
  expect(describeOperatorTokens({ tokens }, now)).toBe(
    [
      '1  jobs     "Import"  made 2026-11-20 14:03 UTC by hanne  until 2027-02-18 14:03 UTC',
      '2  widgets  "Import"  made 2026-11-20 14:03 UTC by hanne  expired 2026-11-30 14:03 UTC',
      '3  outbox   "Import"  made 2026-11-20 14:03 UTC by hanne  revoked 2026-11-21 09:00 UTC by bo',
    ].join("\n"),
  );
  expect(describeOperatorTokens({ tokens: [] }, now)).toBe("No token was made yet.");
});

it("escapes control characters of a stored label, which could forge a line or move the cursor", () => {
  const forged = v.parse(OperatorTokenList, { tokens: [{ ...token, label: "Import\n1  jobs\u001b[2K" }] });
  expect(describeOperatorTokens(forged, now)).toContain(String.raw`"Import\u000a1  jobs\u001b[2K"`);
});
