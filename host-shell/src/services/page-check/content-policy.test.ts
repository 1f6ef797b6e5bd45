import { expect, it } from "vitest";
import {
  forbidsScripts,
  isBlocked,
  permittingLine,
  type PolicyRequest,
  refusesTrustedTypes,
  requiresTrustedTypes,
} from "./content-policy.ts";

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

it.each<readonly [policy: string, request: PolicyRequest, line: string, replaces: boolean]>([
  ["script-src 'self' cdn.example", script, "script-src 'self' cdn.example https://host.example", true],
  ["default-src 'self'; img-src *", script, "script-src 'self' https://host.example", false],
  ["default-src 'none'", { directive: "font-src", address }, "font-src https://host.example", false],
  ["script-src-elem 'none'; script-src *", script, "script-src-elem https://host.example", true],
  ["child-src 'self'", { directive: "frame-src", address }, "child-src 'self' https://host.example", true],
  ["script-src 'nonce-a1'", script, "script-src 'nonce-…' https://host.example", true],
])("the line that mends %s keeps what it permits", (policy, request, line, replaces) => {
  const permitting = permittingLine(policy, request);
  expect([permitting.line, permitting.replaces]).toEqual([line, replaces]);
  const mended = replaces ? line : `${policy}; ${line}`;
  expect([policy, mended].map((one) => isBlocked(one, request, page))).toEqual([true, false]);
});

it("knows policies under which no script or no assigned address runs", () => {
  expect(
    ["require-trusted-types-for 'script'", "trusted-types host-shell", "script-src *"].map(requiresTrustedTypes),
  ).toEqual([true, false, false]);
  expect(
    ["sandbox", "sandbox allow-forms", "sandbox allow-forms allow-scripts", "script-src *"].map(forbidsScripts),
  ).toEqual([true, true, false, false]);
});
