import { eld } from "eld/small";

/** The language of a text if it is one that CVs are reviewed in. */
export function languageOf(text: string): "da" | "en" | undefined {
  const { language } = eld.detect(text);
  return language === "da" || language === "en" ? language : undefined;
}
