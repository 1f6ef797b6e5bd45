import * as v from "valibot";
import type { WidgetFrame, WidgetFrames } from "../pages/widget-frames.ts";
import type { Registry } from "./compose-registry.ts";
import type { RegisteredVersion } from "./registry-document.ts";
import { resolveVersion } from "./resolve-version.ts";
import { servedAddress } from "./served-address.ts";
import type { WidgetVersion } from "./widget-versions.ts";

const Texts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/**
 * Reads the first frames of all registered versions. A version whose files were altered has no first frame; its widget
 * then appears late or not at all. Versions in `frames` are not read again, since a version never changes.
 */
export async function loadWidgetFrames(
  registry: Registry,
  frames = new Map<string, WidgetFrame>(),
): Promise<WidgetFrames> {
  const { complete: widgets } = registry;
  const { platform } = registry.document;
  for (const [name, { versions }] of Object.entries(widgets)) {
    for (const [version, files] of Object.entries(versions)) {
      if (frames.has(`${name}@${version}`)) continue;
      const found = registry.find(name, version);
      const frame = found && (await frameOf(found, files, platform));
      if (frame) frames.set(`${name}@${version}`, frame);
    }
  }
  return {
    revision: () => registry.revision,
    frameOf: (name, spec) => {
      const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
      const resolved = widget && resolveVersion(widget, spec);
      return resolved && frames.get(`${name}@${resolved.version}`);
    },
  };
}

async function frameOf(
  { manifest, version, read }: WidgetVersion,
  files: RegisteredVersion,
  platform: Registry["document"]["platform"],
): Promise<WidgetFrame | undefined> {
  const [html, texts] = await Promise.all(
    [manifest.firstFrame, manifest.texts].map(async (path) => (await read(path))?.identity.bytes),
  );
  if (!html || !texts) return undefined;
  const decoder = new TextDecoder();
  return {
    version,
    html: decoder.decode(html),
    texts: v.parse(Texts, decoder.decode(texts)),
    styles: files.styles.map((path, index) => ({
      href: servedAddress(path),
      integrity: files.styleIntegrity?.[index] ?? "",
    })),
    preload: [
      { href: servedAddress(platform.entry), integrity: platform.integrity },
      ...(files.parts ?? []).map(({ entry, integrity }) => ({ href: servedAddress(entry), integrity })),
      { href: servedAddress(files.entry), integrity: files.integrity },
    ],
  };
}
