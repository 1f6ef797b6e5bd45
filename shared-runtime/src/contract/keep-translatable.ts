/** What stands in the page for a text node that a translator has taken out. */
interface StandIn {
  readonly font: Element;
  /** The text before the translation. */
  readonly text: string;
}

/**
 * Lets translators of browsers, such as that of Chrome, replace the text of a widget. They put `<font>` elements in the
 * place of text nodes, which React still updates, removes, and inserts before. Each such node is put back, without
 * text, before the element that stands for it. Once React changes the node, that element goes, and the translator finds the
 * new text. Returns a function that stops it.
 */
export function keepTranslatable(container: Node): () => void {
  const standIns = new WeakMap<Node, StandIn>();
  const originals = new WeakMap<Node, Text>();

  const putBack = (original: Text, font: Element): void => {
    // Some translators move the node into the element.
    if (font.contains(original)) original.replaceWith(original.cloneNode());
    standIns.set(original, { font, text: original.data });
    originals.set(font, original);
    font.before(original);
    original.data = "";
  };
  const release = (original: Node): void => {
    standIns.get(original)?.font.remove();
    standIns.delete(original);
  };

  /** Shows the text again if the translator has taken its element out. */
  const undo = (font: Node): void => {
    const original = originals.get(font);
    const standIn = original && standIns.get(original);
    if (!standIn || standIn.font !== font) return;
    standIns.delete(original);
    original.data = standIn.text;
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === "characterData") release(target);
      for (const node of removedNodes) {
        // It was only moved.
        if (node.parentNode === target) continue;
        const font = [...addedNodes, previousSibling, nextSibling].find(
          (near) => near?.nodeName === "FONT" && !originals.has(near),
        );
        if (standIns.has(node)) release(node);
        else if (node instanceof Text && font?.parentNode === target) putBack(node, font as Element);
        else undo(node);
      }
    }
    // What was changed here is known.
    observer.takeRecords();
  });
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
