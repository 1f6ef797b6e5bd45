import { blocks } from "./block-registry.ts";

/** Blocks that only fit in one of the page's own placeholders. */
const around: Readonly<Record<string, readonly string[]>> = {
  "headless-header": ["CookieConsent"],
  "headless-footer": ["SignupSheet", "StaticPage"],
};

/** Blocks with the title or the path of a page, which do not fit inside other blocks. */
const heads: ReadonlySet<string> = new Set([
  "BioHeader",
  "Breadcrumbs",
  "ConferenceHeroHeader",
  "ContentHeader",
  "HeroHeader",
]);
const onlyAround: ReadonlySet<string> = new Set(["CookieConsent", "SignupSheet"]);

/** Returns the names of the blocks that fit in a placeholder of the page, or, if `isInside`, of another block. */
export function fittingBlocks(placeholder: string, isInside: boolean): readonly string[] {
  const names = blocks.map(({ component }) => component).filter((name) => !onlyAround.has(name));
  if (isInside) return names.filter((name) => !heads.has(name)).toSorted();
  return around[placeholder] ?? names.toSorted();
}
