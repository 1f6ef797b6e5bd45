import { expect, it } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { warnOfPlainHttp } from "./warn-of-plain-http.ts";

it.each([
  [
    "nothing that is encrypted or on this machine",
    "https://lk.example",
    ["https://a.example", "http://localhost:8081"],
    [],
  ],
  ["nothing without settings", undefined, [], []],
  ["PUBLIC_URL", "http://lk.example", [], [expect.stringMatching(/^PUBLIC_URL is an http origin/)]],
  ["its own address on the network", "http://10.0.0.7:4000", [], [expect.stringMatching(/^PUBLIC_URL/)]],
  [
    "ALLOWED_ORIGINS",
    undefined,
    ["https://a.example", "http://b.example"],
    [expect.stringMatching(/^ALLOWED_ORIGINS/)],
  ],
])("plain http is warned of: %s", (_, publicUrl, allowedOrigins, expected) => {
  const lines: { readonly msg: string }[] = [];
  warnOfPlainHttp(
    { publicUrl, allowedOrigins },
    createLogger("info", { write: (line) => lines.push(JSON.parse(line)) }),
  );
  expect(lines.map(({ msg }) => msg)).toEqual(expected);
});
