import { type EmbedRules, listedOrigin } from "./embed-rules.ts";
import { boundedHeight } from "./frame-height.ts";
import { videoAt } from "./video/video-platform.ts";

/** What editors read about a frame. */
export function frameExplanations(src: string, rules: EmbedRules): readonly string[] {
  const listed = listedOrigin(src, rules);
  if (listed?.waits) return [`Rammen fra ${listed.origin} hentes først, når den besøgende tillader markedsføring.`];
  if (listed) return [];
  const origin = URL.parse(src)?.origin ?? "denne side selv";
  const isVideo = videoAt(src, rules) !== undefined;
  return [
    `Rammen vises kun som et link: ${origin} står ikke på listen over godkendte adresser (EMBED_ORIGINS og EMBED_MARKETING_ORIGINS). ` +
      (isVideo ? "Brug blokken Video til en video." : "Bed dem, der driver siden, om at sætte den på."),
  ];
}

export function heightNotes(height: number | undefined): readonly string[] {
  if (height === undefined || boundedHeight(height) === height) return [];
  return [`Højden ${height} bliver til ${boundedHeight(height)}: en ramme kan være 80 til 4000 pixel høj.`];
}
