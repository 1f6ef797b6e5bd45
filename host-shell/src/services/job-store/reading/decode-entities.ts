import { decodeHTMLStrict } from "entities/decode";

/** Decodes the entities of HTML that end with a semicolon. Unknown ones stay; one of no character becomes a space. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return decodeHTMLStrict(
    text.replaceAll(/&#(?:x[\da-f]+|\d+);/gi, (reference) =>
      decodeHTMLStrict(reference) === "\ufffd" ? " " : reference,
    ),
  );
}
