import type { WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import { escapeHtml } from "shared-runtime/text/escape-html.ts";
import type { RegisteredVersion } from "../../registry/registry-document.ts";

const frames = new Map<string, Promise<readonly [html: string, texts: object]>>();

/** The markup of the version's first frame, filled with the page's texts or the version's own. */
export async function firstFrameOf(
  files: RegisteredVersion,
  input: WidgetInput,
  addressOf: (path: string) => string,
): Promise<string> {
  const { firstFrame, firstFrameIntegrity = "", texts: textsPath, textsIntegrity = "" } = files;
  let frame = frames.get(firstFrame);
  if (!frame) {
    // Integrity is required, since the files may come from another origin and the markup is trusted.
    frame = Promise.all([
      fetch(addressOf(firstFrame), { integrity: firstFrameIntegrity }).then((response) => response.text()),
      fetch(addressOf(textsPath), { integrity: textsIntegrity }).then((response) => response.json() as Promise<object>),
    ]);
    frames.set(firstFrame, frame);
  }
  const [html, texts] = await frame;
  // The same precedence as in the widget: attribute, JSON, default. Empty texts are skipped.
  const wordings = [input.attributes, input.json, texts] as readonly (Readonly<Record<string, string>> | undefined)[];
  return html.replace(/{{(\w+)}}/g, (_mark, key: string) =>
    escapeHtml(wordings.find((words) => words?.[key])?.[key] ?? ""),
  );
}
