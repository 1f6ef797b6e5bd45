/** 1234 -> "1.234"; with one decimal at most, 3.84 -> "3,8". */
export function danishNumber(value: number, mostDecimals = 0): string {
  return value.toLocaleString("da-DK", { maximumFractionDigits: mostDecimals });
}
