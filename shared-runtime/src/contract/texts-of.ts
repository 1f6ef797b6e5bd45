type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;
type KeyOf<Group> = Group extends unknown ? keyof Group & string : never;

/** The groups themselves if no key is in two of them; otherwise a type error. */
type Distinct<G extends Groups> = {
  readonly [Name in keyof G]: G[Name] & { readonly [Key in KeyOf<G[Exclude<keyof G, Name>]>]?: never };
};

/** The keys of some groups, with any texts. By default the keys of all groups. */
export type TextsIn<G extends Groups, Name extends keyof G = keyof G> = { readonly [Key in KeyOf<G[Name]>]: string };

/** The texts of a widget that are grouped by screen, as its flat props. */
export function textsOf<const G extends Groups>(groups: G & Distinct<G>): TextsIn<G> {
  return Object.assign({}, ...Object.values(groups)) as TextsIn<G>;
}
