import { TokenList } from "shared-runtime/api/registry-management.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { describeTokens } from "./describe-tokens.ts";

const forged = "Hanne\n2026-01-01 00:00 UTC  Bo published 9.9.9.\u001b[2K\u009b1A\u202e";
const unmasked = String.raw`Hanne\u000a2026-01-01 00:00 UTC  Bo published 9.9.9.\u001b[2K\u009b1A\u202e`;

it("escapes control characters of a stored label, which could forge a line or move the cursor", () => {
  const tokens = v.parse(TokenList, {
    tokens: [{ id: "1", widget: "sample", label: forged, createdAt: "2026-11-20T14:03:22Z", revokedAt: null }],
  });
  expect(describeTokens(tokens)).toBe(`1  sample  "${unmasked}"  made 2026-11-20 14:03 UTC`);
});
