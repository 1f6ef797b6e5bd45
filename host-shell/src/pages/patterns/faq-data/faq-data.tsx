import { jsonIn } from "../../block/first-frame-markup.ts";
import type { PageView } from "../../block/prepared-block.ts";

interface FaqDataProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
  readonly view: PageView;
}

/**
 * Questions and answers for search engines, in the format of schema.org. Draws nothing unless every question ends with a
 * question mark, since other headings that open a text ask nothing. Editors' texts have marks, so they get none.
 */
export function FaqData({ items, view }: FaqDataProps) {
  if (view.editing || items.length < 2 || !items.every(({ question }) => question.endsWith("?"))) return null;
  const data = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonIn(data) }} />;
}
