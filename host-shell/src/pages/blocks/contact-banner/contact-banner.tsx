import { heading, text as textStyles } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { optionalImage } from "../../content/fields/image.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalKey, optionalText, textField } from "../../content/fields/text.ts";
import { Email } from "../../patterns/email/email.tsx";
import { Phone } from "../../patterns/phone/phone.tsx";
import { sitePhone } from "../../patterns/phone/site-phone.ts";
import { Picture } from "../../patterns/picture/picture.tsx";
import * as styles from "./contact-banner.css.ts";

/** How to reach us: a phone number, by default the one of the site, an e-mail address and a link. */
export const contactBanner = defineBlock({
  name: "contact-banner",
  component: "ContactBanner",
  fields: v.object({
    title: textField,
    text: optionalText,
    phone: optionalKey,
    email: optionalKey,
    link: optionalLink,
    image: optionalImage,
  }),
  policy: ({ image }, { site }) => (image ? { images: site.mediaHosts } : {}),
  draw: ({ fields: { title, text, phone, email, link, image }, id, outer, isFirst, view }) => {
    const number = phone ?? sitePhone(view.site);
    return (
      <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
        <div className={image ? styles.withPicture : styles.banner}>
          <div className={styles.words}>
            <h2 className={heading.display} id={`${id}-title`}>
              {title}
            </h2>
            {text && <p className={`${textStyles.lead} ${evenLines}`}>{text}</p>}
          </div>
          <div className={styles.ways}>
            {number && (
              <p>
                <Phone className={styles.phone} number={number} />
              </p>
            )}
            {email && (
              <p>
                <Email className={styles.email} address={email} />
              </p>
            )}
            {link && (
              <div className={styles.link}>
                <ButtonLink href={link.href} variant="outline">
                  {link.text}
                </ButtonLink>
              </div>
            )}
          </div>
          {image && <Picture className={styles.picture} image={image} shape="card" isFirst={isFirst} />}
        </div>
      </section>
    );
  },
});
