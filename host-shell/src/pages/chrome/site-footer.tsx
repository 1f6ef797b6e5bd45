import type { SiteFooterSettings } from "../content/global-settings.ts";
import { siteAt } from "../sites/site-roots.ts";
import type { Site } from "../sites/site.ts";
import * as styles from "./site-footer.css.ts";
import { Wordmark } from "./wordmark.tsx";

interface SiteFooterProps extends SiteFooterSettings {
  readonly site: Site;
}

/** The name of the site, its links and those to the other sites. */
export function SiteFooter({ site, brand, text, navigationLabel, links, sitesLabel, sites }: SiteFooterProps) {
  const own = siteAt(
    sites.map(({ link }) => ({ root: link.href })),
    site.root,
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <Wordmark name={brand} />
          <p className={styles.line}>{text}</p>
        </div>
        <nav aria-label={navigationLabel}>
          <ul className={styles.links} role="list">
            {links.map(({ link }) => (
              <li key={link.href}>
                <a className={styles.link} href={link.href}>
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {sites.length > 0 && (
          <nav className={styles.sites} aria-label={sitesLabel}>
            <ul className={styles.siteLinks} role="list">
              {sites.map(({ link }) => (
                <li key={link.href}>
                  <a className={styles.link} href={link.href} aria-current={link.href === own?.root ? true : undefined}>
                    {link.text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
