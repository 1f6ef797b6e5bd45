import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { unbroken } from "../print/print.css.ts";

const { color, size, space } = tokens;

const markSize = rems(1.5);

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

const event = style([
  unbroken,
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
    gap: space.m,
    paddingBottom: space.l,
    selectors: { "&:last-child": { paddingBottom: 0 } },
  },
]);

/** The line to the next event. */
const rail = (line: string) =>
  ({
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetInlineStart: `calc(${markSize} / 2 - 1px)`,
      top: `calc(${markSize} + ${space.xxs})`,
      bottom: space.xxs,
      borderInlineStart: line,
    },
  }) as const;

export const events = styleVariants({
  done: [event, { color: color.inkSoft, selectors: rail(`2px solid ${color.ink}`) }],
  now: [event, { selectors: rail(`2px dotted ${color.edge}`) }],
  later: [event, { color: color.inkSoft, selectors: rail(`2px dotted ${color.edge}`) }],
});

const mark = style({
  display: "grid",
  placeItems: "center",
  width: markSize,
  height: markSize,
  borderRadius: "50%",
  border: "2px solid",
  fontSize: rems(0.8125),
});

export const marks = styleVariants({
  done: [mark, { background: color.ink, borderColor: color.ink, color: color.onInk }],
  now: [
    mark,
    {
      borderColor: color.accent,
      borderWidth: "3px",
      color: color.accent,
      "::after": { content: "", borderRadius: "50%", border: `${rems(0.25)} solid` },
    },
  ],
  later: [mark, { borderColor: color.edge }],
});

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xxs,
  minWidth: 0,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

const title = style({ lineHeight: markSize });

export const titles = styleVariants({
  done: [title],
  now: [title, { fontWeight: 640 }],
  later: [title],
});

export const time = style({ fontSize: size.s, color: color.inkSoft });
