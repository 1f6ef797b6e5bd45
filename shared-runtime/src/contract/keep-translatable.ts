/**
 * Lets translators of browsers, such as Chrome's, replace the text of a widget. They replace text nodes by `<font>`
 * elements, while React still updates, removes, and inserts before these nodes. So each replaced node is put back,
 * without text, in front of its `<font>` element. Once React changes the node, the `<font>` element is removed, and the
 * translator finds the new text. Returns a function that stops the observation.
 */
export function keepTranslatable(container: Node): () => void {
  /** The element that replaces a text node, by the node. */
  const fonts = new WeakMap<Node, ChildNode>();
  /** The text node that an element replaces, and its text, by the element. */
  const originals = new WeakMap<Node, readonly [Text, string]>();
  /** The second half of a text node that was split, by the node. */
  const tails = new WeakMap<Node, Text>();

  const putBack = (original: Text, font: ChildNode): void => {
    // Some translators move the node into the element.
    if (font.contains(original)) original.replaceWith(original.cloneNode());
    fonts.set(original, font);
    originals.set(font, [original, original.data]);
    font.before(original);
    original.data = "";
  };
  const release = (original: Node): void => {
    fonts.get(original)?.remove();
    fonts.delete(original);
    const tail = tails.get(original);
    tails.delete(original);
    if (!tail) return;
    release(tail);
    tail.remove();
  };
  /** Shows the original text again after the translator has removed its element. */
  const undo = (font: Node): void => {
    const [original, text] = originals.get(font) ?? [];
    if (!original || fonts.get(original) !== font) return;
    fonts.delete(original);
    original.data = text ?? "";
  };

  const observer = new MutationObserver((records) => {
    records.forEach(({ target, addedNodes, removedNodes, previousSibling, nextSibling, oldValue }, index) => {
      if (target instanceof Text) {
        const [tail] = records[index - 1]?.addedNodes ?? [];
        if (tail instanceof Text && oldValue === target.data + tail.data) tails.set(target, tail);
        else release(target);
      }
      // A translator's changes within its own elements concern no text of React.
      if (target instanceof Element && target.closest("font")) return;
      for (const node of removedNodes) {
        // The node was only moved.
        if (node.parentNode === target) continue;
        // React never replaces a node in one step, so an element in place of the node is from a translator.
        const font = [addedNodes[0], previousSibling, nextSibling, records[index + 1]?.addedNodes[0]].find(
          (near, place) =>
            near instanceof Element && (place === 0 || near.localName === "font") && !originals.has(near),
        );
        if (!(node instanceof Text)) undo(node);
        else if (font?.parentNode === target && !fonts.has(node)) putBack(node, font as Element);
        else release(node);
      }
    });
    // Drops the records of the changes that were made here.
    observer.takeRecords();
  });
  observer.observe(container, { subtree: true, childList: true, characterDataOldValue: true });
  return () => observer.disconnect();
}
