import { heading, text } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { optional } from "../../content/fields/empty.ts";
import { linkAddressField } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import { defineTemplate, type Frame, rootPlaceholders } from "../template.ts";
import * as styles from "./self-service.css.ts";
import { selfServiceFrame } from "./self-service-frame.tsx";

const fields = v.object({
  title: textField,
  lead: optionalText,
  /** The page that the back link leads to if there is no previous one. Default: the front page of the self-service. */
  backLink: optional(linkAddressField),
  backLabel: optionalText,
});

const common = { folder: "self-service", robots: "noindex", fields, placeholders: rootPlaceholders } as const;

/** A page of the self-service with a title of its own and a back link. */
export const selfServicePage = defineTemplate({
  ...common,
  name: "SelfServicePage",
  frame: (frame) => selfServiceFrame(frame, <Head {...frame} className={styles.header} />),
});

/** A page to read: its header is as narrow as its text. */
export const selfServiceArticle = defineTemplate({
  ...common,
  name: "SelfServiceArticle",
  frame: (frame) =>
    selfServiceFrame(
      frame,
      <div className={styles.header}>
        <Head {...frame} className={styles.article} />
      </div>,
    ),
});

function Head({
  data: { title, lead, backLink, backLabel = "Gå tilbage" },
  view: { site },
  className,
}: Pick<Frame<v.InferOutput<typeof fields>>, "data" | "view"> & { readonly className: string }) {
  return (
    <header className={className}>
      <BackLink href={backLink ?? site.root} label={backLabel} root={site.root} />
      <h1 className={heading.xxl}>{title}</h1>
      {lead && <p className={text.lead}>{lead}</p>}
    </header>
  );
}
