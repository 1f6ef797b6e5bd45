import { expect, it } from "vitest";
import { answerHeaders } from "./answer-headers.ts";

const strictTransportSecurity = "max-age=31536000";
const everywhere = [
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["x-content-type-options", "nosniff"],
].flat();

it("tells browsers to come back by https only where they came by https", () => {
  expect(answerHeaders({ publicUrl: "https://lk.example", strictTransportSecurity })).toEqual([
    ...everywhere,
    "strict-transport-security",
    "max-age=31536000",
  ]);
  expect(answerHeaders({ publicUrl: "http://127.0.0.1:4000", strictTransportSecurity })).toEqual(everywhere);
});
