const names = ["jan", "feb", "mar", "apr", "maj", "jun", "jul", "aug", "sep", "okt", "nov", "dec"] as const;
/** English beginnings that differ from the Danish ones. */
const english: Readonly<Record<string, number>> = { may: 5, oct: 10 };

const fullNames = [
  "januar",
  "februar",
  "marts",
  "april",
  "maj",
  "juni",
  "juli",
  "august",
  "september",
  "oktober",
  "november",
  "december",
] as const;

/** "2017-08" -> "august 2017", "2017" -> "2017". */
export function monthInWords(written: string): string {
  const [year = "", month] = written.split("-");
  return month === undefined ? year : `${fullNames[Number(month) - 1]} ${year}`;
}

/** "2017-08" -> "08.2017", as in a field. */
export function monthInField(written: string | undefined): string {
  if (written === undefined) return "";
  const [year = "", month] = written.split("-");
  return month === undefined ? year : `${month}.${year}`;
}

/** "08.2017", "8/2017", "aug. 2017", "2017-08" -> "2017-08"; "2017" -> "2017"; `undefined` for anything else. */
export function writtenMonth(field: string): string | undefined {
  const text = field.trim().toLowerCase();
  const year = /^(?:19[5-9]|20[0-4])\d$/u;
  if (year.test(text)) return text;
  const numbers =
    /^(?<month>\d{1,2})\s*[./\s-]\s*(?<year>\d{4})$/u.exec(text) ?? /^(?<year>\d{4})-(?<month>\d{1,2})$/u.exec(text);
  const named = /^(?<name>\p{L}{3})\p{L}*\.?\s*(?<year>\d{4})$/u.exec(text);
  const { month = "0", year: of = "" } = numbers?.groups ?? named?.groups ?? {};
  const name = named?.groups?.["name"] ?? "";
  const at = numbers ? Number(month) : (english[name] ?? names.findIndex((own) => own === name) + 1);
  return year.test(of) && at >= 1 && at <= 12 ? `${of}-${String(at).padStart(2, "0")}` : undefined;
}
