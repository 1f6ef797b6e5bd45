import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { SiteFooterSettings, SiteHeaderSettings } from "../content/global-settings.ts";
import { siteAt, siteKindAt } from "../sites/site-roots.ts";
import type { Site } from "../sites/site.ts";
import * as styles from "./site-switcher.css.ts";
import { Mark } from "./wordmark.tsx";

const switcherId = "sites";

type Sites = SiteFooterSettings["sites"];

interface SiteSwitcherProps extends Pick<SiteHeaderSettings, "siteLabel" | "siteMenuLabel"> {
  readonly site: Site;
}

/** The list of all sites, opened by a button next to the name of this site. It needs no script. */
export function SiteSwitcher({ site, siteLabel, siteMenuLabel }: SiteSwitcherProps) {
  const sites = site.settings?.footer?.sites ?? [];
  if (sites.length === 0 || siteLabel === undefined) return null;
  const own = activeSite(sites, site);
  return (
    <>
      <button className={styles.button} type="button" popoverTarget={switcherId}>
        <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M1.5 3.75L6 8.25l4.5-4.5" />
        </svg>
        <VisuallyHidden>{siteLabel}</VisuallyHidden>
      </button>
      <nav className={styles.list} id={switcherId} popover="auto" aria-label={siteMenuLabel}>
        <ul className={styles.sites} role="list">
          {sites.map(({ link }) => (
            <li key={link.href}>
              <a className={styles.link} href={link.href} aria-current={link.href === own ? "true" : undefined}>
                <Mark kind={siteKindAt(link.href)} />
                {link.text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Returns the address of the active site in a list of sites: the longest one that is a prefix of the site's root. */
export function activeSite(sites: Sites, site: Pick<Site, "root">): string | undefined {
  return siteAt(
    sites.map(({ link }) => ({ root: link.href })),
    site.root,
  )?.root;
}
