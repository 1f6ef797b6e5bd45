import type { ReactNode } from "react";
import { heading } from "shared-runtime/theme/typography.css.ts";
import * as styles from "./design.css.ts";

interface PartProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function Part({ name, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2 className={heading.xxl}>{name}</h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  /** Label of the state. */
  readonly of: string;
  readonly children: ReactNode;
}

export function Specimen({ of, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <p className={styles.label}>{of}</p>
      <div>{children}</div>
    </div>
  );
}
