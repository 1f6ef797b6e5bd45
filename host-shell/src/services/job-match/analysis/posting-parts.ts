/** A part of a description. */
export interface PostingPart {
  readonly text: string;
  /** How much of it is about the job; usually 1. */
  readonly weight: number;
}

const demands =
  /^(?:vi\s(?:forventer|søger|ønsker|lægger\svægt)|du\s(?:har|er|kan|skal|kommer)|din(?:e)?\s(?:profil|kvalifikationer|kompetencer|baggrund|opgaver|faglige|ansvar)|dit\sansvar|kvalifikationer|kompetencer|krav|profil|om\sdig|hvem\ser\sdu|arbejdsopgaver|opgaver|ansvarsområder|(?:your\s)?(?:qualifications|requirements|responsibilities|profile|skills|tasks|background|key\sresponsibilities)|about\syou|you\s(?:have|are|will|bring|must)|who\syou\sare|what\syou|we\s(?:expect|are\slooking\sfor|require)|must\shave|nice\sto\shave)(?![\p{L}])/iu;
const besideTheJob =
  /^(?:vi\s(?:tilbyder|kan\stilbyde|giver\sdig)|hvad\stilbyder|det\stilbyder|hos\sos\sfår|om\s(?:os|virksomheden|arbejdspladsen|afdelingen)|hvem\ser\svi|løn(?:\sog|-\sog)|løn\s|ansættelsesvilkår|ansøgning|ansøgningsfrist|send\s(?:din|dit|ansøgning)|søg\s(?:stillingen|jobbet)|interesseret|har\sdu\sspørgsmål|vil\sdu\svide\smere|yderligere\s(?:information|oplysninger)|kontakt|praktisk|tiltrædelse|vi\s(?:holder|afholder|forventer\sat\safholde|indkalder|glæder\sos|behandler\sansøgninger)|samtaler|alle\s(?:interesserede|uanset|kvalificerede)|uanset\salder|mangfoldighed|we\soffer|what\swe\soffer|about\s(?:us|the\scompany|the\steam)|who\swe\sare|benefits|perks|how\sto\sapply|apply|application|please\ssend|to\sapply|questions|contact|for\s(?:more|further)\sinformation|interviews|salary|equal\sopportunit|we\sare\san\sequal|all\squalified|diversity)(?![\p{L}])/iu;
const standing =
  /(?:uanset\s(?:alder|køn|baggrund)|(?:efter|i\shenhold\stil|ifølge)\s(?:den\s)?(?:gældende\s)?overenskomst|ansættelsesvilkår|aflønnes|personlige?\sbaggrund|opfordrer\salle|equal\sopportunity|regardless\sof|without\sregard|gender\sidentity|send\s(?:os\s)?din\sansøgning|ansøgningsfrist|pensionsordning|frugtordning|frokostordning|kantineordning|sundhedsforsikring|lunch\sscheme|health\sinsurance|pension\sscheme|private\sinformation|personoplysninger|gdpr-politik)/iu;
const heading = 60;
const besideWeight = 0.15;
const demandWeight = 1.25;

/** The sentences of a description. Demands weigh more; sentences that every employer writes weigh little. */
export function partsOf(description: string): readonly PostingPart[] {
  const parts: PostingPart[] = [];
  let section = 1;
  for (const line of description.split("\n")) {
    const content = line.replace(/^[\s•*·\-–#]+/u, "").trim();
    if (content === "") continue;
    const own = weightOf(content);
    if (content.length <= heading && !/[.!]$/u.test(content)) {
      section = own ?? (content === line.trim() ? 1 : section);
      parts.push({ text: content, weight: section });
      continue;
    }
    for (const text of content.split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u)) {
      parts.push({ text, weight: weightOf(text) ?? section });
    }
  }
  return parts;
}

function weightOf(text: string): number | undefined {
  if (besideTheJob.test(text) || standing.test(text)) return besideWeight;
  return demands.test(text) ? demandWeight : undefined;
}
