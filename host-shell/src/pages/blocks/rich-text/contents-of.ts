import { mainId } from "../../templates/template.ts";

/** A section of a long text. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
}

const letters: Readonly<Record<string, string>> = { æ: "ae", ø: "oe", å: "aa", é: "e", ü: "u" };

/** Ids that the parts around the blocks of a page have. */
const taken: ReadonlySet<string> = new Set([mainId, "menu", "account"]);

/**
 * Gives each h2 of a sanitised text an id made of its words. Returns the text and the list of its sections. The ids of
 * equal titles are numbered.
 */
export function contentsOf(html: string): { readonly html: string; readonly sections: readonly TextSection[] } {
  const sections: TextSection[] = [];
  const withIds = html.replaceAll(/<h2>((?:(?!<h2>)[^])*?)<\/h2>/gu, (_heading, inner: string) => {
    const title = inner.replaceAll(/<[^<>]*>/gu, "").trim();
    const slug = slugOf(title);
    const same = sections.filter(({ id }) => id === slug || id.startsWith(`${slug}-`)).length;
    const id = same === 0 ? slug : `${slug}-${same + 1}`;
    sections.push({ id, title: decoded(title) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: withIds, sections };
}

function slugOf(title: string): string {
  const plain = decoded(title)
    .toLowerCase()
    .replaceAll(/[æøåéü]/gu, (letter) => letters[letter] ?? letter);
  const slug = plain.replaceAll(/[^a-z\d]+/gu, "-").replaceAll(/^-|-$/gu, "") || "afsnit";
  return taken.has(slug) ? `afsnit-${slug}` : slug;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Decodes the four entities that the sanitiser writes. */
function decoded(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot);/gu, (_entity, name: string) => entities[name] ?? "");
}
