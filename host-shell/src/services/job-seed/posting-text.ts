import { escapeHtml } from "shared-runtime/text/escape-html.ts";
import type { SeededRandom } from "../../engines/seeded-random.ts";

export interface PostingDraft {
  readonly opening: readonly string[];
  readonly sections: readonly {
    readonly heading: string;
    readonly intro: string;
    readonly points: readonly string[];
    readonly after?: string;
  }[];
  readonly closing: readonly string[];
}

/** The text in one of the formats that boards use: HTML, or plain text with typed list marks. */
export function writeText(text: PostingDraft, random: SeededRandom): string {
  const form = random.next();
  if (form < 0.4) return asHtml(text);
  return asPlainText(text, form < 0.7 ? "- " : "• ");
}

function asHtml({ opening, sections, closing }: PostingDraft): string {
  const paragraph = (sentences: readonly string[]) => `<p>${escapeHtml(sentences.join(" "))}</p>`;
  return [
    paragraph(opening),
    ...sections.map(({ heading, intro, points, after }) =>
      [
        `<p><strong>${escapeHtml(heading)}</strong></p>`,
        paragraph([intro]),
        `<ul>${points.map((point) => `<li>${escapeHtml(capitalised(point))}</li>`).join("")}</ul>`,
        after === undefined ? "" : paragraph([after]),
      ].join(""),
    ),
    paragraph(closing),
  ].join("\n");
}

function asPlainText({ opening, sections, closing }: PostingDraft, mark: string): string {
  return [
    opening.join(" "),
    ...sections.map(({ heading, intro, points, after }) =>
      [
        `${heading}\n${intro}`,
        ...points.map((point) => mark + point),
        ...(after === undefined ? [] : [`\n${after}`]),
      ].join("\n"),
    ),
    closing.join(" "),
  ].join("\n\n");
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
