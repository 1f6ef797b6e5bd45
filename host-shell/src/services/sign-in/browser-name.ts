/** Browsers by the mark in their user agent. Most also have the marks of Chrome and Safari, so the order counts. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPT\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const systems = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
] as const;

/**
 * The browser and the system in a user agent, as people call them: "Chrome på Windows". Only the name is stored, so that
 * a rare version identifies nobody. `undefined` if the browser is unknown.
 */
export function browserNameOf(userAgent: string): string | undefined {
  const browser = nameIn(userAgent, browsers);
  const system = nameIn(userAgent, systems);
  if (browser === undefined) return undefined;
  return system === undefined ? browser : `${browser} på ${system}`;
}

function nameIn(userAgent: string, known: readonly (readonly [RegExp, string])[]): string | undefined {
  return known.find(([mark]) => mark.test(userAgent))?.[1];
}
