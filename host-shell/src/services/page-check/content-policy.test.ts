import { expect, it } from "vitest";
import { isBlocked, type PolicyRequest, refusesTrustedTypes } from "./content-policy.ts";

const page = new URL("https://union.example/job");
const address = new URL("https://host.example/embed.js");
const script = { directive: "script-src", address } as const;

it.each<readonly [policy: string, request: PolicyRequest, isBlocked: boolean]>([
  ["default-src 'self'", script, true],
  ["default-src 'none'; script-src *", script, false],
  ["img-src 'none'", script, false],
  ["script-src 'self' https://host.example", script, false],
  ["SCRIPT-SRC HOST.EXAMPLE", script, false],
  ["script-src https:", script, false],
  ["script-src http:", script, false],
  ["script-src http://host.example", script, false],
  ["script-src *.example", script, false],
  ["script-src *.host.example", script, true],
  ["script-src https://host.example:8443", script, true],
  ["script-src https://host.example:*", script, false],
  ["script-src https://host.example/embed.js", script, false],
  ["script-src https://host.example/assets/", script, true],
  ["script-src 'self'; script-src *", script, true],
  ["script-src *; script-src-elem 'self'", script, true],
  ["script-src 'nonce-a' 'strict-dynamic' https:", script, true],
  ["script-src 'nonce-a' 'strict-dynamic'", { ...script, nonce: "a" }, false],
  ["script-src 'nonce-a'", { ...script, nonce: "b" }, true],
  ["script-src *; connect-src 'self'", { directive: "connect-src", address }, true],
  ["default-src 'self'; style-src https://host.example", { directive: "style-src", address }, false],
  ["child-src 'self'", { directive: "frame-src", address }, true],
  ["default-src 'self'", { directive: "font-src", address: new URL("https://union.example/f") }, false],
  ["", script, false],
])("%s", (policy, request, blocked) => {
  expect(isBlocked(policy, request, page)).toBe(blocked);
});

it("trusted types need the name of the loader's policy", () => {
  expect(
    ["trusted-types default", "trusted-types host-shell", "trusted-types *", "script-src *"].map(refusesTrustedTypes),
  ).toEqual([true, false, false, false]);
});
