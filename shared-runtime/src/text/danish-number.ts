const formats: Intl.NumberFormat[] = [];

/** 1234 -> "1.234"; with one decimal at most, 3.84 -> "3,8". */
export function danishNumber(value: number, mostDecimals = 0): string {
  const format = (formats[mostDecimals] ??= new Intl.NumberFormat("da-DK", { maximumFractionDigits: mostDecimals }));
  return format.format(value);
}
