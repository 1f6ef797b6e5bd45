import { containerIn } from "../container.ts";
import { inTime } from "../in-time.ts";
import type { RegisteredVersion, RegistryDocument } from "../../registry/registry-document.ts";
import { isServed, linkStyles } from "./link-styles.ts";
import { readPlaceholder } from "./read-placeholder.ts";

interface Host {
  readonly addressOf: (path: string) => string;
  /** Imports a file of the host, once per page, as the registry names it. */
  readonly ownModule: <Module>(entry: string) => Promise<Module>;
}

interface FirstFrame {
  readonly registry: RegistryDocument;
  readonly files: RegisteredVersion;
  readonly element: HTMLElement;
  /** Whether the widget itself is there. */
  readonly isLive: () => boolean;
  /** Until when the style sheets are waited for. */
  readonly until: number;
}

/**
 * Links the style sheets, and on pages of other systems shows the first frame until the widget is there. Resolves when
 * the widget can be mounted; what it resolves with is to be called right after that.
 */
export async function showFirstFrame(
  { addressOf, ownModule }: Host,
  { registry: { foreignPage, fonts }, files, element, isLive, until }: FirstFrame,
): Promise<() => void> {
  const container = containerIn(element);
  const { input } = readPlaceholder(element);
  const hasFrame = container.hasChildNodes() || isServed(container);
  const markup = hasFrame
    ? undefined
    : ownModule<typeof import("./foreign-page.ts")>(foreignPage)
        .then(({ prepareForeignPage }) => prepareForeignPage({ fonts, files, input, addressOf }))
        // A first frame that does not arrive, or not in time, is no reason to keep the widget back.
        .catch(() => undefined);
  const removeOtherStyles = await inTime("style sheets", linkStyles(container, files, addressOf), until);
  void markup?.then((frame) => {
    const isWanted = !isLive() && element.dataset["widgetState"] !== "failed" && !container.hasChildNodes();
    if (frame && isWanted) container.append(frame);
  });
  return removeOtherStyles;
}
