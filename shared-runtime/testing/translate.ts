/**
 * Translates all text below a node, now and after each change, as the translator of Chrome does: each text node is
 * replaced by `<font><font>` with the translation. `to` must be self-contained, so that a browser test can send it to
 * the page. Returns a function that undoes and stops it.
 */
export function translate(root: Node, to: (text: string) => string): () => void {
  const taken = new Map<Element, Text>();
  const pass = (): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === "" || text.parentElement?.closest("font,style,script,textarea")) continue;
      const font = document.createElement("font");
      font.appendChild(document.createElement("font")).textContent = to(text.data);
      taken.set(font, text);
      text.replaceWith(font);
    }
  };
  const observer = new MutationObserver(pass);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  pass();
  return () => {
    observer.disconnect();
    for (const [font, text] of taken) if (font.isConnected) font.replaceWith(text);
  };
}
