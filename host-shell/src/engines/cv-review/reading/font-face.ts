/** The properties of a font, from its name and flags. */
export interface FontFace {
  /** In lower case without subset prefix and style: `calibri` for `BCDEEE+Calibri-BoldItalic`. */
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Draws signs instead of letters (Symbol, Wingdings and the like). */
  readonly symbols: boolean;
  /** Draws pictures instead of letters (Font Awesome and the like). */
  readonly icons: boolean;
  /** Selects glyphs by number, so that letters are known only from a table that may be missing. */
  readonly composite: boolean;
}

export interface FontFlags {
  readonly name?: string | undefined;
  readonly bold?: boolean | undefined;
  readonly black?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly composite?: boolean | undefined;
}

const boldName = /bold|black|heavy|demi|extrabd/i;
const italicName = /italic|oblique|kursiv/i;
const symbolName = /^(symbol|wingdings|webdings|zapfdingbats|opensymbol|dingbats|segoeuisymbol)/;
const iconName = /awesome|icon|fontello|glyph|material/;
/** Latin Modern and Computer Modern have a font for each size and style of one family: `lmromanslant9`. */
const sizedName = /^((?:lm|cm|ec|sf)(?:roman|sans|mono|ss|tt)?)[a-z]*\d+$/;
/** Styles that directly follow the name of the family. "Roman" is not a style, since Times New Roman has it. */
const style = /(?: ?(?:extra|ultra|semi|demi)?(?:bold|black|heavy|medium|regular|light|thin|book|italic|oblique))+$/i;

export function faceOf({ name = "", bold, black, italic, composite }: FontFlags): FontFace {
  const plain = name.replace(/^[A-Z]{6}\+/, "");
  const root = plain.replace(/[-,].*$/, "").replace(/(?:PS)?(?:MT)?$/, "");
  const lower = (root.replace(style, "") || root).replaceAll(/[ _]/g, "").toLowerCase();
  return {
    family: sizedName.exec(lower)?.[1] ?? lower,
    bold: bold === true || black === true || boldName.test(plain),
    italic: italic === true || italicName.test(plain),
    symbols: symbolName.test(lower),
    icons: iconName.test(lower),
    composite: composite === true,
  };
}
