/** A price as it is written: "1.234,-" or "1.234,50". Takes whole øre, not below zero. */
export function priceText(oere: number): string {
  const rest = oere % 100;
  return rest === 0 ? `${kroner(oere)},-` : `${kroner(oere)},${oereDigits(rest)}`;
}

/** A price as it is read out: "1.234 kroner" or "1.234,50 kroner". */
export function spokenPrice(oere: number): string {
  const rest = oere % 100;
  return rest === 0 ? `${kroner(oere)} kroner` : `${kroner(oere)},${oereDigits(rest)} kroner`;
}

const kroner = (oere: number): string => String(Math.floor(oere / 100)).replace(/\B(?=(\d{3}){1,7}$)/g, ".");

const oereDigits = (rest: number): string => String(rest).padStart(2, "0");
