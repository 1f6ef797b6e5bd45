import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { Link } from "../content/fields/link.ts";
import * as styles from "./account.css.ts";

const menuId = "account";
export const loginPath = "/api/auth/login";

/** The address of the sign-out, which ends on the login address of the site if the site has one. */
export function logoutAddress(loginAddress: string | undefined): string {
  const path = "/api/auth/logout";
  return loginAddress === undefined ? path : `${path}?redirectUrl=${encodeURIComponent(loginAddress)}`;
}

/** Texts that are shown until the script fills in the member. */
export type AccountMember = Readonly<Record<"initials" | "fullName" | "email", string>>;

interface AccountProps {
  /** The page to which the sign-in returns. */
  readonly path: string;
  /** The address at which signing in begins and signing out ends; `undefined` if signing in begins at the issuer. */
  readonly loginAddress: string | undefined;
  readonly loginLabel: string;
  readonly logoutLabel: string;
  readonly accountLabel: string;
  readonly selfServiceLink?: Link | undefined;
  readonly member?: AccountMember | undefined;
}

/**
 * The sign-in link and the account menu of a signed-in member. Pages are the same for all visitors: a script fills in the
 * member, and `<html data-signed-in>` decides before the first paint which of the two is shown.
 */
export function Account({
  path,
  loginAddress,
  loginLabel,
  logoutLabel,
  accountLabel,
  selfServiceLink,
  member,
}: AccountProps) {
  return (
    <div className={styles.account}>
      <a className={styles.login} href={`${loginAddress ?? loginPath}?redirectUrl=${encodeURIComponent(path)}`}>
        <span className={styles.loginIcon}>
          <Silhouette />
        </span>
        <span className={styles.loginWord}>{loginLabel}</span>
      </a>
      <div className={styles.member}>
        <button className={styles.person} type="button" popoverTarget={menuId}>
          <VisuallyHidden>
            {accountLabel} <span data-member-spoken="">{member?.fullName}</span>{" "}
          </VisuallyHidden>
          <span className={styles.initials} data-member-initials="">
            {member?.initials ?? <Silhouette />}
          </span>
        </button>
        <div className={styles.menu} id={menuId} popover="auto">
          <p className={styles.name} data-member-name="">
            {member?.fullName}
          </p>
          <p className={styles.email} data-member-email="">
            {member?.email}
          </p>
          {selfServiceLink && (
            <a className={styles.selfService} href={selfServiceLink.href}>
              {selfServiceLink.text}
            </a>
          )}
          <form method="post" action={logoutAddress(loginAddress)}>
            <button className={styles.logout} type="submit">
              {logoutLabel}
            </button>
          </form>
        </div>
      </div>
    </div>
  );
}

function Silhouette() {
  return (
    <svg className={styles.silhouette} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 17.5a6.5 5.5 0 0 1 13 0" />
    </svg>
  );
}
