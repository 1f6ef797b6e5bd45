import type { ReactNode } from "react";

interface WithLinkProps {
  readonly text: string;
  /** Where in the text the link is to stand, such as `{privacy}`. */
  readonly place: string;
  readonly link: ReactNode;
}

export function WithLink({ text, place, link }: WithLinkProps) {
  const [before = "", ...after] = text.split(place);
  return (
    <>
      {before}
      {after.map((rest, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never change places
        <span key={index}>
          {link}
          {rest}
        </span>
      ))}
    </>
  );
}
