import type { ColorName, SchemeColor } from "shared-runtime/theme/palette.ts";
import type { SiteKind } from "../sites/site-roots.ts";

/** The colours of a site that differ from those of the main site. */
export type SiteAccent = Readonly<Partial<Record<ColorName, SchemeColor>>>;

/** The self-service has the colours of the main site. `site-accents.test.ts` checks every pair that texts use. */
export const siteAccents: Readonly<Partial<Record<SiteKind, SiteAccent>>> = {
  spring: {
    accent: ["#2f7526", "#a6dd85"],
    accentHover: ["#235a1b", "#c3edaa"],
    onAccent: ["#ffffff", "#0f1f0a"],
    sun: ["#a9dc86", "#a9dc86"],
    sand: ["#ebf0dc", "#21362a"],
  },
  "unemployment-fund": {
    accent: ["#0b6b78", "#84d5de"],
    accentHover: ["#07505b", "#aee6ec"],
    onAccent: ["#ffffff", "#06191c"],
    sun: ["#8fd3d6", "#8fd3d6"],
    sand: ["#e3eeed", "#1d3538"],
  },
  business: {
    accent: ["#80590a", "#f2c64f"],
    accentHover: ["#634403", "#f8da86"],
    onAccent: ["#ffffff", "#1f1603"],
    sun: ["#f2c230", "#f2c230"],
    sand: ["#f5edd3", "#33331f"],
  },
};
