import type { EmbedRules } from "../embed-rules.ts";
import { frameExplanations } from "../frame-explanations.ts";
import type { Grade } from "./grade-of.ts";

/** What editors read about pasted markup: its grade, the reason for the grade, and what visitors do not get. */
export function gradeExplanations(grade: Grade, rules: EmbedRules): readonly string[] {
  switch (grade.kind) {
    case "harmless":
      return [
        "Grad 1 af 3, harmløs: HTML’en har ingen script, rammer eller formularer. Den er renset og sat direkte ind i siden.",
        ...removedNotes(grade.removed),
      ];
    case "frames":
      return [
        `Grad 2 af 3, ramme: HTML’en er en ramme (<iframe>) fra ${listOf(grade.frames.map(({ src }) => new URL(src).origin))} og har ingen script. Rammen vises som i blokken IframeEmbed, og resten er renset.`,
        ...grade.frames.flatMap(({ src }) => frameExplanations(src, rules)),
        ...removedNotes(grade.removed),
      ];
    case "sandbox":
      return [
        `Grad 3 af 3, lukket ramme: HTML’en har ${listOf(grade.active)}, som ikke må stå i selve siden. Den har fået sin egen adresse og vises i en lukket ramme, som ikke kan læse sidens indhold, cookies eller lager.`,
        ...(grade.blocked.length > 0
          ? [
              `Browseren blokerer det, som HTML’en henter fra eller sender til ${listOf(grade.blocked)}: det står ikke på listen over godkendte adresser (EMBED_ORIGINS og EMBED_MARKETING_ORIGINS). Bed dem, der driver siden, om at sætte det på.`,
            ]
          : []),
        ...(grade.awaited.length > 0
          ? [`Rammen hentes først, når den besøgende tillader markedsføring, på grund af ${listOf(grade.awaited)}.`]
          : []),
      ];
  }
}

function removedNotes(removed: readonly string[]): readonly string[] {
  return removed.length > 0 ? [`Fjernet: ${listOf(removed)}.`] : [];
}

const listOf = (parts: readonly string[]): string => new Intl.ListFormat("da").format(new Set(parts));
