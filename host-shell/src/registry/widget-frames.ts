import * as v from "valibot";
import type { WidgetFrame, WidgetFrames } from "../pages/widget-frames.ts";
import type { Registry } from "./registry.ts";
import { resolveVersion } from "./resolve-version.ts";

const Texts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** What pages need of every registered version, read once. Addresses are from the site's root. */
export function widgetFrames(registry: Registry): WidgetFrames {
  const frames = new Map<string, WidgetFrame>();
  const { platform, widgets } = registry.document;
  const address = (path: string): string => new URL(path, "http://host/widgets/").pathname;
  for (const [name, { versions }] of Object.entries(widgets)) {
    for (const [version, files] of Object.entries(versions)) {
      const found = registry.find(name, version);
      if (!found) continue;
      const [html, texts] = [found.manifest.firstFrame, found.manifest.texts].map((path) =>
        new TextDecoder().decode(found.files.get(path)?.identity.bytes),
      );
      frames.set(`${name}@${version}`, {
        version,
        html: html ?? "",
        texts: v.parse(Texts, texts),
        styles: files.styles.map(address),
        preload: [
          { href: address(platform.entry), integrity: platform.integrity },
          { href: address(files.entry), integrity: files.integrity },
        ],
      });
    }
  }
  return {
    revision: () => registry.revision,
    frameOf: (name, wish) => {
      const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
      const resolved = widget && resolveVersion(widget, wish);
      return resolved && frames.get(`${name}@${resolved.version}`);
    },
  };
}
