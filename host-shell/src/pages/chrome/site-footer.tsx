import { text } from "shared-runtime/theme/typography.css.ts";
import type { Link } from "../content/fields/link.ts";
import type { ContactSettings, SiteFooterSettings } from "../content/global-settings.ts";
import { Email } from "../patterns/email/email.tsx";
import { rowsOf } from "../patterns/opening-hours/opening-hours.tsx";
import { Phone } from "../patterns/phone/phone.tsx";
import type { Site } from "../sites/site.ts";
import * as styles from "./site-footer.css.ts";
import { activeSite } from "./site-switcher.tsx";
import { Wordmark } from "./wordmark.tsx";

interface SiteFooterProps extends SiteFooterSettings {
  readonly site: Site;
}

/** The name of the site, its contact details, columns of links, the other sites, and the legal line. */
export function SiteFooter({
  site,
  text: line,
  navigationLabel,
  columns,
  social,
  legal,
  legalLinks,
  sitesLabel,
  sites,
}: SiteFooterProps) {
  const { header, contact, openingHours } = site.settings ?? {};
  const own = activeSite(sites, site);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div>
            <Wordmark kind={site.kind} name={header?.brand ?? site.title} />
            <p className={styles.line}>{line}</p>
          </div>
          {contact && <Contact {...contact} />}
          {contact && <Whereabouts {...contact} week={openingHours} />}
        </div>
        {columns.length > 0 && (
          <nav className={styles.columns} aria-label={navigationLabel}>
            {columns.map(({ title, links }, index) => (
              <section key={`${index} ${title}`} aria-labelledby={`footer-column-${index}`}>
                <h2 className={text.title} id={`footer-column-${index}`}>
                  {title}
                </h2>
                <Links links={links} className={styles.links} />
              </section>
            ))}
          </nav>
        )}
        {(sites.length > 0 || social.length > 0) && (
          <div className={styles.elsewhere}>
            {sites.length > 0 && (
              <nav aria-label={sitesLabel}>
                <Links links={sites} className={styles.row} own={own} />
              </nav>
            )}
            <Links links={social} className={styles.row} />
          </div>
        )}
        {(legal ?? legalLinks.length > 0) && (
          <div className={styles.legal}>
            {legal && <p>{legal}</p>}
            <Links links={legalLinks} className={styles.row} />
          </div>
        )}
      </div>
    </footer>
  );
}

interface LinksProps {
  readonly links: readonly { readonly link: Link }[];
  readonly className: string;
  /** The address of the link to mark. */
  readonly own?: string | undefined;
}

function Links({ links, className, own }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={className} role="list">
      {links.map(({ link }) => (
        <li key={`${link.href} ${link.text}`}>
          <a className={styles.link} href={link.href} aria-current={link.href === own ? "true" : undefined}>
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Contact({ title, phone, email, links }: ContactSettings) {
  if (!title) return null;
  return (
    <section aria-labelledby="footer-contact">
      <h2 className={text.title} id="footer-contact">
        {title}
      </h2>
      {phone && <Phone number={phone} className={styles.number} />}
      {email && <Email address={email} className={styles.email} />}
      <Links links={links} className={styles.links} />
    </section>
  );
}

interface WhereaboutsProps extends ContactSettings {
  readonly week: Parameters<typeof rowsOf>[0] | undefined;
}

/** Shows the opening hours but not whether the telephone is open now, since all pages share one footer. */
function Whereabouts({ hoursTitle, address, registration, week }: WhereaboutsProps) {
  return (
    <div>
      {hoursTitle && week && (
        <>
          <h2 className={text.title}>{hoursTitle}</h2>
          <dl className={styles.hours}>
            {rowsOf(week).map(({ days, hours }) => (
              <div className={styles.day} key={days}>
                <dt>{days}</dt>
                <dd className={styles.time}>{hours}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {(address ?? registration) && (
        <address className={styles.address}>
          {address?.split("\n").map((row) => (
            <span key={row}>{row}</span>
          ))}
          {registration && <span>{registration}</span>}
        </address>
      )}
    </div>
  );
}
