const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const time = String.raw`(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)`;
const month = `(?<month>${months.join("|")})`;
const day = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";

/** Greenwich Mean Time. `UTC` and `+0000` are accepted because some frameworks follow RFC 5322 instead. */
const zone = String.raw`(?:GMT|UTC|[+-]0000)`;

/** The three forms of a date that RFC 9110 (5.6.7) requires, as in `Sun, 06 Nov 1994 08:49:37 GMT`. */
const forms = [
  String.raw`${day}, (?<date>\d\d) ${month} (?<year>\d{4}) ${time} ${zone}`,
  String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (?<date>\d\d)-${month}-(?<year>\d\d) ${time} ${zone}`,
  String.raw`${day} ${month} (?<date>[ \d]\d) ${time} (?<year>\d{4})`,
].map((form) => new RegExp(`^${form}$`));

/**
 * An HTTP date in milliseconds since 1970; `undefined` if the text is not an HTTP date. `now` decides the century of a
 * two-digit year.
 */
export function httpDate(text: string, now: number): number | undefined {
  const parts = forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!parts) return undefined;
  const { date, hour, minute, second } = parts;
  const at = new Date(0);
  at.setUTCFullYear(yearOf(parts["year"] ?? "", now), months.indexOf(parts["month"] ?? ""), Number(date));
  const isReal = at.getUTCDate() === Number(date) && Number(hour) < 24 && Number(minute) < 60 && Number(second) <= 60;
  return isReal ? at.setUTCHours(Number(hour), Number(minute), Number(second)) : undefined;
}

/** A two-digit year more than 50 years ahead belongs to the previous century. */
function yearOf(digits: string, now: number): number {
  if (digits.length === 4) return Number(digits);
  const thisYear = new Date(now).getUTCFullYear();
  const year = thisYear - (thisYear % 100) + Number(digits);
  return year > thisYear + 50 ? year - 100 : year;
}

/**
 * The seconds to wait that an answer's `retry-after` names as a number or a date: 0 if the date has passed, `undefined`
 * without a valid header. There is no upper limit. A date is compared with the answer's own `date`, since clocks
 * differ.
 */
export function secondsToRetry(headers: Headers, now = Date.now()): number | undefined {
  const wanted = headers.get("retry-after") ?? "";
  // The values of a header that was sent twice are joined by a comma.
  if (/^\d+(?:\s*,\s*\d+)*$/.test(wanted)) return Math.max(...wanted.split(",").map(Number));
  const until = httpDate(wanted, now);
  if (until === undefined) return undefined;
  const sent = httpDate(headers.get("date") ?? "", now) ?? now;
  return Math.max(0, Math.ceil((until - sent) / 1_000));
}
