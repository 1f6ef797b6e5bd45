import type { Page, Route } from "@playwright/test";

const anyOrigin = { "access-control-allow-origin": "*" };

/** Faults of a file on its way from a server to a page. */
export const fileFaults = {
  missing: (route) => route.fulfill({ status: 404, headers: anyOrigin }),
  "answered with 500": (route) => route.fulfill({ status: 500, headers: anyOrigin }),
  "never answered": () => new Promise<void>(() => {}),
  truncated: (route) => altered(route, (body) => body.slice(0, body.length / 2)),
  "throwing at evaluation": (route) => altered(route, (body) => `throw new Error("evaluation broke");${body}`),
} satisfies Readonly<Record<string, (route: Route) => Promise<void>>>;
export type FileFault = keyof typeof fileFaults;

async function altered(route: Route, change: (body: string) => string): Promise<void> {
  const response = await fetch(route.request().url());
  const contentType = response.headers.get("content-type") ?? "";
  await route.fulfill({ headers: anyOrigin, contentType, body: change(await response.text()) });
}

/** Files with a fault, which can be changed while the page is open; `undefined` means no fault. */
export interface BrokenFiles {
  fault: FileFault | undefined;
}

/**
 * Breaks files of a published version on this page. Paths are relative to the version. Retries get the fault as well.
 */
export async function breakFiles(
  page: Page,
  version: string,
  paths: readonly string[],
  fault: FileFault,
): Promise<BrokenFiles> {
  const broken: BrokenFiles = { fault };
  const addresses = new Set(paths.map((path) => `/widgets/${version}/${path}`));
  await page.route(
    ({ pathname }) => addresses.has(pathname.replace(/~\d+\//, "")),
    (route) => (broken.fault === undefined ? route.continue() : fileFaults[broken.fault](route)),
  );
  return broken;
}
