import type { WidgetProfile } from "../contract/widget-profile.ts";

/** `usual`: most editors set it. `rare`: few do. `internal`: only developers and those who run the receiving systems do. */
export type Importance = "usual" | "rare" | "internal";

/** The meaning of each variable `{name}` in a text, by the name of the variable. */
export type Variables = Readonly<Record<string, string>>;

/** What an editor reads about one prop, in Danish. */
export interface DescribedProp {
  readonly title: string;
  readonly description?: string;
  /** Name of another group of the widget. Default: the group that the words are in. */
  readonly group?: string;
  /** Default: that of the group. */
  readonly importance?: Importance;
  /** The label of each value, for a prop with a list of values. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Whether a form shows a field of several lines. Default: true if the default text has more than 60 characters. */
  readonly multiline?: boolean;
  /** Variables that add to or override those of the group. All are listed, even if the default text lacks them. */
  readonly variables?: Variables;
  readonly examples?: readonly string[];
}

/** The words for one prop. A string is only the title. */
export type PropWords = string | DescribedProp;

/** The value that a prop must have so that the widget uses the props of a group. */
export interface OnlyFor {
  readonly prop: string;
  readonly value: string;
}

/** What an editor reads about a group of props, in Danish. */
export interface GroupWords<Key extends string = string> {
  readonly title: string;
  /** Default: `usual`. */
  readonly importance?: Importance;
  /** The choice that makes the widget use the props of the group. */
  readonly onlyFor?: OnlyFor;
  /** The variables of the group's texts. Each prop lists only the variables in its default text. */
  readonly variables?: Variables;
  readonly props: Readonly<Record<Key, PropWords>>;
}

/** The words for the groups of a widget's texts. */
export type GroupsOf<Groups> = { readonly [Name in keyof Groups]: GroupWords<keyof Groups[Name] & string> };

/** What editors read about a widget: the `editorWords` of its `<name>.editor.ts`. Only the build reads them. */
export interface WidgetWords {
  readonly profile: Omit<WidgetProfile, "schemaVersion" | "picture">;
  /** In the order of forms. Every prop is in one of them. */
  readonly groups: Readonly<Record<string, GroupWords>>;
}
