import { afterEach, beforeEach, expect, test } from "vitest";
import { createRetriedImport } from "./retried-import.ts";

/** The preloads that the browser has answered. */
const preloads: string[] = [];
let failing: ReadonlySet<string>;
let browser: MutationObserver;
beforeEach(() => {
  preloads.length = 0;
  failing = new Set();
  document.head.replaceChildren();
  browser = new MutationObserver((records) => {
    for (const link of records.flatMap(({ addedNodes }) => [...addedNodes]) as HTMLLinkElement[]) {
      preloads.push(`${link.href} ${link.integrity}`);
      link.dispatchEvent(new Event(failing.has(link.href) ? "error" : "load"));
    }
  });
  browser.observe(document.head, { childList: true });
  // jsdom does not have it.
  Object.defineProperty(DOMTokenList.prototype, "supports", { value: () => true, configurable: true });
});
afterEach(() => {
  browser.disconnect();
  Reflect.deleteProperty(DOMTokenList.prototype, "supports");
});

const file = {
  entry: "sample/1.0.0/remoteEntry.js",
  integrity: "sha384-entry",
  parts: [{ entry: "parts/abc.js", integrity: "sha384-abc" }],
};
const addressOf = (path: string) => `https://host.example/widgets/${path}`;

test("a remote is imported when it and its parts have arrived with their integrity", async () => {
  const { once } = createRetriedImport(addressOf);
  const url = await once(file, performance.now() + 10_000, async (address) => address);
  expect(url).toBe("https://host.example/widgets/sample/1.0.0/remoteEntry.js");
  expect(preloads).toEqual([
    "https://host.example/widgets/sample/1.0.0/remoteEntry.js sha384-entry",
    "https://host.example/widgets/parts/abc.js sha384-abc",
  ]);
});

test("two remotes with the same part preload it once", async () => {
  const { preload } = createRetriedImport(addressOf);
  await preload(file);
  await preload({ ...file, entry: "other/1.0.0/remoteEntry.js" });
  expect(preloads.filter((one) => one.includes("parts/"))).toHaveLength(1);
});

test("a part that does not arrive is tried again with the remote, at other addresses", async () => {
  failing = new Set([addressOf("parts/abc.js")]);
  const { once } = createRetriedImport(addressOf);
  const url = await once(file, performance.now() + 10_000, async (address) => address);
  expect(url).toBe(addressOf("sample/1.0.0/~1/remoteEntry.js"));
  expect(preloads.at(-1)).toBe(`${addressOf("parts/~1/abc.js")} sha384-abc`);
});
