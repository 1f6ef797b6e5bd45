/** Lengthens the page so that its end can be scrolled clear of a fixed element, also by focus. Returns an undo function. */
export function keepRoomFor(fixed: HTMLElement, host: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const room = `min(${fixed.offsetHeight + 32}px, 50vh)`;
    host.style.setProperty("--room", room);
    style.scrollPaddingBlockEnd = room;
  });
  observer.observe(fixed);
  return () => {
    observer.disconnect();
    style.scrollPaddingBlockEnd = "";
  };
}
