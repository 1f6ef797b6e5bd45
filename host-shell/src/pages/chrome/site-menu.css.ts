import { globalStyle, style, type StyleRule } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { pageMargin, wideScreen } from "./page.css.ts";

const { color, font, motion, size, space } = tokens;

/** Screens on which one branch at a time is shown. */
const narrow = "screen and (max-width: 61.99em)";
/** Only with script are there buttons, and only then are branches closed. */
const scripted = "html[data-scripted] &";
const unscripted = "html:not([data-scripted]) &";
const expanded = '[aria-expanded="true"]';
const holdsExpanded = `:has(> ul > li > ${expanded})`;

const list = style({ listStyle: "none" });

/** With script, the first level is a row of the header on wide screens. */
const firstLevel = style([
  list,
  {
    selectors: { [unscripted]: { columnWidth: rems(16), columnGap: space.xxl } },
    "@media": {
      [wideScreen]: { selectors: { [scripted]: { display: "flex", alignItems: "center", columnGap: space.m } } },
      "screen and (min-width: 75em)": { selectors: { [scripted]: { columnGap: space.l } } },
    },
  },
]);

/** On wide screens, the branch of an entry is in the column next to the entries. */
const secondLevel = style([
  list,
  {
    minWidth: 0,
    "@media": {
      [wideScreen]: {
        selectors: {
          [scripted]: {
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
            alignContent: "start",
            columnGap: space.xxl,
          },
        },
      },
    },
  },
]);

export const levels = [firstLevel, secondLevel, list] as const;

export const entry = style({
  selectors: {
    "& + &": { borderTop: `1px solid ${color.line}` },
    [unscripted]: { borderTop: 0, breakInside: "avoid" },
  },
  "@media": {
    [narrow]: {
      selectors: {
        [`html[data-scripted] ul:has(> li > ${expanded}) > &:not(:has(> ${expanded}))`]: { display: "none" },
        [`html[data-scripted] &:has(> ${expanded})`]: { borderTop: 0 },
      },
    },
    [wideScreen]: { selectors: { "html[data-scripted] & + &": { borderTop: 0 } } },
  },
});

globalStyle(`html[data-scripted] ${secondLevel} > li`, { "@media": { [wideScreen]: { display: "contents" } } });
globalStyle(`html[data-scripted] ${secondLevel} > li > *`, { "@media": { [wideScreen]: { gridColumn: 1 } } });

// Without script, the entries below an entry are set off by an indent and a smaller text.
globalStyle(`html:not([data-scripted]) div > ${secondLevel}, html:not([data-scripted]) div > ${list}`, {
  paddingInlineStart: space.m,
});
globalStyle(`html:not([data-scripted]) ${secondLevel} a`, { fontFamily: font.text, fontSize: size.m });

const words = {
  display: "flex",
  alignItems: "center",
  width: "100%",
  minHeight: rems(3.25),
  padding: 0,
  color: color.ink,
  fontFamily: font.display,
  fontSize: rems(1.375),
  fontWeight: 400,
  letterSpacing: "-0.01em",
  lineHeight: 1.2,
  textAlign: "start",
  textDecoration: "none",
  textDecorationThickness: "2px",
  textUnderlineOffset: "0.35em",
  transition: `text-decoration-color ${motion.quick}`,
  selectors: {
    // The page, the branch that it is in, and what the pointer is on.
    "&:hover, &[aria-current]": { textDecorationLine: "underline", textDecorationColor: color.sun },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&:hover, &[aria-current]": { textDecorationColor: "CanvasText" } },
    },
    [wideScreen]: {
      selectors: {
        [scripted]: {
          minHeight: rems(2.75),
          fontFamily: font.text,
          fontSize: size.m,
          fontWeight: 500,
          letterSpacing: 0,
        },
        [`html[data-scripted] ${firstLevel} > li > &`]: { fontSize: size.s, fontWeight: 600, whiteSpace: "nowrap" },
      },
    },
  },
} as const satisfies StyleRule;

export const link = style(words);

