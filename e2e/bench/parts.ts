import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { openStaticSite } from "../embedding/static-site.ts";
import { repository } from "../widgets/built-once.ts";
import { carriedBytes } from "../widgets/carried-bytes.ts";
import { startPublishingHost } from "../widgets/publishing-host.ts";
import type { Figure } from "./figure.ts";
import { loadPage } from "./page-load.ts";

const widgets = readdirSync(join(repository, "widgets"));

/** A page with one widget is to be no larger than the same page without parts. */
const mostScript = 1;

/** Versions that no other measurement publishes. */
const versions = { withoutParts: "70.0.0", withParts: "70.1.0" };

/**
 * Compares the script of a page with one widget with that of the same page without parts: the widget is built from the same
 * sources and bundles its common code, and the platform carries none.
 */
export async function measureParts(browser: Browser, report: (figure: Figure) => void): Promise<void> {
  const site = await openStaticSite();
  const host = await startPublishingHost({ ALLOWED_ORIGINS: site.origin });
  const carried = await carriedBytes();
  try {
    for (const name of widgets) {
      await host.publish({ name, version: versions.withoutParts, withoutParts: true });
      await host.publish({ name, version: versions.withParts });
      const scriptBytes = async (version: string): Promise<number> => {
        const body = `<div data-widget="${name}" data-widget-version="${version}" data-widget-load="eager"></div>`;
        const url = site.page(pageHtml({ loader: `${host.url}/loader.js`, body }));
        return (await loadPage(browser, url)).scriptBytes;
      };
      const before = (await scriptBytes(versions.withoutParts)) - carried;
      const now = await scriptBytes(versions.withParts);
      const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
      report({
        name: `script of a page with ${name} alone, against no parts`,
        value: now / before,
        budget: mostScript,
        unit: "x",
        bound: "most",
        note: `${kB(now)} against ${kB(before)}`,
      });
    }
  } finally {
    await host.stop();
    await site.close();
  }
}
