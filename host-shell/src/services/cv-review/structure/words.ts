const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’./&-]*[\p{L}\p{N}\p{M}])?/gu;

export function wordsOf(text: string): readonly string[] {
  return text.match(word) ?? [];
}

export function countWords(text: string): number {
  return wordsOf(text).length;
}

/** "mio. kr." and "ca. 40" end no sentence, nor does a point within a number. */
const abbreviation =
  /(?<![\p{L}])(?:mio|mia|kr|t|ca|bl|a|fx|f|eks|inkl|ekskl|pct|nr|dvs|mv|m|v|jf|afd|adm|dir|cand|incl|approx|no|dr|e\.g|i\.e|jan|feb|mar|apr|jun|jul|aug|sep|sept|okt|oct|nov|dec|stk|hhv|vha|osv|etc|pr|ph|d|vs)\.$/iu;

export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let open = "";
  for (const piece of text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}"»“'(])/u)) {
    open = open === "" ? piece : `${open} ${piece}`;
    if (abbreviation.test(open)) continue;
    sentences.push(open.trim());
    open = "";
  }
  if (open.trim() !== "") sentences.push(open.trim());
  return sentences.filter((sentence) => countWords(sentence) > 0);
}
