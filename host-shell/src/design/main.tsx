import "./design.css.ts";
import { addFonts } from "./add-fonts.ts";
import { Gallery } from "./gallery.tsx";
import { makePageHostile } from "./hostile-page.ts";
import { mountInShadow } from "./mount-in-shadow.tsx";

// `?scheme=light` or `?scheme=dark` shows one scheme instead of both; `?hostile` adds aggressive page styles.
const query = new URLSearchParams(location.search);
const wanted = query.get("scheme");

void addFonts();

for (const scheme of ["light", "dark"].filter((name) => wanted === null || wanted === name)) {
  const host = document.createElement("div");
  host.dataset["colorScheme"] = scheme;
  document.body.append(host);
  mountInShadow(host, <Gallery scheme={scheme} />);
}
if (query.has("hostile")) makePageHostile();
