import { amountText, kronerText } from "../text/danish-amount.ts";
import { firstPaymentWords } from "./payment-day.ts";

/** A membership or an add-on, with its price in kroner a month. */
export interface CostPart {
  readonly name: string;
  readonly monthly: number;
  /** Kroner a quarter; without it, three months. */
  readonly quarterly?: number | undefined;
}

export interface MembershipCost {
  readonly parts: readonly CostPart[];
  readonly monthly: number;
  readonly quarterly: number;
}

/** What a person pays: the sum of the parts in kroner a month, and a quarter, in which it is collected. */
export function membershipCost({ parts }: { readonly parts: readonly CostPart[] }): MembershipCost {
  return {
    parts,
    monthly: sumOf(parts.map(({ monthly }) => monthly)),
    quarterly: sumOf(parts.map(({ monthly, quarterly = 3 * monthly }) => quarterly)),
  };
}

export interface CostSentenceOptions {
  /** The day on which the first quarter is collected, at noon UTC. */
  readonly firstPayment?: Date | undefined;
  /** The first day of the membership of somebody who joins, at noon UTC. */
  readonly firstDay?: Date | undefined;
  /** Kroner a month that are left after the deduction. */
  readonly afterTax?: number | undefined;
}

/**
 * All about a price in one sentence, without a full stop: "Fagforening 279 + Lønsikring 189 = 468 kr./md., 1.404 kr.
 * hvert kvartal, første gang 4. januar; efter skat ca. 351 kr./md.". Parts that are free are not added up.
 */
export function costSentence(
  cost: MembershipCost,
  { firstPayment, firstDay, afterTax }: CostSentenceOptions = {},
): string {
  if (cost.monthly === 0 && cost.quarterly === 0) return "Gratis";
  const first = firstPayment && firstPaymentText(firstPayment, firstDay);
  const left = afterTax === undefined ? "" : `; ${afterTaxText(afterTax)}`;
  return [`${sumText(cost)}, ${quarterlyText(cost.quarterly)}`, first].filter(Boolean).join(", ") + left;
}

function sumText({ parts, monthly }: MembershipCost): string {
  const paid = parts.filter((part) => part.monthly > 0);
  if (paid.length < 2) return [...paid.map(({ name }) => name), monthlyText(monthly)].join(" ");
  const sum = paid.map((part) => `${part.name}\u00a0${amountText(inOere(part.monthly))}`).join(" + ");
  return `${sum} = ${monthlyText(monthly)}`;
}

/** 279 -> "279 kr./md.", 0 -> "Gratis". */
export function monthlyText(kroner: number): string {
  return kroner === 0 ? "Gratis" : `${kronerText(inOere(kroner))}/md.`;
}

/** 1404 -> "1.404 kr. hvert kvartal". */
export function quarterlyText(kroner: number): string {
  return `${kronerText(inOere(kroner))} hvert kvartal`;
}

/** 209 -> "efter skat ca. 209 kr./md.". */
export function afterTaxText(kroner: number): string {
  return `efter skat ca.\u00a0${monthlyText(kroner)}`;
}

/** The day of the first payment -> "første gang 4. januar (december er gratis)". */
export function firstPaymentText(day: Date, firstDay?: Date): string {
  return `første gang ${firstPaymentWords(day, firstDay)}`;
}

/** Prices are sent in kroner, with at most two decimals. */
function inOere(kroner: number): number {
  return Math.round(kroner * 100);
}

/** The sum in whole øre, so that two decimals stay two. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, kroner) => sum + inOere(kroner), 0) / 100;
}
