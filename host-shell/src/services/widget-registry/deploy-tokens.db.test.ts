import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { deployToken } from "./widget-registry.tables.ts";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { createRegistryStore } from "./registry-store.ts";
import { createDeployTokens, type DeployTokens } from "./deploy-tokens.ts";
import { emptyRegistry } from "./testing/empty-registry.ts";

eachDatabase("a deploy token", (tables) => {
  let tokens: DeployTokens;
  beforeEach(async () => {
    await emptyRegistry(tables());
    tokens = createDeployTokens(tables(), () => new Date());
  });

  it("is stored only as a hash", async () => {
    const { id, token, expiresAt } = await tokens.issue({ widget: "sample", label: "Team CV", days: 30, actor: "Bo" });
    expect(token).toMatch(/^lk_[\w-]{43}$/);
    const rows = await tables().select().from(deployToken);
    expect(rows).toEqual([
      {
        id,
        widget: "sample",
        label: "Team CV",
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        createdAt: expect.any(Date),
        expiresAt,
        revokedAt: null,
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(3));
  });

  it("has a label for its own widget only", async () => {
    const [one, other] = [
      await tokens.issue({ widget: "sample", label: "Team CV", days: 30, actor: "Bo" }),
      await tokens.issue({ widget: "sample", label: "The pipeline", days: 30, actor: "Bo" }),
    ];
    await tokens.issue({ widget: "other", label: "Another team", days: 30, actor: "Bo" });
    const checked = [one.token, other.token, "lk_guess", ""].map((token) => tokens.check("sample", token));
    const unknown = { refusal: "unknown" };
    expect(await Promise.all(checked)).toEqual([
      { id: one.id, label: "Team CV", expiresAt: one.expiresAt },
      { id: other.id, label: "The pipeline", expiresAt: other.expiresAt },
      unknown,
      unknown,
    ]);
    expect(await tokens.check("other", one.token)).toEqual({ refusal: "other widget", label: "Team CV" });
  });

  it("is not valid after it is revoked", async () => {
    const { id, token } = await tokens.issue({ widget: "sample", label: "Team CV", days: 30, actor: "Bo" });
    expect([await tokens.revoke(id, "Bo"), await tokens.revoke(id, "Bo")]).toEqual([true, false]);
    expect(await tokens.check("sample", token)).toEqual({ refusal: "revoked", label: "Team CV" });
  });

  it("is not valid after its end; one of an earlier release has none", async () => {
    const { id, token } = await tokens.issue({ widget: "sample", label: "Team CV", days: 30, actor: "Bo" });
    const endAt = (expiresAt: Date | null) =>
      tables().update(deployToken).set({ expiresAt }).where(eq(deployToken.id, id));
    await endAt(new Date(Date.now() - 1_000));
    expect(await tokens.check("sample", token)).toEqual({ refusal: "expired", label: "Team CV" });
    await endAt(null);
    expect(await tokens.check("sample", token)).toEqual({ id, label: "Team CV", expiresAt: null });
  });

  it("is recorded in its widget's history once when it is issued and once when it is revoked", async () => {
    const { id } = await tokens.issue({ widget: "sample", label: "Team CV", days: 30, actor: "Bo" });
    await tokens.issue({ widget: "other", label: "Another team", days: 30, actor: "Bo" });
    await tokens.revoke(id, "Hanne");
    await tokens.revoke(id, "Hanne");
    const event = {
      id: expect.any(Number),
      name: "sample",
      at: expect.any(Date),
      token: "Team CV",
      version: null,
      channel: null,
      previous: null,
      reason: null,
      share: null,
      failures: null,
      key: null,
    };
    expect(await createRegistryStore(tables()).history("sample")).toEqual([
      { ...event, actor: "Hanne", action: "revoke" },
      { ...event, actor: "Bo", action: "token" },
    ]);
  });

  it("is known until it is revoked, whatever its widget", async () => {
    const { id, token } = await tokens.issue({ widget: "sample", label: "Team CV", days: 1, actor: "Bo" });
    expect([await tokens.isKnown(token), await tokens.isKnown(`${token}x`), await tokens.isKnown("")]).toEqual([
      true,
      false,
      false,
    ]);
    await tokens.revoke(id, "Bo");
    expect(await tokens.isKnown(token)).toBe(false);
  });

  it("is listed with the times of its issue and revocation, and without secrets", async () => {
    const { id } = await tokens.issue({ widget: "sample", label: "Team CV", days: 30, actor: "Bo" });
    const other = await tokens.issue({ widget: "other", label: "Another team", days: 30, actor: "Bo" });
    await tokens.revoke(id, "Bo");
    const mine = {
      id,
      widget: "sample",
      label: "Team CV",
      createdAt: expect.any(Date),
      expiresAt: expect.any(Date),
      revokedAt: expect.any(Date),
    };
    expect(await tokens.list("sample")).toEqual([mine]);
    expect(await tokens.list(undefined)).toEqual([
      {
        ...mine,
        id: other.id,
        widget: "other",
        label: "Another team",
        revokedAt: null,
      },
      mine,
    ]);
  });
});
