import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import type { OperatorAccess } from "../../api/guards/operator-guard.ts";
import { createOperatorAccess } from "./operator-access.ts";
import { operatorToken } from "./operator-tokens.tables.ts";
import { createOperatorTokens, type OperatorTokens } from "./operator-tokens.ts";

const adminToken = "lka_a-token-that-is-for-tests-alone";

eachDatabase("a token of an operator", (tables) => {
  let tokens: OperatorTokens;
  let access: OperatorAccess;
  beforeEach(async () => {
    await tables().delete(operatorToken);
    tokens = createOperatorTokens(tables(), () => new Date());
    access = createOperatorAccess(tokens, adminToken);
  });
  const issue = (right: "widgets" | "jobs" | "outbox" = "jobs") =>
    tokens.issue({ right, label: "Import", days: 30, actor: "Hanne" });

  it("is stored only as a hash, with its end", async () => {
    const { id, token, expiresAt } = await issue();
    expect(token).toMatch(/^lko_[\w-]{43}$/);
    const rows = await tables().select().from(operatorToken);
    expect(rows).toEqual([
      {
        id,
        right: "jobs",
        label: "Import",
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        createdAt: expect.any(Date),
        createdBy: "Hanne",
        expiresAt,
        revokedAt: null,
        revokedBy: null,
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(4));
    const days = (expiresAt.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
  });

  it("has its own right and no other", async () => {
    const { id, token } = await issue("jobs");
    expect(await access.holder(token, "jobs")).toEqual({ operator: { name: "Import", tokenId: id } });
    for (const right of ["widgets", "outbox"] as const)
      expect(await access.holder(token, right)).toEqual({ refusal: "other right", token: { id, label: "Import" } });
    expect(access.administrator(token)).toBe(false);
  });

  it("opens nothing after its end, and nothing once it is revoked", async () => {
    const [short, lost] = [await issue(), await issue()];
    await tables()
      .update(operatorToken)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(operatorToken.id, short.id));
    expect(await access.holder(short.token, "jobs")).toEqual({
      refusal: "expired",
      token: { id: short.id, label: "Import" },
    });
    expect(await tokens.revoke(lost.id, "Bo")).toEqual({ right: "jobs", label: "Import" });
    expect(await tokens.revoke(lost.id, "Bo")).toBeUndefined();
    expect(await access.holder(lost.token, "jobs")).toEqual({
      refusal: "revoked",
      token: { id: lost.id, label: "Import" },
    });
  });

  it("differs from everything else that may be sent, and the administrator has every right", async () => {
    await issue();
    for (const guess of ["", "lko_guess", "lka_"])
      expect(await access.holder(guess, "jobs")).toEqual({ refusal: "unknown" });
    for (const right of ["widgets", "jobs", "outbox"] as const)
      expect(await access.holder(adminToken, right)).toEqual({ operator: { name: "administrator" } });
    expect(access.administrator(adminToken)).toBe(true);
  });

  it("is listed with who made and revoked it, and without secrets", async () => {
    const first = await issue("jobs");
    const second = await issue("outbox");
    await tokens.revoke(first.id, "Bo");
    const listed = (right: string) => ({
      right,
      label: "Import",
      createdAt: expect.any(Date),
      createdBy: "Hanne",
      expiresAt: expect.any(Date),
    });
    expect(await tokens.list()).toEqual([
      { ...listed("outbox"), id: second.id, revokedAt: null, revokedBy: null },
      { ...listed("jobs"), id: first.id, revokedAt: expect.any(Date), revokedBy: "Bo" },
    ]);
  });
});
