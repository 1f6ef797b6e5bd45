/** Whether a number, in any of its forms, begins with a date that exists. */
export function beginsWithDate(number: string): boolean {
  const digits = number.replaceAll(/\D/g, "");
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(-6, -4)].map(Number);
  const days = [31, Number(year) % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(month) - 1];
  return days !== undefined && Number(day) >= 1 && Number(day) <= days;
}

/**
 * As `beginsWithDate`, but also true for a replacement number (of a person without a CPR number), whose day is
 * increased by 60.
 */
export function beginsWithDateOfAnyNumber(number: string): boolean {
  return beginsWithDate(number) || beginsWithDate(number.replace(/^[6-9]/, (digit) => String(Number(digit) - 6)));
}
