/** A message to the preview's frame: the attributes of the placeholder, as a JSON list of names and values. */
export interface ShownAttributes {
  readonly type: "lederkredsen:attributes";
  readonly attributes: string;
}

/** A message from the frame: the height of its content, in CSS pixels. */
export interface ShownHeight {
  readonly type: "lederkredsen:height";
  readonly height: number;
}

/**
 * The document of a preview: the placeholder in editing mode, and the loader. Its script changes the attributes without
 * loading the tool anew, and reports the height. Links do nothing in a frame without `allow-popups`.
 */
export function previewDocument(placeholder: string, host: string): string {
  return `<!doctype html>
<html lang="da" data-widget-editing>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<base target="_blank">
<style>html { overflow: hidden } body { margin: 0; padding: 8px }</style>
${placeholder}
<script>(${runPreview.toString()})()</script>
<script src="${host.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}/embed.js"></script>
</html>`;
}

/** Runs in the frame: uses nothing from outside of itself. */
function runPreview(): void {
  const tool = document.querySelector("[data-widget]");
  let names = tool?.getAttributeNames() ?? [];
  addEventListener("message", ({ data }: MessageEvent<ShownAttributes>) => {
    if (data?.type !== "lederkredsen:attributes" || !tool) return;
    const wanted = new Map(JSON.parse(data.attributes) as readonly (readonly [name: string, value: string])[]);
    for (const name of names) if (!wanted.has(name)) tool.removeAttribute(name);
    for (const [name, value] of wanted) if (tool.getAttribute(name) !== value) tool.setAttribute(name, value);
    names = [...wanted.keys()];
  });
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    parent.postMessage({ type: "lederkredsen:height", height } satisfies ShownHeight, "*");
  }).observe(document.body);
}
