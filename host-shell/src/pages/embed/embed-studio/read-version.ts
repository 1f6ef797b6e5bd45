import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";
import { type EditorRegistry, jsonReader, readTool } from "shared-runtime/editors/read-tools.ts";

interface Resolved {
  readonly version: string;
  readonly files: { readonly props: string; readonly profile?: string };
}

const timeLimit = 10_000;

/** The tool that a channel, a range or an exact version gives. Throws if it cannot be read in time. */
export async function readVersion(name: string, spec: string): Promise<EditorTool> {
  const address = new URL("/widgets/registry.json", location.href).href;
  const read = jsonReader(fetch.bind(globalThis), AbortSignal.timeout(timeLimit));
  const registry = await read<EditorRegistry>(address);
  const widget = registry.widgets[name];
  const version = widget?.channels[spec] ?? spec;
  if (widget && version in widget.versions) return readTool(name, version, { widget, address, read });
  // Ranges, and versions that the registry's document does not list.
  const resolved = await read<Resolved>(new URL(`${name}/resolve/${encodeURIComponent(spec)}.json`, address).href);
  const versions = { [resolved.version]: resolved.files };
  return readTool(name, resolved.version, { widget: { channels: {}, versions }, address, read });
}
