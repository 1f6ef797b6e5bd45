import { type ReactNode, useId } from "react";
import { heading, text } from "../../theme/typography.css.ts";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { CheckIcon } from "../icon/icon.tsx";
import { Notice } from "../notice/notice.tsx";
import { SkeletonText } from "../skeleton/skeleton.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./price-panel.css.ts";
import { priceAs, priceText, spokenPrice } from "../../text/danish-amount.ts";

export interface KnownPrice {
  readonly state: "known";
  /** A month's price in whole øre. */
  readonly oere: number;
  /** "Du sparer 212,- om måneden". */
  readonly saving?: string | undefined;
  /** Any other remark, for example the price of a quarter, or that the product costs more than today. */
  readonly remark?: string | undefined;
  /** Below the remark, for example the price after tax. */
  readonly note?: string | undefined;
  /** Why the price is another one than expected. */
  readonly reason?: string | undefined;
}

export type PanelPrice =
  | KnownPrice
  | { readonly state: "loading" }
  | { readonly state: "unavailable"; readonly onRetry?: () => void };

export interface PricePart {
  readonly name: string;
  /** The part's share of the price in whole øre. */
  readonly oere?: number;
}

export interface PricePanelProps {
  readonly title: string;
  readonly level?: 2 | 3 | 4;
  readonly price: PanelPrice;
  /** The products that the price includes. */
  readonly parts?: readonly PricePart[];
  /** Usually a button or a link. */
  readonly action?: ReactNode;
  readonly texts?: Partial<PricePanelTexts>;
}

interface PricePanelTexts {
  /** "{price},-" or "{price} kr.". */
  readonly amount: string;
  readonly perMonth: string;
  readonly perMonthSpoken: string;
  readonly parts: string;
  readonly loading: string;
  readonly unavailable: string;
  readonly retry: string;
}

const danish: PricePanelTexts = {
  amount: "{price},-",
  perMonth: "/md.",
  perMonthSpoken: "om måneden",
  parts: "Det får du",
  loading: "Henter prisen …",
  unavailable: "Vi kunne desværre ikke hente prisen.",
  retry: "Prøv igen",
};

/** A monthly price and its parts. The price is announced when it is loaded or changes. */
export function PricePanel({ title, level = 3, price, parts, action, texts }: PricePanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const words = { ...danish, ...texts };
  const retry = price.state === "unavailable" ? price.onRetry : undefined;
  return (
    <div className={styles.panel}>
      <Card labelledBy={id}>
        <div className={styles.inside}>
          <div className={styles.head}>
            <Heading id={id} className={`${heading.xl} ${styles.title}`}>
              {title}
            </Heading>
            <div className={styles.price} role="status" aria-busy={price.state === "loading"}>
              {price.state === "loading" && <LoadingPrice label={words.loading} />}
              {price.state === "unavailable" && <Notice status="warn">{words.unavailable}</Notice>}
              {price.state === "known" && <Price key={price.oere} price={price} words={words} />}
            </div>
          </div>
          {parts !== undefined && parts.length > 0 && <Parts title={words.parts} parts={parts} />}
          {(retry !== undefined || action !== undefined) && (
            <div className={styles.actions}>
              {retry !== undefined && (
                <Button variant="outline" onClick={retry}>
                  {words.retry}
                </Button>
              )}
              {action}
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}

function LoadingPrice({ label }: { readonly label: string }) {
  return (
    <div className={styles.bones}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <SkeletonText heading lines={1} />
    </div>
  );
}

function Price({ price, words }: { readonly price: KnownPrice; readonly words: PricePanelTexts }) {
  return (
    <>
      <p className={styles.amount}>
        <VisuallyHidden>{`${spokenPrice(price.oere)} ${words.perMonthSpoken}`}</VisuallyHidden>
        <span className={styles.kroner} aria-hidden>
          {priceAs(words.amount, price.oere)}
        </span>
        <span className={styles.perMonth} aria-hidden>
          {words.perMonth}
        </span>
      </p>
      {price.reason !== undefined && <p className={styles.reason}>{price.reason}</p>}
      {price.saving !== undefined && <Badge tone="good">{price.saving}</Badge>}
      {price.remark !== undefined && <p className={text.small}>{price.remark}</p>}
      {price.note !== undefined && <p className={text.small}>{price.note}</p>}
    </>
  );
}

function Parts({ title, parts }: { readonly title: string; readonly parts: readonly PricePart[] }) {
  const id = useId();
  return (
    <div className={styles.parts}>
      <p id={id} className={styles.partsTitle}>
        {title}
      </p>
      <ul className={styles.list} role="list" aria-labelledby={id}>
        {parts.map(({ name, oere }) => (
          <li key={name} className={styles.part}>
            <span className={styles.mark}>
              <CheckIcon />
            </span>
            <span className={styles.partText}>
              <span className={styles.partName}>{name}</span>
              {oere !== undefined && <span className={styles.partPrice}> {priceText(oere)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
