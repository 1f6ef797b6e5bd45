/** "+4520304050" and "20304050" -> "20 30 40 50", which does not break; other numbers stay as they are. */
export function phoneWords(phone: string): string {
  const [, digits] = /^(?:(?:\+|00)45)?(\d{8})$/.exec(phone.replaceAll(/[\s.-]/g, "")) ?? [];
  return digits?.replace(/(\d\d)(?=\d)/g, "$1\u00a0") ?? phone;
}
