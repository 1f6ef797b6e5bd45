import { text } from "shared-runtime/theme/typography.css.ts";
import type { SiteFooterSettings } from "../content/global-settings.ts";
import { rowsOf } from "../patterns/opening-hours/opening-hours.tsx";
import { Phone } from "../patterns/phone/phone.tsx";
import { siteAt } from "../sites/site-roots.ts";
import type { Site } from "../sites/site.ts";
import * as styles from "./site-footer.css.ts";
import { Wordmark } from "./wordmark.tsx";

interface SiteFooterProps extends SiteFooterSettings {
  readonly site: Site;
}

/** The name of the site, its contact details, its links, and links to the other sites. */
export function SiteFooter({
  site,
  brand,
  text: line,
  navigationLabel,
  links,
  sitesLabel,
  sites,
  ...contact
}: SiteFooterProps) {
  const own = siteAt(
    sites.map(({ link }) => ({ root: link.href })),
    site.root,
  );
  const { address, registration } = contact;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <div>
            <Wordmark name={brand} />
            <p className={styles.line}>{line}</p>
          </div>
          {(address ?? registration) && (
            <address className={styles.address}>
              {address?.split("\n").map((row) => (
                <span key={row}>{row}</span>
              ))}
              {registration && <span>{registration}</span>}
            </address>
          )}
        </div>
        <Contact {...contact} week={site.settings?.openingHours} />
        <nav className={styles.navigation} aria-label={navigationLabel}>
          <ul className={styles.siteMap} role="list">
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

interface ContactProps extends Pick<
  SiteFooterSettings,
  "contactTitle" | "phone" | "email" | "contactLinks" | "hoursTitle"
> {
  readonly week: Parameters<typeof rowsOf>[0] | undefined;
}

/** Shows the opening hours but not whether the telephone is open now, since all pages share one footer. */
function Contact({ contactTitle, phone, email, contactLinks, hoursTitle, week }: ContactProps) {
  if (!contactTitle) return null;
  return (
    <section className={styles.contact} aria-labelledby="footer-contact">
      <h2 className={text.title} id="footer-contact">
        {contactTitle}
      </h2>
      <ul className={styles.links} role="list">
        {phone && (
          <li>
            <Phone number={phone} className={styles.number} />
          </li>
        )}
        {email && (
          <li>
            <a className={styles.link} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {contactLinks.map(({ link }) => (
          <li key={link.href}>
            <a className={styles.link} href={link.href}>
              {link.text}
            </a>
          </li>
        ))}
      </ul>
      {hoursTitle && week && (
        <>
          <h3 className={styles.hoursTitle}>{hoursTitle}</h3>
          <dl className={styles.hours}>
            {rowsOf(week).map(({ days, hours }) => (
              <div className={styles.row} key={days}>
                <dt>{days}</dt>
                <dd className={styles.time}>{hours}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
