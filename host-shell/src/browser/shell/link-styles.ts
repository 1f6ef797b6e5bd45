import { missing } from "shared-runtime/federation/missing.ts";
import type { RegisteredVersion } from "../../registry/registry-document.ts";
import { attemptAddress, firstAddress } from "../attempt-address.ts";

const failures = new Map<string, number>();
const ownLinks = new WeakSet<HTMLLinkElement>();

const linksIn = ({ parentNode }: HTMLElement): readonly HTMLLinkElement[] => [
  ...(parentNode as ShadowRoot).querySelectorAll("link"),
];

/**
 * Whether the style sheet of a link was loaded. If the link failed, Chromium has no sheet for it, and other browsers
 * have a sheet without rules.
 */
function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Firefox throws for the rules of a sheet that is still loading or was refused.
    return false;
  }
}

/**
 * Whether the server sent the style sheets with the page, as it does with every first frame, even with an empty one.
 */
export function isServed(container: HTMLElement): boolean {
  return linksIn(container).some((link) => !ownLinks.has(link));
}

/**
 * Links the version's style sheets next to the container. Resolves when they are loaded, with a function that removes
 * the links of other versions. The first frame uses the styles of those versions until the widget is mounted. Rejects
 * if a style sheet fails.
 */
export async function linkStyles(
  container: HTMLElement,
  { styles, styleIntegrity = [] }: RegisteredVersion,
  addressOf: (path: string) => string,
): Promise<() => void> {
  const addresses = styles.map(addressOf);
  const wanted = new Map(addresses.map((address, index) => [address, styleIntegrity[index] ?? ""]));
  const giveUp = (link: HTMLLinkElement): void => {
    link.remove();
    const href = firstAddress(link.href);
    if (ownLinks.has(link)) failures.set(href, (failures.get(href) ?? 0) + 1);
  };
  for (const link of linksIn(container)) {
    if (!hasArrived(link)) giveUp(link);
    else wanted.delete(firstAddress(link.href));
  }
  await Promise.all(
    [...wanted].map(
      ([address, integrity]) =>
        new Promise((onload, reject) => {
          const href = attemptAddress(address, failures.get(address) ?? 0);
          const properties = { rel: "stylesheet", href, integrity, crossOrigin: "anonymous", onload };
          const link = Object.assign(document.createElement("link"), properties);
          link.onerror = () => {
            // The link is removed, since a failed link may have a sheet, so that a retry would take the link for a
            // loaded one.
            giveUp(link);
            reject(new Error(`${address} is missing`, { cause: missing }));
          };
          ownLinks.add(link);
          container.parentNode?.append(link);
        }),
    ),
  );
  return () => {
    for (const link of linksIn(container)) if (!addresses.includes(firstAddress(link.href))) link.remove();
  };
}
