export const currencies: readonly string[] = ["DKK", "EUR", "USD", "SEK", "NOK", "GBP"];
