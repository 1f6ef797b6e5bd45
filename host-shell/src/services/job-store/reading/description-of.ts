import { plainTextOf } from "./plain-text.ts";
import { textsOf, type Thing } from "./read-value.ts";
import { cutAtWord } from "./summary-of.ts";

/**
 * The most characters of a description. The rest of a longer one is cut off: it is rarely read, and does not help the
 * matching.
 */
const longest = 20_000;

/** The most characters of a source text that are read. */
const longestSource = 2_000_000;

const headings = {
  responsibilities: { da: "Opgaver", en: "Responsibilities" },
  qualifications: { da: "Kvalifikationer", en: "Qualifications" },
} as const;

const kinds: Readonly<Record<string, { readonly da: string; readonly en: string }>> = {
  PART_TIME: { da: "deltid", en: "part time" },
  CONTRACTOR: { da: "konsulent", en: "contractor" },
  TEMPORARY: { da: "tidsbegrænset", en: "temporary" },
  INTERN: { da: "praktik", en: "internship" },
  VOLUNTEER: { da: "frivillig", en: "volunteer" },
};

/** The description, and the other parts of the posting about the work if the description does not contain them. */
export function descriptionOf(posting: Thing, language: "da" | "en", described: string): string {
  const parts = [described];
  for (const name of ["responsibilities", "qualifications"] as const) {
    const part = listed(textsOf(posting[name]).map(read));
    if (part !== "" && !parts.some((other) => other.includes(part))) parts.push(`${headings[name][language]}\n${part}`);
  }
  const employment = textsOf(posting["employmentType"]).flatMap((type) => {
    const kind = kinds[type.toUpperCase().replaceAll(/[\s-]/g, "_")];
    return kind ? [kind[language]] : [];
  });
  if (employment.length > 0) {
    parts.push(`${language === "da" ? "Ansættelse" : "Employment"}: ${[...new Set(employment)].join(", ")}`);
  }
  return cutAtWord(parts.filter((part) => part !== "").join("\n\n"), longest);
}

/** The plain text of `description`, in paragraphs and list items. */
export function describedIn(posting: Thing): string {
  return textsOf(posting["description"])
    .map(read)
    .join("\n\n")
    .slice(0, longest * 2);
}

function read(text: string): string {
  return plainTextOf(text.slice(0, longestSource));
}

function listed(texts: readonly string[]): string {
  return texts.length === 1
    ? (texts[0] ?? "")
    : texts.map((text) => (text.startsWith("• ") ? text : `• ${text}`)).join("\n");
}
