/** Files that a site serves from memory, by their path below its root: `icon.svg`, `media/kreds.svg`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

export interface SiteFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The address of a file of a site: `/icon.svg`, or `/selvbetjening/icon.svg`. */
export function siteFileAddress({ root }: { readonly root: string }, file: string): string {
  return root === "/" ? `/${file}` : `${root}/${file}`;
}
