import { expect, it } from "vitest";
import { newsCookie } from "./news-cookie.ts";

it("is secure on a secure page alone, since WebKit drops it elsewhere", () => {
  expect(newsCookie("late", 60, true)).toBe("sign-in-news=late; Max-Age=60; Path=/; SameSite=Lax; Secure");
  expect(newsCookie("", 0, false)).toBe("sign-in-news=; Max-Age=0; Path=/; SameSite=Lax");
});
