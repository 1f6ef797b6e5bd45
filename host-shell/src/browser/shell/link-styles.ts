import { missing } from "shared-runtime/federation/missing.ts";
import type { RegisteredVersion } from "../../registry/registry-document.ts";
import { attemptAddress, firstAddress } from "../attempt-address.ts";

const failures = new Map<string, number>();
const ownLinks = new WeakSet<HTMLLinkElement>();

const linksIn = ({ parentNode }: HTMLElement): readonly HTMLLinkElement[] => [
  ...(parentNode as ShadowRoot).querySelectorAll("link"),
];

/** Whether the style sheets came with the page, as our own server sends them with a first frame, and be it an empty one. */
export function isServed(container: HTMLElement): boolean {
  return linksIn(container).some((link) => !ownLinks.has(link));
}

/**
 * Links the version's style sheets beside the container. Resolves when they are there, rejects if one fails. What it
 * resolves with takes away those of other versions, by which a first frame is shown until the widget is there.
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
    // A link without a sheet did not arrive.
    if (!link.sheet) giveUp(link);
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
            // It may have a sheet all the same, by which a retry would take it for one that arrived.
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
