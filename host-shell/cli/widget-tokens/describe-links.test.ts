import { expect, it } from "vitest";
import { describeLinks } from "./describe-links.ts";

const link = {
  id: "3c8e5b7a-21d4-4f6b-9e0a-7d5c4b3a2f10",
  widget: "cv-check",
  origin: "https://dev.example",
  actor: "Hanne (CV team)",
  createdAt: "2026-01-05T12:00:00Z",
  expiresAt: "2026-01-05T20:00:00Z",
};
const revokedAt = "2026-01-05T13:00:00Z";

it("says who revoked a link, or that it ended with its deploy token", () => {
  const described = describeLinks({
    links: [
      { ...link, revokedAt: null, revokedBy: null },
      { ...link, revokedAt, revokedBy: "Bo" },
      { ...link, revokedAt, revokedBy: null },
    ],
  });
  const made = `${link.id}  cv-check  https://dev.example  made 2026-01-05 12:00 UTC by Hanne (CV team)  until 2026-01-05 20:00 UTC`;
  expect(described.split("\n")).toEqual([
    made,
    `${made}  revoked 2026-01-05 13:00 UTC by Bo`,
    `${made}  revoked 2026-01-05 13:00 UTC with its deploy token`,
  ]);
});
