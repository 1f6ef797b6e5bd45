const whole = new Intl.NumberFormat("da-DK", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("da-DK", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount of whole øre as Danes write it: "1.234 kr." or "1.234,50 kr.", with a space that does not break. */
export function danishKroner(oere: number): string {
  return `${(oere % 100 === 0 ? whole : exact).format(oere / 100)}\u00a0kr.`;
}
