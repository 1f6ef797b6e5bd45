import { plainTextOf } from "./plain-text.ts";
import { textsOf, type Thing } from "./read-value.ts";
import { cutAtWord } from "./summary-of.ts";

/** Of a longer posting the rest is left out: nobody reads it, and nothing in it tells it from others. */
const longest = 20_000;

/** What is read of one text at all. */
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

/** All that a posting says of the work, with the parts that it names apart where the text does not have them. */
export function descriptionOf(posting: Thing, language: "da" | "en", described: string): string {
  const parts = [described];
  for (const name of ["responsibilities", "qualifications"] as const) {
    const said = listed(textsOf(posting[name]).map(read));
    if (said !== "" && !parts.some((part) => part.includes(said))) parts.push(`${headings[name][language]}\n${said}`);
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

/** The text that stands under the name of the description, in paragraphs and points. */
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
