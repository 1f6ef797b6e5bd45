/** Lets all of a page be scrolled clear of what is fixed at its end, also by focus. What is returned takes it back. */
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
