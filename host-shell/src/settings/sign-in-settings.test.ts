import { describe, expect, it } from "vitest";
import { isLoopback, isOwnMachine } from "./is-loopback.ts";
import { readSettings } from "./settings.ts";
import { StartRefused } from "./start-refused.ts";

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

  it.each([
    [{ PUBLIC_URL: "https://www.example.dk" }, "PUBLIC_URL https://www.example.dk"],
    [{ PUBLIC_URL: "http://10.0.0.7:4000" }, "PUBLIC_URL http://10.0.0.7:4000"],
    [{ PUBLIC_URL: "https://localhost.example.dk" }, "PUBLIC_URL https://localhost.example.dk"],
    [{ HOST: "0.0.0.0" }, "HOST 0.0.0.0"],
    [{ HOST: "::" }, "HOST ::"],
    [{ HOST: "10.0.0.7" }, "HOST 10.0.0.7"],
    [{ HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:4000" }, "HOST 0.0.0.0"],
  ])("must be set where others may reach the server: %o", (reach, place) => {
    const refusal = `${place} lets others reach this server, where everybody could sign in as a test person: set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or ANYONE_CAN_SIGN_IN=1 if all of its data is made up.`;
    for (const NODE_ENV of ["", "development", "production"]) {
      expect(() => readSettings({ ...reach, NODE_ENV })).toThrow(new StartRefused(refusal));
      expect(readSettings({ ...reach, NODE_ENV, ...broker }).oidc?.clientId).toBe("site");
    }
    expect(readSettings({ ...reach, ANYONE_CAN_SIGN_IN: "1" })).toMatchObject({
      oidc: undefined,
      anyoneCanSignIn: true,
    });
  });

  it.each([
    {},
    { PUBLIC_URL: "http://localhost:8080" },
    { PUBLIC_URL: "https://site.localhost" },
    { HOST: "::1", PUBLIC_URL: "http://[::1]:4000" },
    { HOST: "localhost" },
    { HOST: "127.0.0.2" },
  ])("need not be set where only this machine reaches the server, whatever NODE_ENV is: %o", (reach) => {
    for (const NODE_ENV of ["", "production"])
      expect(readSettings({ ...reach, NODE_ENV })).toMatchObject({ oidc: undefined, anyoneCanSignIn: false });
  });

  it("makes ANYONE_CAN_SIGN_IN harmless", () => {
    const inTheOpen = { PUBLIC_URL: "https://www.example.dk", ANYONE_CAN_SIGN_IN: "1" };
    expect(readSettings({ ...inTheOpen, ...broker }).anyoneCanSignIn).toBe(false);
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
  expect(hosts.filter(isOwnMachine)).toEqual(["localhost", "127.0.0.1", "127.8.9.1", "[::1]"]);
});
