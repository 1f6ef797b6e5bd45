import { Fragment } from "react";

const pattern = /^[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}$/u;

/** A text as a link if it is an e-mail address. Any other text stays as it is written. */
export function Email({ address, className }: { readonly address: string; readonly className?: string | undefined }) {
  const href = emailHref(address);
  return href === undefined ? (
    <span className={className}>{address}</span>
  ) : (
    <a className={className} href={href}>
      <BreakableAddress address={address} />
    </a>
  );
}

/** Returns the address that writes to an e-mail address; `undefined` if the text is not an e-mail address. */
export function emailHref(address: string): string | undefined {
  const written = address.trim();
  return pattern.test(written) ? `mailto:${written}` : undefined;
}

/** An e-mail address that may break before its domain. */
export function BreakableAddress({ address }: { readonly address: string }) {
  return address.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
