import type { Organisation } from "shared-runtime/api/organisations.ts";
import { type MemberType, partsOf, type PriceField } from "./member-type.ts";

export interface FeePart {
  readonly field: PriceField;
  /** The monthly price in øre, rounded to whole kroner. */
  readonly monthly: number;
}

/** The price of a membership, in whole øre. */
export interface Fee {
  readonly parts: readonly FeePart[];
  /** The sum of the parts, so that the shown figures add up. */
  readonly monthly: number;
}

export type Comparison =
  /** The price of a part is not known in one of the organisations. */
  | {
      readonly kind: "unknown";
      readonly missing: PriceField;
      readonly missingIn: "current" | "ours";
      /** Absent if our price is not known either. */
      readonly ours: Fee | undefined;
    }
  | {
      readonly kind: "cheaper" | "same" | "dearer";
      readonly current: Fee;
      readonly ours: Fee;
      /** The difference of the monthly prices in øre, never below 0. `kind` says which price is higher. */
      readonly monthly: number;
      /**
       * The difference of the yearly prices in øre. 0 if its sign differs from that of the difference of the monthly
       * prices, which are rounded.
       */
      readonly yearly: number;
    };

type Prices = Pick<Organisation, PriceField>;

/** Compares the prices of a membership of this type in the current organisation and in ours. */
export function compareFees(current: Prices, ours: Prices, memberType: MemberType): Comparison {
  const fields = partsOf(memberType);
  for (const [missingIn, prices] of [
    ["current", current],
    ["ours", ours],
  ] as const) {
    const missing = missingOf(prices, fields);
    if (missing === undefined) continue;
    const isOursKnown = missingOf(ours, fields) === undefined;
    return { kind: "unknown", missing, missingIn, ours: isOursKnown ? feeOf(ours, fields) : undefined };
  }
  const fees = { current: feeOf(current, fields), ours: feeOf(ours, fields) };
  const saved = fees.current.monthly - fees.ours.monthly;
  const savedYearly = yearlySum(current, fields) - yearlySum(ours, fields);
  return {
    kind: saved > 0 ? "cheaper" : saved < 0 ? "dearer" : "same",
    ...fees,
    monthly: Math.abs(saved),
    yearly: Math.sign(saved) === Math.sign(savedYearly) ? Math.abs(savedYearly) : 0,
  };
}

/** A twelfth of a yearly price in øre, rounded to whole kroner, halves up. */
export function monthlyOere(yearly: number): number {
  return Math.round(yearly / 1200) * 100;
}

/** The price in whole øre; `undefined` if it is not known. 0 is the value of a price that was not entered. */
export function yearlyOere(kroner: number | undefined): number | undefined {
  const oere = kroner === undefined ? 0 : Math.round(kroner * 100);
  return oere > 0 ? oere : undefined;
}

function missingOf(prices: Prices, fields: readonly PriceField[]): PriceField | undefined {
  return fields.find((field) => yearlyOere(prices[field]) === undefined);
}

function feeOf(prices: Prices, fields: readonly PriceField[]): Fee {
  const parts = fields.map((field) => ({ field, monthly: monthlyOere(yearlyOere(prices[field]) ?? 0) }));
  return { parts, monthly: parts.reduce((sum, { monthly }) => sum + monthly, 0) };
}

function yearlySum(prices: Prices, fields: readonly PriceField[]): number {
  return fields.reduce((sum, field) => sum + (yearlyOere(prices[field]) ?? 0), 0);
}
