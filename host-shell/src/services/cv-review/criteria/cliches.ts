/** Turns of phrase that stand in very many CVs and could be anybody's. */
const cliches: readonly RegExp[] = [
  /resultatorienter\p{L}+|results?[- ](?:oriented|driven)/iu,
  /engager(?:et|ede)(?![\p{L}])|(?<![\p{L}])(?:dedicated|committed)(?![\p{L}])/iu,
  /mange bolde i luften|many balls in the air|multi-?task\p{L}*/iu,
  /brænder for|passionate(?: about)?|passioneret/iu,
  /ud af boksen|outside (?:of )?the box|out of the box/iu,
  /skabe(?:r)? værdi|værdiskabende|creat(?:e|ing) value|add(?:ing)? value/iu,
  /holdspiller|team ?player/iu,
  /omstillingsparat/iu,
  /(?<![\p{L}])dynamisk\p{L}*|(?<![\p{L}])dynamic(?![\p{L}])/iu,
  /højt til loftet/iu,
  /hands[- ]on/iu,
  /(?<![\p{L}])proaktiv\p{L}*|pro-?active/iu,
  /i øjenhøjde/iu,
  /struktureret og|og struktureret|er struktureret/iu,
  /højt tempo|fast[- ]paced/iu,
  /ildsjæl/iu,
  /mødestabil/iu,
  /initiativrig|selvkørende|self[- ]starter|self[- ]motivated/iu,
  /åben og (?:ærlig|imødekommende)|udadvendt|outgoing/iu,
  /kan lide (?:nye )?udfordringer|nye udfordringer|new challenges/iu,
  /(?:tager|tage) ansvar/iu,
  /positiv(?:t)? (?:indstilling|sind|livssyn)|positive attitude|can-do/iu,
  /(?:stort|højt) drive|highly motivated|hard[- ]?working|hårdtarbejdende/iu,
  /visionær|visionary/iu,
  /strategisk overblik|bevarer overblikket|helikopter(?:blik|perspektiv)/iu,
  /detail-oriented|detaljeorienteret/iu,
  /go(?:de|d) kommunikation\p{L}*|excellent communication|strong communicat\p{L}+/iu,
  /serviceminded|servicemindet/iu,
  /track record/iu,
  /sætte(?:r)? (?:en )?dagsorden/iu,
];

/** The clichés in a text as they are written there, each once. */
export function clichesIn(text: string): readonly string[] {
  return cliches.flatMap((cliche) => cliche.exec(text)?.[0] ?? []);
}
