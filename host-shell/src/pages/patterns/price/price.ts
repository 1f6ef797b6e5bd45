/** Returns "{price} kr." for digits, dots and commas; any other text stays as it is written. */
export function priceText(price: string): string {
  const written = price.trim();
  return /^[.,]*\d[\d.,]*$/.test(written) ? `${written} kr.` : written;
}