export const opener = style([
  words,
  {
    appearance: "none",
    justifyContent: "space-between",
    gap: space.xxs,
    border: 0,
    background: "none",
    cursor: "pointer",
    selectors: { [unscripted]: { display: "none" } },
    "@media": {
      // Replaced by the link and the way back at the top of the branch.
      [narrow]: { selectors: { [`&${expanded}`]: { display: "none" } } },
      [wideScreen]: {
        selectors: { [`${secondLevel} > li > &${expanded}`]: { color: color.accent } },
      },
    },
  },
]);

/** On wide screens, the chevron of the first level points down, where its branch opens. */
export const chevron = style({
  flex: "none",
  width: "0.75em",
  height: "0.75em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.8,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  transition: `rotate ${motion.quick}`,
  "@media": {
    [wideScreen]: {
      selectors: {
        [`${firstLevel} > li > ${opener} > &`]: { rotate: "90deg" },
        [`${firstLevel} > li > ${opener}${expanded} > &`]: { rotate: "-90deg" },
      },
    },
  },
});

const branch = style({
  selectors: {
    [scripted]: { display: "none" },
    [`html[data-scripted] ${expanded} + &`]: { display: "block" },
  },
});

/** On wide screens, the branch of the first level is a panel across the page, below the header. */
const firstBranch = style([
  branch,
  {
    "@media": {
      [wideScreen]: {
        selectors: {
          [scripted]: {
            position: "absolute",
            zIndex: 20,
            inset: "calc(100% + 1px) 0 auto",
            gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
            columnGap: space.xxl,
            maxHeight: `calc(100dvh - ${rems(5)})`,
            overflowY: "auto",
            paddingBlock: `${space.xl} ${space.xxl}`,
            paddingInline: `max(${pageMargin}, calc((100% - ${rems(72)}) / 2))`,
            borderBottom: `2px solid ${color.ink}`,
            background: color.surface,
          },
          [`html[data-scripted] ${expanded} + &`]: { display: "grid" },
        },
      },
    },
  },
]);

/** On wide screens, spans the rows of the entries next to it, however many they are, and adds no height to them. */
const secondBranch = style([
  branch,
  {
    "@media": {
      [wideScreen]: {
        selectors: {
          [scripted]: {
            gridColumn: "2 !important",
            gridRow: "1 / span 99",
            paddingInlineStart: space.l,
            borderInlineStart: `1px solid ${color.line}`,
          },
        },
      },
    },
  },
]);

export const branches = [firstBranch, secondBranch] as const;

export const about = style({
  minWidth: 0,
  "@media": {
    [narrow]: {
      selectors: {
        [scripted]: { borderBottom: `1px solid ${color.line}` },
        [`html[data-scripted] ${branch}${holdsExpanded} > &`]: { display: "none" },
      },
    },
  },
});

/** Leads to the page of the entry to which a branch belongs. */
export const ownLink = style([
  words,
  {
    "@media": {
      [narrow]: { selectors: { [scripted]: { fontSize: rems(1.75) } } },
      [wideScreen]: {
        selectors: {
          [`html[data-scripted] ${firstBranch} > div > &`]: {
            fontFamily: font.display,
            fontSize: size.xxl,
            fontWeight: 400,
            letterSpacing: "-0.02em",
          },
          [`html[data-scripted] ${secondBranch} > div > &`]: { fontWeight: 650 },
        },
      },
    },
  },
]);

export const description = style({
  maxWidth: "24em",
  color: color.inkSoft,
  textWrap: "balance",
  selectors: { [unscripted]: { display: "none" } },
  "@media": { [narrow]: { marginBlock: `${space.xxs} ${space.m}` }, [wideScreen]: { marginTop: space.xs } },
});

export const back = style({
  appearance: "none",
  display: "none",
  alignItems: "center",
  gap: space.xs,
  minHeight: rems(2.75),
  padding: 0,
  border: 0,
  background: "none",
  color: color.inkSoft,
  fontSize: size.s,
  fontWeight: 600,
  cursor: "pointer",
  "@media": { [narrow]: { selectors: { [scripted]: { display: "inline-flex" } } } },
});

export const backArrow = style([chevron]);
