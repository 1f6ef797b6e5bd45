import { expect, it } from "vitest";
import { maskTokens } from "./mask-tokens.ts";

const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3IiwiYXVkIjoiY3YifQ.c2lnbmF0dXJl-_0";

const secretOf = (prefix: string) => `${prefix}_aB3-_${"x9".repeat(19)}`;

it.each([
  [`GET https://host.example/api?cvJwt=${token}&jobsCount=3`, "GET https://host.example/api?cvJwt=[token]&jobsCount=3"],
  [`Bearer ${token}`, "Bearer [token]"],
  [JSON.stringify(`two lines\n${token}\t${token}.`), JSON.stringify("two lines\n[token]\t[token].")],
  [`(${token})`, "([token])"],
  [`redirectUrl=%2Fcv-tjek%3FcvJwt%3D${token}`, "redirectUrl=%2Fcv-tjek%3FcvJwt%3D[token]"],
  [JSON.stringify(`\u0001${token}`), JSON.stringify("\u0001[token]")],
  [`/api/x/${secretOf("lk")}/y`, "/api/x/[token]/y"],
  [`${secretOf("lko")}, ${secretOf("lka")}`, "[token], [token]"],
  [JSON.stringify(`two lines\n${secretOf("lk")}`), JSON.stringify("two lines\n[token]")],
])("masks a token in %j", (text, masked) => {
  expect(maskTokens(text)).toBe(masked);
});

it.each(["eyJhbGciOiJIUzI1NiJ9", "eyJhbGciOiJIUzI1NiJ9.", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIi", token.slice(0, -5)])(
  "masks a token that was cut after %j",
  (cut) => {
    expect(maskTokens(`"${cut}"`)).toMatch(/^"\[token\]\.?"$/);
  },
);

it.each([
  "lk_1",
  "walk_through_the_whole_valley",
  "eyJ",
  "eyJhbGciOiJ9.e30",
  "a.b.c",
  "keyJars.are.many",
  "version 1.2.3",
])("leaves %j as it is", (text) => {
  expect(maskTokens(text)).toBe(text);
});
