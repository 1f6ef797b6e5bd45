import { lostLetter } from "../reading/clean-text.ts";
import type { CvRow } from "./cv-rows.ts";

export interface Email {
  readonly address: string;
  /** True if the address begins on one line and ends on the next. */
  readonly wrapped: boolean;
  /**
   * The error in the address: a comma instead of a dot ("mikkel@outlook,dk"), or a word instead of the sign ("amskou
   * (at) live.dk").
   */
  readonly fault?: "comma" | "at";
}

/** A letter, or a glyph that a machine cannot read. */
const letter = String.raw`\p{L}${lostLetter}`;
const host = String.raw`[${letter}\d-]+(?:\.[${letter}\d-]+)*\.[${letter}]{2,}`;
const anywhere = new RegExp(String.raw`[${letter}\d._%+-]+\s?@\s?${host}`, "u");
const whole = new RegExp(String.raw`^[${letter}\d][${letter}\d._%+-]*@${host}$`, "u");
const ended = /@\S+\.(?:dk|com|net|org|eu|info|io|me|se|no|de|uk)[.,;]?$/iu;
/** A line whose end may be the beginning of an address: "E-mail: hanne.". */
const beginning =
  /^(?:(?:[Ee]-?)?[Mm]ail:?\s?)?(?!(?:tlf|tel|mobil|mob|mail|e-?mail|adr|nr)\.)[a-zæøå\d][^\s@]*[._-]$/u;
const part = new RegExp(String.raw`(?<![^\s:|·])[${letter}\d][${letter}\d._%+-]*@[${letter}\d.-]*(?=$|[\s,;|·])`, "u");

export function emailIn(rows: readonly CvRow[], first: (row: CvRow) => boolean): Email | undefined {
  const found = rows.flatMap((row, at) => {
    const email = emailAt(row, rows[at + 1]) ?? (runsOver(rows[at - 1], row) ? undefined : alone(row));
    return email === undefined ? [] : [{ row, email }];
  });
  return (found.find(({ row }) => first(row)) ?? found[0])?.email ?? faultyEmailIn(rows);
}

const withComma = /(?<!\ufffd)[\p{L}\d._%+-]+@[\p{L}\d-]+,\s?(?:dk|com|net|org|eu|de|se|no)(?!\p{L})/u;
const withAt = /(?<!\ufffd)[\p{L}\d._%+-]+\s?[([](?:at|snabel-?a)[)\]]\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/iu;

function faultyEmailIn(rows: readonly CvRow[]): Email | undefined {
  for (const { text } of rows) {
    const [comma, at] = [withComma.exec(text)?.[0], withAt.exec(text)?.[0]];
    if (comma !== undefined) return { address: comma, wrapped: false, fault: "comma" };
    if (at !== undefined) return { address: at, wrapped: false, fault: "at" };
  }
  return undefined;
}

/** Text that looks like part of an address whose rest was not found. */
export function emailPartIn(rows: readonly CvRow[]): string | undefined {
  for (const { text } of rows) {
    const found = part.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

function alone({ text }: CvRow): Email | undefined {
  const address = anywhere.exec(text)?.[0];
  return address === undefined ? undefined : { address, wrapped: false };
}

function emailAt(row: CvRow, next: CvRow | undefined): Email | undefined {
  return next && runsOver(row, next) ? { address: `${tailOf(row)}${headOf(next)}`, wrapped: true } : undefined;
}

/** Whether an address begins at the end of one row and ends at the beginning of the next. */
function runsOver(row: CvRow | undefined, next: CvRow): boolean {
  if (row === undefined || row.page !== next.page || row.column !== next.column || next.bullet !== undefined)
    return false;
  if (next.gapAbove !== undefined && next.gapAbove > next.size) return false;
  const [tail, head] = [tailOf(row), headOf(next)];
  if (!whole.test(`${tail}${head}`) || whole.test(tail) || ended.test(tail)) return false;
  if (head.indexOf("@") > 0) return beginning.test(row.text);
  return /[@._-]$/u.test(tail) || /^[@.]/u.test(head);
}

function tailOf({ text }: CvRow): string {
  return /[^\s:|·]*$/u.exec(text)?.[0] ?? "";
}

function headOf({ text }: CvRow): string {
  return (/^\S+/u.exec(text)?.[0] ?? "").replace(/[,;.)]+$/u, "");
}
