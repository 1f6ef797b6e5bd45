import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";
import { type EditorRegistry, jsonReader, readTool } from "shared-runtime/editors/read-tools.ts";

interface Resolved {
  readonly version: string;
  readonly files: { readonly props: string; readonly profile?: string };
}

const timeLimit = 10_000;

/**
 * The tool that a channel, a range or an exact version gives; `undefined` if the host does not have it. Throws if the
 * tool cannot be read in time.
 */
export async function readVersion(name: string, spec: string): Promise<EditorTool | undefined> {
  const address = new URL("/widgets/registry.json", location.href).href;
  const signal = AbortSignal.timeout(timeLimit);
  const read = jsonReader(fetch.bind(globalThis), signal);
  const registry = await read<EditorRegistry>(address);
  const widget = registry.widgets[name];
  const version = widget?.channels[spec] ?? spec;
  if (widget && version in widget.versions) return readTool(name, version, { widget, address, read });
  // The server resolves ranges, and versions that the registry's document does not list.
  const resolving = new URL(`${name}/resolve/${encodeURIComponent(spec)}.json`, address).href;
  const answer = await fetch(resolving, { credentials: "omit", signal });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new TypeError(`${resolving} answered ${answer.status}.`);
  const resolved = (await answer.json()) as Resolved;
  const versions = { [resolved.version]: resolved.files };
  return readTool(name, resolved.version, { widget: { channels: {}, versions }, address, read });
}
