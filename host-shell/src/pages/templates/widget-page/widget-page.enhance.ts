/** Sends the height of the content to the page around the frame, whenever it changes. */
function sendHeight({ body, head }: Document): void {
  // Links of the tool open in the whole window instead of the frame, since the other site has no frame for their pages.
  head.prepend(Object.assign(document.createElement("base"), { target: "_top" }));
  // A body that fills the window would keep the frame from becoming lower.
  body.style.minHeight = "0";
  new ResizeObserver(() => {
    const height = Math.ceil(body.getBoundingClientRect().height);
    // The message goes to any origin: the height is public, and only allowed origins may frame the page.
    window.parent.postMessage({ type: "widget:height", height }, "*");
  }).observe(body);
}

if (window.parent !== window) sendHeight(document);
