import { signal, type ReadonlySignal } from "@preact/signals-react";

/** Follows a `data-*` attribute of the page's `<html>`, which is where a page or its consent tool tells us things. */
export function pageAttribute<Value>(name: string, read: (text: string | undefined) => Value): ReadonlySignal<Value> {
  const root = document.documentElement;
  const readNow = () => read(root.getAttribute(name) ?? undefined);
  const current = signal(readNow());
  new MutationObserver(() => {
    current.value = readNow();
  }).observe(root, { attributes: true, attributeFilter: [name] });
  return current;
}
