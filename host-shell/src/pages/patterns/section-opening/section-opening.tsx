import { heading } from "shared-runtime/theme/typography.css.ts";
import { evenLines } from "../../chrome/page.css.ts";

interface SectionOpeningProps {
  readonly title: string | undefined;
  readonly lead: string | undefined;
  /** The id of the section. The id of the title is made of it. */
  readonly id: string;
  readonly className: string;
  readonly leadClassName: string;
  /** Default: the heading of a section. */
  readonly titleClassName?: string;
}

/** The title of a section, which names it, and its lead. Draws nothing without both. */
export function SectionOpening({
  title,
  lead,
  id,
  className,
  leadClassName,
  titleClassName = heading.xxl,
}: SectionOpeningProps) {
  if (!title && !lead) return null;
  return (
    <div className={className}>
      {title && (
        <h2 className={titleClassName} id={`${id}-title`}>
          {title}
        </h2>
      )}
      {lead && <p className={`${leadClassName} ${evenLines}`}>{lead}</p>}
    </div>
  );
}
