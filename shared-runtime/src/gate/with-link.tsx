import type { ReactNode } from "react";

interface WithLinkProps {
  readonly text: string;
  /** The placeholder that the link replaces, such as `{privacy}`. */
  readonly place: string;
  readonly link: ReactNode;
}

export function WithLink({ text, place, link }: WithLinkProps) {
  const [before = "", ...after] = text.split(place);
  return (
    <>
      {before}
      {after.map((rest, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence never change their order
        <span key={index}>
          {link}
          {rest}
        </span>
      ))}
    </>
  );
}
