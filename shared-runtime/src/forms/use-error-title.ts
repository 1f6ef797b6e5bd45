import { useEffect } from "react";

/** Prefixes the page's title with "Fejl: " while a form has errors: screen readers read the title first. */
export function useErrorTitle(wrong: boolean, word = "Fejl"): void {
  useEffect(() => {
    if (!wrong) return;
    const prefix = `${word}: `;
    document.title = prefix + document.title;
    return () => {
      // Only removes the prefix if it is still there: the page may have changed its title meanwhile.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [wrong, word]);
}
