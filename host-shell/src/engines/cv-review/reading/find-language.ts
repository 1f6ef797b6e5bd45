import type { CvLanguage, CvLine } from "./cv-document.ts";

/** Returns the language (ISO 639-1) of a short text. */
export type Detector = (text: string) => string;

/** The most characters of a text that the detector reads. */
const sampleLength = 340;
const mostSamples = 12;

/**
 * Loads the detector. Its tables take 150 MB while they are loaded and 50 MB afterwards, so only the server's process
 * loads it, and not each reading process.
 */
export async function loadDetector(): Promise<Detector> {
  const { eld } = await import("eld/small");
  return (text) => eld.detect(text).language;
}

/**
 * Takes samples of a document's language, the longest lines first, since sentences show it better than names,
 * addresses and lists of foreign words.
 */
export function samplesOf(lines: readonly Pick<CvLine, "text">[]): readonly string[] {
  const samples: string[] = [];
  const cleaned = lines.map((line) => line.text.replaceAll(/\S*[@\d]\S*|(?:https?:|www\.)\S*/g, " ").trim());
  for (const text of cleaned.filter((line) => line.length > 2).toSorted((a, b) => b.length - a.length)) {
    const last = samples.at(-1);
    if (last !== undefined && last.length + text.length < sampleLength) samples[samples.length - 1] = `${last} ${text}`;
    else if (samples.length < mostSamples) samples.push(text.slice(0, sampleLength));
  }
  return samples;
}

/** The language of most samples, weighted by length; `undefined` if it is a language in which CVs are not reviewed. */
export function findLanguage(samples: readonly string[], detect: Detector): CvLanguage | undefined {
  const votes = new Map<string, number>();
  for (const sample of samples) {
    const language = detect(sample);
    votes.set(language, (votes.get(language) ?? 0) + sample.length);
  }
  const [winner] = [...votes].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return winner === "da" || winner === "en" ? winner : undefined;
}
