const ownBoss =
  /(?<![\p{L}])(?:selvstændig|freelance\p{L}*|self-employed|sole (?:trader|proprietor)|iværksætter|(?:med)?indehaver|(?:(?:med|virksomheds|hotel|gård|butiks|klinik|restaurant|café|kro|salon|forretnings|praksis)-?)?ejer|(?:med)?stifter|grundlægger|(?<!(?:product|process|system|service|data|application|platform|asset|solution|domain|category|it)\s)(?:co-?)?owner|(?:co-?)?founder)(?![\p{L}])/iu;

/** Whether a title is that of somebody who works for themselves, so that there is no employer to name. */
export function isOwnBoss(title: string): boolean {
  return ownBoss.test(title);
}
