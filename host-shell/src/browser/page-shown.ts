/**
 * Resolves when somebody looks at the page: not while it is prerendered, and not in a tab that was never shown.
 * `undefined` if it is so already.
 */
export function pageShown(signal: AbortSignal): Promise<void> | undefined {
  const isShown = (): boolean => !(document as { readonly prerendering?: boolean }).prerendering && !document.hidden;
  if (isShown()) return undefined;
  return new Promise((resolve) => {
    const look = (): void => {
      if (isShown()) resolve();
    };
    for (const type of ["prerenderingchange", "visibilitychange"]) document.addEventListener(type, look, { signal });
  });
}
