import { heading, text as textStyles } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import * as v from "valibot";
import { redirectPathOf } from "../../../services/sign-in/redirect-path.ts";
import { defineBlock } from "../../block/define-block.ts";
import { optional } from "../../content/fields/empty.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import * as styles from "./login-block.css.ts";

/** Any origin: a path is judged in the same way on all of them. */
const anyOrigin = "https://site.invalid";

/** The page after the sign-in, as a text or as a link; the address is judged by `pageAfter`. */
const redirectField = optional(
  v.pipe(
    v.union([v.object({ value: v.object({ href: v.string() }) }), v.object({ value: v.string() })]),
    v.transform(({ value }) => (typeof value === "string" ? value : value.href).trim()),
  ),
);

/** A link to the sign-in. It shows the service windows of `login`, and has no link while the feature is off. */
export const loginBlock = defineBlock({
  name: "login-block",
  component: "LoginBlock",
  fields: v.object({
    title: textField,
    text: optionalText,
    label: optionalText,
    /** A path of this server. Default: the front page of the self-service. */
    redirectUrl: redirectField,
  }),
  notes: ({ redirectUrl }) =>
    redirectUrl === undefined || pageAfter(redirectUrl) !== undefined
      ? []
      : [`redirectUrl: “${redirectUrl}” bruges ikke. Skriv en adresse på dette site, som begynder med “/”.`],
  draw: ({ fields: { title, text, label = "Log ind", redirectUrl }, id, outer, view }) => {
    const service = view.service.stateOf("login");
    const messages = view.service.messagesOf(service);
    const page = redirectUrl === undefined ? undefined : pageAfter(redirectUrl);
    return (
      <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
        <div className={styles.box}>
          <h2 className={heading.xl} id={`${id}-title`}>
            {title}
          </h2>
          {text && <p className={textStyles.soft}>{text}</p>}
          {messages.length > 0 && (
            <Notice status="warn">
              {messages.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Notice>
          )}
          {(!service.isOff || view.editing) && (
            <div className={styles.toSignIn}>
              <ButtonLink
                href={page === undefined ? "/log-ind" : `/log-ind?${new URLSearchParams({ redirectUrl: page })}`}
              >
                {label}
              </ButtonLink>
            </div>
          )}
          <div className={styles.signedIn}>
            <p>Du er logget ind.</p>
            {page !== undefined && (
              <ButtonLink href={page} variant="outline">
                Gå videre
              </ButtonLink>
            )}
          </div>
        </div>
      </section>
    );
  },
});

/** Returns the path to go to after the sign-in; `undefined` for an address that is not a page of this server. */
function pageAfter(address: string): string | undefined {
  return (address.startsWith("/") && redirectPathOf(address, anyOrigin, "")) || undefined;
}
