import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { Spinner } from "../spinner/spinner.tsx";
import * as styles from "./button.css.ts";

interface Look {
  /** `accent` for the main action of a screen or of a section, `outline` for others, `quiet` looks like a link. */
  readonly variant?: keyof typeof styles.variant;
  /** Whether the button fills a container that is as narrow as a phone. */
  readonly wide?: boolean;
  /** Shown in front of the label; usually an `<Icon>`. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export interface ButtonProps
  extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled" | "className" | "children"> {
  /**
   * Is announced as unavailable, but stays in the tab order. A press calls `onBlocked` instead of `onClick` and submits
   * nothing. Without `onBlocked`, the button also looks unavailable.
   */
  readonly blocked?: boolean;
  readonly onBlocked?: (() => void) | undefined;
  /** Ignores presses while an action is running. */
  readonly busy?: boolean;
  /** Replaces the label while busy: "Sender …". */
  readonly busyLabel?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = "accent",
  wide = false,
  icon,
  blocked = false,
  onBlocked,
  busy = false,
  busyLabel,
  onClick,
  type = "button",
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!blocked && !busy) return onClick?.(event);
    event.preventDefault();
    if (!busy) onBlocked?.();
  };
  return (
    <button
      {...rest}
      type={type}
      className={className(variant, wide)}
      aria-disabled={blocked || busy || undefined}
      aria-busy={busy || undefined}
      data-answers={(blocked && !!onBlocked) || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      <span className={styles.label}>{busy ? (busyLabel ?? children) : children}</span>
    </button>
  );
}

export interface ButtonFaceProps extends Look {
  readonly blocked?: boolean;
}

/** The look of a button for places where another control takes the presses. Hide it from assistive technology. */
export function ButtonFace({ variant = "accent", wide = false, icon, blocked = false, children }: ButtonFaceProps) {
  return (
    <span className={className(variant, wide)} aria-disabled={blocked || undefined}>
      {icon}
      <span className={styles.label}>{children}</span>
    </span>
  );
}

export interface ButtonLinkProps extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "children"> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = "accent", wide = false, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={className(variant, wide)}>
      {icon}
      <span className={styles.label}>{children}</span>
    </a>
  );
}

function className(variant: keyof typeof styles.variant, wide: boolean): string {
  return wide ? `${styles.variant[variant]} ${styles.wide}` : styles.variant[variant];
}
