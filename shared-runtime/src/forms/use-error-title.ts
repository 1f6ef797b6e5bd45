import { useEffect } from "react";

/** Puts "Fejl: " before the title of the page while something is wrong in a form, for who hears the title first. */
export function useErrorTitle(wrong: boolean, word = "Fejl"): void {
  useEffect(() => {
    if (!wrong) return;
    const prefix = `${word}: `;
    document.title = prefix + document.title;
    return () => {
      // The page may have given itself another title meanwhile.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [wrong, word]);
}
