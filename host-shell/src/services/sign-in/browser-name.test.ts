import { expect, it } from "vitest";
import { browserNameOf } from "./browser-name.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0";
const phone = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  ["Chrome på Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`],
  ["Edge på Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/143.0.0.0`],
  ["Chrome på Android", `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`],
  [
    "Samsung Internet på Android",
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
  ],
  ["Safari på iPhone", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${phone} Version/26.0 Safari/604.1`],
  ["Chrome på iPhone", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${phone} CriOS/143.0 Safari/604.1`],
  ["Safari på Mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${phone} Version/26.0 Safari/605.1.15`],
  ["Firefox på Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  ["Chrome", "Chrome/143.0.0.0"],
  [undefined, "curl/8.5.0"],
  [undefined, ""],
])("calls a browser %s", (name, userAgent) => {
  expect(browserNameOf(userAgent)).toBe(name);
});
