/** Spellings of one sound, in the order in which they are replaced. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/th/g, "t"],
  [/[sz]ch/g, "sj"],
  [/c(?=[eiy]|ae|oe)/g, "s"],
  [/c[hk]?|q/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/w/g, "v"],
  [/[st]ion/g, "sjon"],
  [/^h(?=[vj])/g, ""],
  [/ae|ai|ei|ej/g, "e"],
  [/(?<=[nl])d(?![aeiouy]|r[aeiouy])/g, ""],
  [/(?<=[nl])d(?=e[rnst]?s?$)/g, ""],
  [/d(?=[ts])/g, ""],
  [/g(?=t$)/g, ""],
  [/y/g, "i"],
  [/(.)\1+/g, "$1"],
];

/** How a word sounds, roughly, in the spelling of `spellingOf`: "cookies" and "kokies" -> "kokies". */
export function soundOf(spelling: string): string {
  let sound = spelling;
  for (const [pattern, same] of sounds) sound = sound.replaceAll(pattern, same);
  return sound;
}
