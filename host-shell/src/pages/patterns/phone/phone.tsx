import { withoutMarks } from "../../editing/field-marks.ts";

/**
 * A Danish number: eight digits, grouped or not, with or without the country code; or any number with a country code.
 */
const pattern = /^(\+\d{1,3}[ ]?)?\d{2}([ .-]?\d{2}){3}$|^\+\d{6,14}$/;

/** A text as a link if it is a phone number. Any other text stays as it is written. */
export function Phone({ number, className }: { readonly number: string; readonly className?: string | undefined }) {
  const href = phoneHref(number);
  return href === undefined ? (
    <span className={className}>{number}</span>
  ) : (
    <a className={className} href={href}>
      {number}
    </a>
  );
}

/** Returns the address that calls a number; `undefined` if the text is not a phone number. */
export function phoneHref(number: string): string | undefined {
  const written = withoutMarks(number).trim();
  return pattern.test(written) ? `tel:${written.replace(/[^\d+]/g, "")}` : undefined;
}
