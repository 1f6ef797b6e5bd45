import { style } from "@vanilla-extract/css";
import { rems } from "../../../theme/rems.ts";
import { tokens } from "../../../theme/tokens.css.ts";

const { color, motion } = tokens;

export const button = style({
  appearance: "none",
  display: "grid",
  placeContent: "center",
  flex: "none",
  width: rems(1.75),
  height: rems(1.75),
  border: `1.5px solid ${color.edge}`,
  borderRadius: "50%",
  background: color.paper,
  cursor: "pointer",
  transition: `border-color ${motion.quick}`,
  ":hover": { borderColor: color.ink },
  ":checked": { borderColor: color.ink },
  "::before": {
    content: "",
    width: rems(0.875),
    height: rems(0.875),
    borderRadius: "50%",
    background: color.ink,
    visibility: "hidden",
  },
  selectors: { "&:checked::before": { visibility: "visible" } },
  "@media": {
    "(forced-colors: active)": {
      forcedColorAdjust: "none",
      borderColor: "ButtonText",
      background: "Canvas",
      ":checked": { borderColor: "Highlight" },
      "::before": { background: "Highlight" },
    },
  },
});

export const wrong = style({ borderColor: color.bad, borderWidth: 2 });
