import { globalStyle } from "@vanilla-extract/css";
import type { ColorName, SchemeColor } from "shared-runtime/theme/palette.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { siteAccents } from "./site-accents.ts";

// The placeholders of widgets are named too, since the theme of a widget sets all tokens on its host.
for (const [kind, accent] of Object.entries(siteAccents)) {
  const page = `html[data-site="${kind}"]`;
  const vars = Object.entries<SchemeColor>(accent).map(([name, [light, dark]]) => [
    tokens.color[name as ColorName],
    `light-dark(${light}, ${dark})`,
  ]);
  globalStyle(`${page}, ${page} :is([data-widget], [data-site-widget])`, {
    "@media": { "(forced-colors: none)": { vars: Object.fromEntries(vars) } },
  });
}
