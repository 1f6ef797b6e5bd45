const numbers = new Intl.NumberFormat("da-DK", { maximumFractionDigits: 0 });

/** An amount in whole kroner, as Danes write it: "20.013 kr." with a space that does not break. */
export function kroner(amount: number): string {
  return `${numbers.format(amount)}\u00A0kr.`;
}
