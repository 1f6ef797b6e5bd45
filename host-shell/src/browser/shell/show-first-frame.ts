import { containerIn } from "../shadow-container.ts";
import { inTime } from "../in-time.ts";
import type { RegisteredVersion, RegistryDocument } from "../../registry/registry-document.ts";
import { isServed, linkStyles } from "./link-styles.ts";
import type { Attempt, PageParts } from "./page-parts.ts";

/**
 * Links the style sheets. On pages of other systems, also shows the first frame until the widget is mounted. When the
 * widget can be mounted, resolves with a function to call right after mounting. Rejects when the time `until` is over.
 */
export async function showFirstFrame(
  { addressOf, ownModule, stateOf }: PageParts,
  attempt: Pick<Attempt, "element" | "input" | "widget">,
  { foreignPage, fonts }: RegistryDocument,
  files: RegisteredVersion,
  until: number,
): Promise<() => void> {
  const { element, input } = attempt;
  const container = containerIn(element);
  const hasFrame = container.hasChildNodes() || isServed(container);
  // Fetches both files into the browser's cache. The module below would request them only after it has arrived, and so
  // after the scripts of the widget.
  if (!hasFrame) for (const path of [files.firstFrame, files.texts]) void fetch(addressOf(path)).catch(() => undefined);
  const markup = hasFrame
    ? undefined
    : ownModule<typeof import("./foreign-page.ts")>(foreignPage)
        .then(({ prepareForeignPage }) => prepareForeignPage({ fonts, files, input, addressOf }))
        // The widget is mounted without a first frame that is late or missing.
        .catch(() => undefined);
  const removeOtherStyles = await inTime("style sheets", linkStyles(container, files, addressOf), until);
  void markup?.then((frame) => {
    const isOver = attempt.widget ?? /ready|failed/.test(stateOf(element)["widgetState"] ?? "");
    if (frame && !isOver && !container.hasChildNodes()) container.append(frame);
  });
  return removeOtherStyles;
}
