import { TokenList } from "shared-runtime/api/registry-management.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { describeTokens } from "./describe-tokens.ts";

const forged = "Hanne\n2026-01-01 00:00 UTC  Bo published 9.9.9.\u001b[2K\u009b1A\u202e";
const unmasked = String.raw`Hanne\u000a2026-01-01 00:00 UTC  Bo published 9.9.9.\u001b[2K\u009b1A\u202e`;

it("escapes control characters of a stored label, which could forge a line or move the cursor", () => {
  const tokens = v.parse(TokenList, {
    tokens: [
      { id: "1", widget: "sample", label: forged, createdAt: "2026-11-20T14:03:22Z", expiresAt: null, revokedAt: null },
    ],
  });
  expect(describeTokens(tokens, Date.now())).toBe(
    `1  sample  "${unmasked}"  made 2026-11-20 14:03 UTC  without an end`,
  );
});

it("says when each token ends or ended", () => {
  const token = { id: "1", widget: "sample", label: "Team", createdAt: "2026-11-20T14:03:22Z", revokedAt: null };
  const tokens = [
    { ...token, expiresAt: "2027-11-20T14:03:22Z" },
    { ...token, id: "2", expiresAt: "2026-11-30T14:03:22Z" },
    { ...token, id: "3", expiresAt: "2027-11-20T14:03:22Z", revokedAt: "2026-11-21T09:00:00Z" },
  ];
  expect(describeTokens({ tokens }, Date.parse("2026-12-01T00:00:00Z"))).toBe(
    [
      '1  sample  "Team"  made 2026-11-20 14:03 UTC  until 2027-11-20 14:03 UTC',
      '2  sample  "Team"  made 2026-11-20 14:03 UTC  expired 2026-11-30 14:03 UTC',
      '3  sample  "Team"  made 2026-11-20 14:03 UTC  revoked 2026-11-21 09:00 UTC',
    ].join("\n"),
  );
});
