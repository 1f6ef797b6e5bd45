import { useId } from "react";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as field from "shared-runtime/ui/field/field.css.ts";
import { LockIcon } from "../drawings/lock-icon.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import * as bar from "./filter-bar.css.ts";
import * as styles from "./locked-filter.css.ts";

export interface LockedFilterProps {
  readonly texts: JobmatchTexts<"filter" | "locked">;
  readonly joinHref: string;
  /** Sign-in link; `undefined` on a site other than the API's, since the server does not redirect to other sites. */
  readonly logInHref: string | undefined;
  readonly onJoin?: (() => void) | undefined;
}

/**
 * The filter for visitors who are not members. Says what the filter is for, that it is for members, and how to become a
 * member.
 */
export function LockedFilter({ texts, joinHref, logInHref, onJoin }: LockedFilterProps) {
  const id = useId();
  const choices = [
    { name: "region", label: texts.filterRegion, value: texts.regionAll },
    { name: "distance", label: texts.filterDistance, value: texts.distanceAll },
  ];
  return (
    <div className={bar.bar} role="group" aria-label={texts.filterLabel} aria-describedby={`${id}-members`}>
      {choices.map(({ name, label, value }) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${id}-${name}`} className={field.label}>
            {label}
          </label>
          <span className={styles.frame}>
            <select id={`${id}-${name}`} className={styles.choice} disabled aria-describedby={`${id}-members`}>
              <option>{value}</option>
            </select>
            <span className={styles.lock}>
              <LockIcon />
            </span>
          </span>
        </div>
      ))}
      <div className={`${bar.beside} ${styles.way}`}>
        <span id={`${id}-members`} className={styles.forWhom}>
          {texts.filterLocked}
        </span>
        <ButtonLink variant="quiet" href={joinHref} onClick={onJoin}>
          {texts.lockedJoin}
        </ButtonLink>
        {logInHref !== undefined && (
          <ButtonLink variant="quiet" href={logInHref}>
            {texts.filterLogIn}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
