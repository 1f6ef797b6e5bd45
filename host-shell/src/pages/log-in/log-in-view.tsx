import { heading, text } from "shared-runtime/theme/typography.css.ts";
import type { ServiceState } from "shared-runtime/time/service-state.ts";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { Phone } from "../patterns/phone/phone.tsx";
import { Bars } from "../patterns/paper-sheet/bars.tsx";
import * as sheet from "../patterns/paper-sheet/paper-sheet.css.ts";
import * as message from "../patterns/message/message.css.ts";
import { messageSeen } from "../../services/sign-in/sign-in-service.ts";
import { loginPath, logoutAddress } from "../chrome/account.tsx";
import { evenLines } from "../chrome/page.css.ts";
import * as styles from "./log-in.css.ts";

interface LogInViewProps {
  readonly title: string;
  readonly lead: string;
  readonly begin: string;
  readonly note: string;
  /** The page to return to. */
  readonly redirectPath: string;
  /** The address of the self-service. */
  readonly startPath: string;
  /** The number of a failed sign-in that a person can say on the phone. */
  readonly reference: string | undefined;
  /** The number of the sign-up that is stored. */
  readonly signup: string | undefined;
  /** The telephone of the site. */
  readonly phone: string | undefined;
  /** The name of the signed-in member, or a word that a script replaces by it. */
  readonly memberName: string;
  /** The service state of signing in. */
  readonly service: ServiceState;
  /** The sentences for the visitor. */
  readonly messages: readonly string[];
}

export function LogInView({
  title,
  lead,
  begin,
  note,
  redirectPath,
  startPath,
  reference,
  signup,
  phone,
  memberName,
  service,
  messages,
}: LogInViewProps) {
  const query = new URLSearchParams({ redirectUrl: redirectPath });
  if (service.messages.length > 0) query.set(messageSeen.name, messageSeen.value);
  return (
    <section className={message.page} id="log-ind">
      <div className={message.inner}>
        <AlreadyIn redirectPath={redirectPath} startPath={startPath} memberName={memberName} />
        <div className={`${message.words} ${styles.toSignIn}`}>
          <h1 className={heading.display}>{title}</h1>
          {!service.isOff && <p className={`${text.lead} ${evenLines}`}>{lead}</p>}
          {messages.length > 0 && (
            <Notice status="warn">
              {messages.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Notice>
          )}
          <div className={message.actions}>
            {!service.isOff && (
              <ButtonLink href={`${loginPath}?${query}`} variant="accent">
                {begin}
              </ButtonLink>
            )}
            <ButtonLink href="/" variant="outline">
              Til forsiden
            </ButtonLink>
          </div>
          <LogOutWithoutScript />
          {signup !== undefined ? (
            <p className={text.small}>
              Vil du ikke være med alligevel? <Call phone={phone} />, og sig nummer{" "}
              <strong className={styles.number}>{signup}</strong>, så trækker vi din indmeldelse tilbage.
            </p>
          ) : (
            reference !== undefined && (
              <p className={text.small}>
                Sig dette nummer, hvis du ringer til os om det: <code className={message.code}>{reference}</code>
              </p>
            )
          )}
        </div>
        <IdCard note={note} />
      </div>
    </section>
  );
}

/** Replaces the other texts for a signed-in visitor: `<html data-signed-in>`. */
function AlreadyIn({
  redirectPath,
  startPath,
  memberName,
}: Pick<LogInViewProps, "redirectPath" | "startPath" | "memberName">) {
  const isExpectedElsewhere = redirectPath !== startPath;
  return (
    <div className={`${message.words} ${styles.signedIn}`}>
      <h1 className={heading.display}>Du er allerede logget ind</h1>
      <p className={`${text.lead} ${evenLines}`}>
        Du er logget ind som <strong data-member-name="">{memberName}</strong>. Er det ikke dig, så log ud, før du
        logger ind igen.
      </p>
      <div className={message.actions}>
        {isExpectedElsewhere && (
          <ButtonLink href={redirectPath} variant="accent">
            Tilbage til siden, du kom fra
          </ButtonLink>
        )}
        <ButtonLink href={startPath} variant={isExpectedElsewhere ? "outline" : "accent"}>
          {startPath === "/" ? "Til forsiden" : "Til selvbetjening"}
        </ButtonLink>
        <form method="post" action={logoutAddress("/log-ind")}>
          <Button variant="outline" type="submit">
            Log ud
          </Button>
        </form>
      </div>
    </div>
  );
}

/** "Ring 70 20 30 40", or "Ring til os" on a site without a telephone. */
function Call({ phone }: { readonly phone: string | undefined }) {
  return phone === undefined ? (
    <>Ring til os</>
  ) : (
    <>
      Ring <Phone number={phone} className={styles.number} />
    </>
  );
}

/** A link to sign out, since the account menu of the header needs a script. */
function LogOutWithoutScript() {
  return (
    <noscript>
      <form method="post" action={logoutAddress(undefined)}>
        Er du logget ind?{" "}
        <Button variant="outline" type="submit">
          Log ud
        </Button>
      </form>
    </noscript>
  );
}

/** A drawing of an identity card with a note on it. */
function IdCard({ note }: { readonly note: string }) {
  return (
    <div className={styles.drawing} aria-hidden="true">
      <div className={styles.card}>
        <svg className={styles.portrait} viewBox="0 0 40 48">
          <circle cx="20" cy="17" r="8.5" />
          <path d="M4 48c0-11 7-18 16-18s16 7 16 18z" />
        </svg>
        <div className={styles.lines}>
          <Bars widths={[72, 100, 54]} />
        </div>
        <span className={`${sheet.note} ${styles.note}`}>{note}</span>
      </div>
    </div>
  );
}
