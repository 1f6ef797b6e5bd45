/**
 * Returns the link that a click follows away from this page; `undefined` if the click does not leave the page: new
 * tabs, downloads, other programs, links within the page, and clicks with a key held down.
 */
export function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  // Searches the path, since the target of the event is the host of the shadow root that contains the link.
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href !== "");
  return link instanceof HTMLAnchorElement && !link.hasAttribute("download") && leadsAway(link) ? link : undefined;
}

function leadsAway({ href, target, protocol }: HTMLAnchorElement): boolean {
  const isHere = ["", "_self", "_top", "_parent"].includes(target.toLowerCase());
  const isPage = protocol === "http:" || protocol === "https:";
  const [page, hash] = href.split("#");
  const isWithin = hash !== undefined && page === window.location.href.split("#")[0];
  return isHere && isPage && !isWithin;
}
