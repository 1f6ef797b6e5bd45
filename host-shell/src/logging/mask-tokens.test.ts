import { expect, it } from "vitest";
import { maskTokens } from "./mask-tokens.ts";

const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3IiwiYXVkIjoiY3YifQ.c2lnbmF0dXJl-_0";

it.each([
  [`GET https://host.example/api?cvJwt=${token}&jobsCount=3`, "GET https://host.example/api?cvJwt=[token]&jobsCount=3"],
  [`Bearer ${token}`, "Bearer [token]"],
  [JSON.stringify(`two lines\n${token}\t${token}.`), JSON.stringify("two lines\n[token]\t[token].")],
  [`(${token})`, "([token])"],
])("masks a token in %j", (text, masked) => {
  expect(maskTokens(text)).toBe(masked);
});

it.each(["eyJ", "eyJhbGciOiJ9.e30", "a.b.c", "keyJars.are.many", "version 1.2.3"])("leaves %j as it is", (text) => {
  expect(maskTokens(text)).toBe(text);
});

it.each(["eyJ", "eyJ.", "-eyJ", "eyJa.b", "eyJ.eyJ.", "\\neyJ", "a"])(
  "takes no longer than a moment for 100 kB of %j",
  (part) => {
    const text = `eyJ${part.repeat(100_000 / part.length)}`;
    const startedAt = performance.now();
    maskTokens(text);
    expect(performance.now() - startedAt).toBeLessThan(100);
  },
);
