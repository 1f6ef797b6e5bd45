import type { WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import type { RegisteredVersion } from "../../registry/registry-document.ts";

const frames = new Map<string, Promise<readonly [html: string, texts: object]>>();

/** The markup of the version's first frame, with the page's own sentences where it has any. */
export async function firstFrameOf(
  files: RegisteredVersion,
  input: WidgetInput,
  addressOf: (path: string) => string,
): Promise<string> {
  const { firstFrame, firstFrameIntegrity = "", texts: textsPath, textsIntegrity = "" } = files;
  let frame = frames.get(firstFrame);
  if (!frame) {
    // The files may lie elsewhere than the registry, and the markup is trusted.
    frame = Promise.all([
      fetch(addressOf(firstFrame), { integrity: firstFrameIntegrity }).then((response) => response.text()),
      fetch(addressOf(textsPath), { integrity: textsIntegrity }).then((response) => response.json() as Promise<object>),
    ]);
    frames.set(firstFrame, frame);
  }
  const [html, texts] = await frame;
  // As the widget reads its props: an attribute before the JSON, and an empty one is none.
  const wordings = [input.attributes, input.json, texts] as readonly (Readonly<Record<string, string>> | undefined)[];
  return html.replace(/{{(\w+)}}/g, (_mark, key: string) =>
    (wordings.find((words) => words?.[key])?.[key] ?? "").replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  );
}
