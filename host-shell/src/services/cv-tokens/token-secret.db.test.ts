import { beforeEach, expect, it } from "vitest";
import { eachDatabase, empty } from "../../database/testing/each-database.ts";
import { tokenSecret } from "./token-secret.ts";

eachDatabase("the token secret", (tables) => {
  beforeEach(() => empty(tables()));

  it("is created once, even by servers that start at the same time, and stays", async () => {
    const secrets = await Promise.all(Array.from({ length: 5 }, () => tokenSecret(tables(), undefined)));
    const later = await tokenSecret(tables(), undefined);
    expect(later).toHaveLength(32);
    expect(secrets).toEqual(secrets.map(() => later));
  });

  it("comes from the settings if it is set", async () => {
    const configured = "a secret of at least 32 characters";
    expect(await tokenSecret(tables(), configured)).toEqual(new TextEncoder().encode(configured));
  });
});
