import type { RegistryDocument } from "../registry/registry-document.ts";

/** Adds the fonts of the registry to the document, as the loader does. Does nothing without a registry. */
export async function addFonts(): Promise<void> {
  const answer = await fetch("/widgets/registry.json");
  if (!answer.ok) return;
  const { fonts }: Pick<RegistryDocument, "fonts"> = await answer.json();
  for (const { family, src, weight, style, unicodeRange } of fonts) {
    document.fonts.add(
      new FontFace(family, `url("${new URL(src, answer.url).href}")`, { weight, style, unicodeRange }),
    );
  }
}
