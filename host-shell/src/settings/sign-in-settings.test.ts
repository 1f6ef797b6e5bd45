import { describe, expect, it } from "vitest";
import { isLoopback } from "./is-loopback.ts";
import { readSettings } from "./settings.ts";

const broker = {
  OIDC_ISSUER: "https://broker.example.dk",
  OIDC_CLIENT_ID: "site",
  OIDC_CLIENT_SECRET: "secret",
};

describe("the issuer", () => {
  it("is the configured one, or else that of test persons", () => {
    expect(readSettings({}).oidc).toBe(undefined);
    expect(readSettings(broker).oidc).toEqual({
      issuer: "https://broker.example.dk",
      clientId: "site",
      clientSecret: "secret",
    });
  });

  it("must be set in production", () => {
    expect(() => readSettings({ NODE_ENV: "production" })).toThrow(
      "NODE_ENV is production, where test persons cannot sign in: set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.",
    );
    expect(readSettings({ NODE_ENV: "production", ...broker }).oidc?.clientId).toBe("site");
  });

  it("needs the client's name and secret", () => {
    expect(() => readSettings({ ...broker, OIDC_CLIENT_SECRET: "" })).toThrow(
      "OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET",
    );
  });

  it.each(["http://broker.example.dk", "http://localhost.example.dk", "http://127.0.0.1.example.dk", "https://["])(
    "must be called over TLS, unlike %s",
    (issuer) => {
      expect(() => readSettings({ ...broker, OIDC_ISSUER: issuer })).toThrow(
        "OIDC_ISSUER must be an https address, unless the issuer runs on this machine.",
      );
    },
  );

  it.each(["http://localhost:9000", "http://127.0.0.1:9000/realm", "http://[::1]:9000"])(
    "may be on this machine without: %s",
    (issuer) => {
      expect(readSettings({ ...broker, OIDC_ISSUER: issuer }).oidc?.issuer).toBe(issuer);
    },
  );
});

it("recognises loopback addresses", () => {
  const hosts = ["localhost", "a.localhost", "127.0.0.1", "127.8.9.1", "[::1]", "0.0.0.0", "10.0.0.7", "lk.example"];
  expect(hosts.filter(isLoopback)).toEqual(["localhost", "a.localhost", "127.0.0.1", "127.8.9.1", "[::1]"]);
});
