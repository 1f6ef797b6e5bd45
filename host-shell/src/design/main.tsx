import type { RegistryDocument } from "../registry/registry-document.ts";
import "./design.css.ts";
import { Gallery } from "./gallery.tsx";
import { makePageHostile } from "./hostile-page.ts";
import { mountInShadow } from "./mount-in-shadow.tsx";

// `?scheme=light` or `?scheme=dark` shows one scheme instead of both; `?hostile` adds aggressive page styles.
const query = new URLSearchParams(location.search);
const wanted = query.get("scheme");

void addRegistryFonts();

for (const scheme of ["light", "dark"].filter((name) => wanted === null || wanted === name)) {
  const host = document.createElement("div");
  host.dataset["colorScheme"] = scheme;
  document.body.append(host);
  mountInShadow(host, <Gallery scheme={scheme} />);
}
if (query.has("hostile")) makePageHostile();

/** Adds the fonts of the registry to the document, as the loader does. Does nothing without a registry. */
async function addRegistryFonts(): Promise<void> {
  const answer = await fetch("/widgets/registry.json");
  if (!answer.ok) return;
  const { fonts }: Pick<RegistryDocument, "fonts"> = await answer.json();
  for (const { family, src, weight, style, unicodeRange } of fonts) {
    document.fonts.add(
      new FontFace(family, `url("${new URL(src, answer.url).href}")`, { weight, style, unicodeRange }),
    );
  }
}
