import { afterEach, expect, it, vi } from "vitest";
import { createTagManager } from "./tag-manager.ts";

afterEach(() => {
  Reflect.deleteProperty(window, "dataLayer");
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const told = () => (window as { dataLayer?: readonly unknown[] }).dataLayer?.map((entry) => JSON.stringify(entry));
const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const commandOf = (...parts: readonly unknown[]) => JSON.stringify(Object.fromEntries(parts.entries()));
const modes = (statistics: string, marketing: string) => ({
  analytics_storage: statistics,
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
});

it("is not loaded before something is allowed", () => {
  const tell = createTagManager("GTM-ABC1");
  tell(undefined);
  tell({ statistics: false, marketing: false });
  expect([told(), scripts()]).toEqual([undefined, []]);
});

it("is loaded once, after the consent command, and gets each change once", () => {
  vi.setSystemTime(5);
  const tell = createTagManager("GTM-ABC1");
  tell({ statistics: false, marketing: true });
  tell({ statistics: false, marketing: true });
  tell({ statistics: true, marketing: true });
  tell({ statistics: false, marketing: false });
  expect(told()).toEqual([
    commandOf("consent", "default", modes("denied", "granted")),
    JSON.stringify({ "gtm.start": 5, event: "gtm.js" }),
    commandOf("consent", "update", modes("granted", "granted")),
    commandOf("consent", "update", modes("denied", "denied")),
  ]);
  expect(scripts()).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-ABC1"]);
  vi.useRealTimers();
});

it("makes the page trust only the tag manager's scripts", () => {
  const createPolicy = vi.fn<(name: string, rules: { createScriptURL: (address: string) => unknown }) => void>();
  vi.stubGlobal("trustedTypes", { createPolicy });
  createTagManager("GTM-ABC1")({ statistics: true, marketing: false });
  const [[name, rules] = []] = createPolicy.mock.calls;
  const addresses = [
    "https://www.googletagmanager.com/gtag/js?id=G-1",
    "https://www.googletagmanager.com.elsewhere.example/x.js",
    "http://www.googletagmanager.com/x.js",
    "/x.js",
    "data:text/javascript,1",
  ];
  expect([name, addresses.map((address) => rules?.createScriptURL(address))]).toEqual([
    "default",
    [addresses[0], null, null, null, null],
  ]);
});
